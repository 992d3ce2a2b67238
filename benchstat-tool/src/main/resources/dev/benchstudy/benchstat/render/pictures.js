// The overview charts of a report as SVG texts by name, drawn without a page: those of times and throughputs, or of
// whatever else there is if there are none.
'use strict';
function benchstatPictures(echarts, report) {
  const charts = benchstatCharts;
  const pictures = {};

  // Names such as growth-sec-op; a second table of a unit is told apart by a number.
  function name(kind, table) {
    const stem = kind + '-' + table.unit.replace(/[^A-Za-z0-9]+/g, '-');
    let unique = stem;
    for (let i = 2; pictures[unique]; i++) {
      unique = stem + '-' + i;
    }
    return unique;
  }

  function draw(kind, table, made, width) {
    made.option.backgroundColor = charts.LIGHT.page;
    const chart = echarts.init(null, null, {renderer: 'svg', ssr: true, width: width, height: made.height});
    chart.setOption(made.option);
    pictures[name(kind, table)] = chart.renderToSVGString();
    chart.dispose();
  }

  function isTime(table) {
    return table.unit === 'sec/op' || table.unit === 'op/s';
  }

  const times = report.tables.filter(isTime);
  (times.length > 0 ? times : report.tables).forEach(function (table) {
    if (charts.comparisons(table).length > 0) {
      draw('forest', table, charts.forest(table, charts.LIGHT, 860), 860);
    }
    if (charts.numericKey(table)) {
      draw('growth', table, charts.growth(table, charts.LIGHT), 560);
    }
    const bytes = charts.allocationOf(report, table);
    if (bytes) {
      draw('allocation', table, charts.allocation(table, bytes, charts.LIGHT), 560);
    }
  });
  return pictures;
}
