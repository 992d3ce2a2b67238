// The overview charts of a report as SVG texts by name, drawn without a page: those of times and throughputs, or of
// whatever else there is if there are none.
'use strict';
function benchstatPictures(echarts, report) {
  const charts = benchstatCharts;
  const pictures = {};
  const LEGEND_SIGN = 32;
  const LEGEND_LETTERS = 14;
  const LEGEND_GAP = 18;
  const LEGEND_MARGIN = 10;
  const LONG_NAME = 20;

  // Names such as growth-sec-op; a second table of a unit is told apart by a number.
  function name(kind, table) {
    const stem = kind + '-' + table.unit.replace(/[^A-Za-z0-9]+/g, '-');
    let unique = stem;
    for (let i = 2; pictures[unique]; i++) {
      unique = stem + '-' + i;
    }
    return unique;
  }

  // Shows all names of a legend at once, in as many lines as they need: nobody can turn its pages in a picture. Long
  // names get a line each, since a reader's letters may be wider than those reckoned with here. Returns the height of
  // the lines after the first.
  function unfoldLegend(option, width) {
    if (!option.legend) {
      return 0;
    }
    const names = option.series.map(function (series) { return series.name; });
    const each = names.some(function (name) { return name.length > LONG_NAME; });
    const gap = each ? LEGEND_GAP / 2 : LEGEND_GAP;
    let more = 0;
    let used = 0;
    names.forEach(function (name) {
      const needed = LEGEND_SIGN + echarts.format.getTextRect(name).width;
      if (used > 0 && (each || used + needed > width - LEGEND_MARGIN)) {
        more += LEGEND_LETTERS + gap;
        used = 0;
      }
      used += needed + gap;
    });
    option.legend.type = 'plain';
    option.legend.orient = each ? 'vertical' : 'horizontal';
    option.legend.itemGap = gap;
    option.grid.top += more;
    return more;
  }

  function draw(kind, table, made, width) {
    made.option.backgroundColor = charts.LIGHT.page;
    const height = made.height + unfoldLegend(made.option, width);
    const chart = echarts.init(null, null, {renderer: 'svg', ssr: true, width: width, height: height});
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
