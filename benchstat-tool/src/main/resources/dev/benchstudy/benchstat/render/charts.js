// What each chart of a report shows: functions from a report's data to options of ECharts, without a page.
// The page draws them on demand; the pictures of a chapter are made by the same functions.
// Kept to what Rhino understands: no classes, no spread, and no const in a loop.
'use strict';
var benchstatCharts = (function () {
  const LIGHT = {
    text: '#1d2530', faint: '#5d6875', line: '#c9d1da', page: '#ffffff',
    better: '#0b6e99', worse: '#b8460e', changed: '#7a4fa3', same: '#6b7580',
    sides: ['#5d6875', '#0b6e99', '#b8460e', '#2f7d32', '#7a4fa3', '#8a6d00', '#00796b', '#ad1457']
  };
  const DARK = {
    text: '#e6eaef', faint: '#a7b1bc', line: '#3a444f', page: '#14191f',
    better: '#5cb8e6', worse: '#f2915c', changed: '#c39be6', same: '#98a3ae',
    sides: ['#a7b1bc', '#5cb8e6', '#f2915c', '#7fc77f', '#c39be6', '#dcbc4a', '#4fc3b5', '#f07fa8']
  };
  const SIGNS = ['circle', 'diamond', 'triangle', 'rect', 'roundRect', 'emptyCircle', 'emptyDiamond', 'emptyTriangle'];
  const LETTER = 7;
  const MOST_LINES = 24;
  const LINES = ['dashed', 'solid', 'dotted'];
  const PREFIXES = ['p', 'n', 'µ', 'm', '', 'k', 'M', 'G', 'T'];

  // ---- numbers and names -------------------------------------------------------------------------------------

  function isMemory(unit) {
    return /(^|-)(B|MB|bytes)(\/|$)/.test(unit);
  }

  function digits(value) {
    const size = Math.abs(value);
    return value.toFixed(size >= 99.95 ? 0 : size >= 9.995 ? 1 : 2).replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, '');
  }

  // A number with an SI or binary prefix, and the unit's first part: 1.5 µs.
  function amount(value, unit) {
    if (value === 0) {
      return '0';
    }
    const per = unit.replace(/^.*-/, '');
    if (isMemory(unit)) {
      let step = 0;
      let rest = value;
      while (Math.abs(rest) >= 1023.95 && step < 4) {
        rest /= 1024;
        step++;
      }
      return digits(rest) + ' ' + ['', 'Ki', 'Mi', 'Gi', 'Ti'][step] + per.replace(/\/op$/, '');
    }
    const power = Math.max(-4, Math.min(4, Math.floor(Math.log(Math.abs(value) * 1.0000001) / Math.LN10 / 3)));
    const name = per.indexOf('sec') === 0 ? 's' : per === 'op/s' ? 'op/s' : '';
    return digits(value / Math.pow(1000, power)) + ' ' + PREFIXES[power + 4] + name;
  }

  function percent(ratio) {
    const change = (ratio - 1) * 100;
    return (change < 0 ? '−' : '+') + digits(Math.abs(change)) + ' %';
  }

  function sideName(table, column) {
    return table.columns[column].join(' ');
  }

  function shortened(text, most) {
    return text.length <= most ? text : text.slice(0, Math.ceil(most / 2) - 1) + '…' + text.slice(-Math.floor(most / 2));
  }

  function isNumber(value) {
    return typeof value === 'number';
  }

  // There are as many signs as colours; from the ninth side on a colour comes again with another sign.
  function signOf(side) {
    return SIGNS[(side + Math.floor(side / SIGNS.length)) % SIGNS.length];
  }

  // The fork values of a cell, or its samples where no forks are known.
  function forksOf(cell) {
    if (cell.forks) {
      return cell.forks;
    }
    return cell.values.map(function (value) {
      return {value: value, iterations: []};
    });
  }

  // ---- what the options share ----------------------------------------------------------------------------------

  function base(theme) {
    return {
      animation: false,
      backgroundColor: 'transparent',
      textStyle: {color: theme.text, fontFamily: 'system-ui, sans-serif', fontSize: 12},
      tooltip: {
        renderMode: 'richText', backgroundColor: theme.page, borderColor: theme.line,
        textStyle: {color: theme.text, fontSize: 12}
      }
    };
  }

  function axis(theme, more) {
    const all = {
      axisLine: {lineStyle: {color: theme.line}},
      axisLabel: {color: theme.faint, hideOverlap: true},
      splitLine: {lineStyle: {color: theme.line, opacity: 0.6}},
      nameTextStyle: {color: theme.faint},
      nameLocation: 'middle'
    };
    for (var key in more) {
      if (typeof more[key] === 'object' && all[key] && !Array.isArray(more[key])) {
        for (var inner in more[key]) {
          all[key][inner] = more[key][inner];
        }
      } else {
        all[key] = more[key];
      }
    }
    return all;
  }

  // Ends of an axis a little beyond the values, so that small differences can be seen.
  function span(values) {
    const finite = values.filter(isFinite);
    const low = Math.min.apply(null, finite);
    const high = Math.max.apply(null, finite);
    const room = (high - low || Math.abs(high) || 1) * 0.06;
    const step = Math.pow(10, Math.floor(Math.log(room) / Math.LN10));
    const floor = low >= 0 ? Math.max(0, low - room) : low - room;
    return [Math.floor(floor / step) * step, Math.ceil((high + room) / step) * step];
  }

  // ---- forest plot: the interval of each ratio ----------------------------------------------------------------

  function comparisons(table) {
    const all = [];
    table.rows.forEach(function (row, index) {
      row.cells.forEach(function (cell, column) {
        if (cell && cell.comparison && isNumber(cell.comparison.change)) {
          all.push({row: index, column: column, label: row.label, found: cell.comparison});
        }
      });
    });
    return all;
  }

  function forest(table, theme, width) {
    const all = comparisons(table);
    const several = table.columns.length > 2;
    const names = all.map(function (one) {
      return one.label + (several ? '  ' + sideName(table, one.column) : '');
    });
    const finite = [1];
    all.forEach(function (one) {
      const effect = one.found.effect;
      [middle(one.found), effect && effect.low, effect && effect.high].forEach(function (ratio) {
        if (isNumber(ratio) && ratio > 0) {
          finite.push(ratio);
        }
      });
    });
    const low = Math.min.apply(null, finite);
    const high = Math.max.apply(null, finite);
    const linear = low > 0.4 && high < 2.5;
    const ends = linear ? span([low * 100 - 100, high * 100 - 100]) : [low / 1.15, high * 1.15];
    const place = function (ratio) {
      const value = ratio === '+Inf' ? Infinity : ratio === '-Inf' ? 0 : ratio;
      return Math.max(ends[0], Math.min(ends[1], linear ? value * 100 - 100 : value));
    };
    const left = Math.min(Math.max(90, width * 0.42), 24 + LETTER * longest(names));
    const most = Math.floor((left - 20) / LETTER);
    const option = base(theme);
    option.grid = {left: left, right: 118, top: 8, bottom: 46};
    option.yAxis = axis(theme, {
      type: 'category', inverse: true, data: names, axisTick: {show: false},
      axisLabel: {color: theme.text, interval: 0, formatter: function (name) { return shortened(name, most); }}
    });
    option.xAxis = axis(theme, linear ? {
      type: 'value', min: ends[0], max: ends[1], nameGap: 28,
      name: 'change against ' + sideName(table, 0) + ', with its interval',
      axisLabel: {formatter: function (value) { return (value > 0 ? '+' : value < 0 ? '−' : '') + digits(Math.abs(value)) + ' %'; }}
    } : {
      type: 'log', logBase: high / low > 200 ? 10 : 2, min: ends[0], max: ends[1], nameGap: 28,
      name: 'ratio to ' + sideName(table, 0) + ', with its interval',
      axisLabel: {showMinLabel: false, showMaxLabel: false, formatter: function (value) { return value < 0.99 ? '×1/' + digits(1 / value) : '×' + digits(value); }}
    });
    option.series = [{
      type: 'custom', name: 'interval', clip: false,
      data: all.map(function (one, index) {
        const effect = one.found.effect || {low: one.found.change, high: one.found.change};
        return {value: [place(effect.low), index, place(effect.high), place(middle(one.found))], verdict: one.found.verdict};
      }),
      encode: {x: [0, 2, 3], y: 1},
      tooltip: {formatter: function (hit) { return forestTip(table, all[hit.dataIndex]); }},
      renderItem: function (params, api) {
        const one = all[params.dataIndex];
        return interval(api.coord([api.value(0), api.value(1)]), api.coord([api.value(2), api.value(1)]),
            api.coord([api.value(3), api.value(1)]), one.found, theme, params.coordSys);
      }
    }, {
      type: 'scatter', symbolSize: 0, silent: true, data: [],
      markLine: {
        silent: true, symbol: 'none', label: {show: false}, lineStyle: {color: theme.text, type: 'solid', width: 1},
        data: [{xAxis: linear ? 0 : 1}]
      }
    }];
    return {option: option, height: 58 + 22 * all.length, count: all.length};
  }

  function longest(names) {
    return names.reduce(function (most, name) { return Math.max(most, name.length); }, 0);
  }

  // The ratio of two medians may lie beside the interval; the estimate that belongs to it cannot.
  function middle(found) {
    const effect = found.effect;
    const beside = effect && (found.change < effect.low || found.change > effect.high);
    return beside && isNumber(effect.ratio) ? effect.ratio : found.change;
  }

  // The interval as a line with ends; better a circle, worse a diamond, no difference an open circle.
  function interval(from, to, at, found, theme, area) {
    const color = theme[found.verdict];
    const y = at[1];
    const line = function (x1, y1, x2, y2) {
      return {type: 'line', shape: {x1: x1, y1: y1, x2: x2, y2: y2}, style: {stroke: color, lineWidth: 1.5}};
    };
    const mark = found.verdict === 'worse' || found.verdict === 'changed'
        ? {type: 'polygon', shape: {points: [[at[0] - 6, y], [at[0], y - 6], [at[0] + 6, y], [at[0], y + 6]]}, style: {fill: color}}
        : {type: 'circle', shape: {cx: at[0], cy: y, r: found.verdict === 'same' ? 4 : 5},
          style: {fill: found.verdict === 'same' ? theme.page : color, stroke: color, lineWidth: 1.5}};
    const words = found.verdict === 'same' ? '~' : percent(middle(found)) + ' ' + found.verdict;
    return {type: 'group', children: [
      line(from[0], y, to[0], y), line(from[0], y - 4, from[0], y + 4), line(to[0], y - 4, to[0], y + 4), mark,
      {type: 'text', style: {text: words, x: area.x + area.width + 8, y: y, fill: color, verticalAlign: 'middle', font: '12px system-ui, sans-serif'}}
    ]};
  }

  function forestTip(table, one) {
    const found = one.found;
    const effect = found.effect;
    const lines = [one.label, amount(found.base, table.unit) + ' → ' + amount(found.center, table.unit)
        + '   ' + percent(found.change) + (found.verdict === 'same' ? ' (not shown to differ)' : ' ' + found.verdict)];
    if (effect && isNumber(effect.low) && isNumber(effect.high)) {
      lines.push('interval ' + percent(effect.low) + ' to ' + percent(effect.high));
    }
    if (isNumber(found.p)) {
      lines.push('p = ' + found.p.toFixed(3) + ', n = ' + found.n + ' ' + found.counted);
    }
    return lines.join('\n');
  }

  // ---- the samples of one row: a line for each fork ------------------------------------------------------------

  function samples(table, index, theme) {
    const row = table.rows[index];
    const names = [];
    const series = [];
    const values = [];
    row.cells.forEach(function (cell, column) {
      if (!cell) {
        return;
      }
      const side = sideName(table, column);
      const color = theme.sides[column % theme.sides.length];
      const dots = [];
      const inner = [];
      const first = names.length;
      forksOf(cell).forEach(function (fork, number) {
        const name = side + ' ' + (number + 1);
        names.push(name);
        dots.push([fork.value, name]);
        values.push(fork.value);
        fork.iterations.forEach(function (value) {
          inner.push([value, name]);
          values.push(value);
        });
      });
      series.push({
        name: side, type: 'scatter', symbol: signOf(column), symbolSize: 11, data: dots,
        itemStyle: {color: color, opacity: 0.9}, z: 4,
        tooltip: {formatter: function (hit) { return hit.value[1] + ': ' + amount(hit.value[0], table.unit); }},
        markLine: isNumber(cell.center) ? {
          silent: true, symbol: 'none', label: {show: false}, lineStyle: {color: color, type: 'solid', width: 2},
          data: [[{coord: [cell.center, names[first]]}, {coord: [cell.center, names[names.length - 1]]}]]
        } : undefined,
        markArea: isNumber(cell.low) && isNumber(cell.high) && cell.high > cell.low ? {
          silent: true, itemStyle: {color: color, opacity: 0.13},
          data: [[{coord: [cell.low, names[first]]}, {coord: [cell.high, names[names.length - 1]]}]]
        } : undefined
      });
      series.push({
        name: side + ' iterations', type: 'scatter', symbol: 'circle', symbolSize: 4, data: inner, silent: true,
        itemStyle: {color: color, opacity: 0.45}, z: 3
      });
    });
    const ends = span(values);
    const option = base(theme);
    option.grid = {left: Math.min(180, 24 + LETTER * longest(names)), right: 24, top: 8, bottom: 44};
    option.yAxis = axis(theme, {type: 'category', inverse: true, data: names, axisTick: {show: false},
      axisLabel: {color: theme.text, formatter: function (name) { return shortened(name, 24); }}});
    option.xAxis = axis(theme, {type: 'value', min: ends[0], max: ends[1], name: table.unit, nameGap: 26,
      axisLabel: {formatter: function (value) { return amount(value, table.unit); }}});
    option.series = series;
    return {option: option, height: 60 + Math.min(1200, 16 * names.length), count: names.length};
  }

  // ---- the run of one row: iterations in order of time -----------------------------------------------------------

  function runs(table, index, theme) {
    const row = table.rows[index];
    const series = [];
    const values = [];
    const starts = [];
    row.cells.forEach(function (cell, column) {
      if (!cell) {
        return;
      }
      const points = [];
      let at = 1;
      forksOf(cell).forEach(function (fork, number) {
        const all = fork.iterations.length ? fork.iterations : [fork.value];
        starts[number] = Math.max(starts[number] || 0, at);
        at = starts[number];
        all.forEach(function (value, i) {
          points.push({value: [at + i, value], fork: number + 1, iteration: i + 1});
          values.push(value);
        });
        at += all.length;
        points.push({value: [at, null]});
        at++;
      });
      series.push({
        name: sideName(table, column), type: 'line', data: points, connectNulls: false,
        symbol: signOf(column), symbolSize: 5, showAllSymbol: true,
        lineStyle: {width: 1.2, type: LINES[column % LINES.length], color: theme.sides[column % theme.sides.length]},
        itemStyle: {color: theme.sides[column % theme.sides.length]},
        tooltip: {formatter: function (hit) {
          return hit.seriesName + ', fork ' + hit.data.fork + ', iteration ' + hit.data.iteration + ': '
              + amount(hit.value[1], table.unit);
        }}
      });
    });
    const ends = span(values);
    const option = base(theme);
    option.legend = {top: 0, textStyle: {color: theme.text}, selectedMode: false};
    option.grid = {left: 74, right: 20, top: 30, bottom: 44};
    option.xAxis = axis(theme, {type: 'value', min: 0, name: 'iterations, fork after fork', nameGap: 26,
      splitLine: {show: false}, axisLabel: {show: false}, axisTick: {show: false}});
    option.yAxis = axis(theme, {type: 'value', min: ends[0], max: ends[1],
      axisLabel: {formatter: function (value) { return amount(value, table.unit); }}});
    option.series = series;
    return {option: option, height: 250, count: values.length};
  }

  // ---- growth: a numeric name key against the value ------------------------------------------------------------

  // The numeric key of a table with most values, if it has two or more.
  function numericKey(table) {
    const seen = {};
    table.rows.forEach(function (row) {
      keysOf(row.label).forEach(function (key) {
        seen[key.name] = seen[key.name] || {};
        seen[key.name][key.value] = true;
      });
    });
    let best = null;
    for (var name in seen) {
      var count = Object.keys(seen[name]).length;
      if (count > 1 && (!best || count > best.count)) {
        best = {name: name, count: count};
      }
    }
    return best && best.name;
  }

  function keysOf(label) {
    const found = [];
    const pattern = /\/([^\/=]+)=(\d+(?:\.\d+)?)(?=\/|-\d+$|$)/g;
    for (let hit = pattern.exec(label); hit; hit = pattern.exec(label)) {
      found.push({name: hit[1], value: Number(hit[2]), start: hit.index, end: pattern.lastIndex});
    }
    return found;
  }

  function growth(table, theme) {
    const key = numericKey(table);
    const groups = {};
    const order = [];
    table.rows.forEach(function (row) {
      keysOf(row.label).forEach(function (one) {
        if (one.name !== key || !(one.value > 0)) {
          return;
        }
        const rest = row.label.slice(0, one.start) + row.label.slice(one.end);
        row.cells.forEach(function (cell, column) {
          if (!cell || !(cell.center > 0)) {
            return;
          }
          const name = table.columns.length > 1 ? sideName(table, column) : '';
          const group = rest + '\n' + name;
          if (!groups[group]) {
            groups[group] = {rest: rest, side: name, column: column, points: []};
            order.push(group);
          }
          groups[group].points.push([one.value, cell.center]);
        });
      });
    });
    const lines = order.map(function (name) { return groups[name]; }).filter(function (g) { return g.points.length > 1; });
    const single = lines.every(function (line) { return line.rest === lines[0].rest; });
    const option = base(theme);
    option.legend = {type: 'scroll', top: 0, textStyle: {color: theme.text}};
    option.grid = {left: 74, right: 24, top: 34, bottom: 46};
    option.xAxis = axis(theme, {type: 'log', name: key + ' (logarithmic)', nameGap: 28,
      min: lowest(lines, 0), max: highest(lines, 0), axisLabel: {showMinLabel: false, showMaxLabel: false}});
    option.yAxis = axis(theme, {type: 'log', logBase: isMemory(table.unit) ? 2 : 10, min: lowest(lines, 1), max: highest(lines, 1),
      axisLabel: {showMinLabel: false, showMaxLabel: false, formatter: function (value) { return amount(value, table.unit); }}});
    if (lines.length > MOST_LINES) {
      option.title = {text: 'the first ' + MOST_LINES + ' of ' + lines.length + ' lines', right: 24, bottom: 0,
        textStyle: {color: theme.faint, fontSize: 12, fontWeight: 'normal'}};
    }
    option.series = lines.slice(0, MOST_LINES).map(function (line, index) {
      const style = single || lines.length === table.columns.length ? line.column : index;
      const color = theme.sides[style % theme.sides.length];
      line.points.sort(function (a, b) { return a[0] - b[0]; });
      return {
        name: (single ? line.side || line.rest : line.rest + (line.side ? ' ' + line.side : '')), type: 'line', data: line.points,
        symbol: signOf(style), symbolSize: 9, itemStyle: {color: color},
        lineStyle: {color: color, width: 2, type: LINES[line.column % LINES.length]},
        tooltip: {formatter: function (hit) {
          return hit.seriesName + '\n' + key + ' = ' + hit.value[0] + ': ' + amount(hit.value[1], table.unit);
        }}
      };
    });
    return {option: option, height: 330, count: lines.length};
  }

  function lowest(lines, part) {
    return Math.min.apply(null, all(lines, part)) / 1.4;
  }

  function highest(lines, part) {
    return Math.max.apply(null, all(lines, part)) * 1.4;
  }

  function all(lines, part) {
    return lines.reduce(function (list, line) {
      return list.concat(line.points.map(function (point) { return point[part]; }));
    }, [1].slice(1));
  }

  // ---- allocation beside time ------------------------------------------------------------------------------------

  // The table of allocated bytes with the same header as a table of times.
  function allocationOf(report, table) {
    if (table.unit !== 'sec/op' && table.unit !== 'op/s') {
      return null;
    }
    return report.tables.filter(function (other) {
      return other.unit === 'B/op' && JSON.stringify(other.header) === JSON.stringify(table.header);
    })[0] || null;
  }

  // One mark for each row and side, and a line from the base to the others; no allocation stands at one byte.
  function allocation(table, bytes, theme) {
    const sides = table.columns.map(function () { return []; });
    const links = [];
    table.rows.forEach(function (row) {
      const partner = bytes.rows.filter(function (other) { return other.label === row.label; })[0];
      if (!partner) {
        return;
      }
      const points = [];
      row.cells.forEach(function (cell, column) {
        const at = columnOf(bytes, table.columns[column]);
        const allocated = at < 0 ? null : partner.cells[at];
        if (cell && allocated && cell.center > 0) {
          const point = [Math.max(1, allocated.center), cell.center];
          sides[column].push({value: point, label: row.label, bytes: allocated.center});
          points.push(point);
        }
      });
      points.slice(1).forEach(function (point) { links.push([{coord: points[0]}, {coord: point}]); });
    });
    const every = [{points: sides.reduce(function (list, side) {
      return list.concat(side.map(function (one) { return one.value; }));
    }, [])}];
    const option = base(theme);
    option.legend = {type: 'scroll', top: 0, textStyle: {color: theme.text}};
    option.grid = {left: 74, right: 24, top: 34, bottom: 46};
    option.xAxis = axis(theme, {type: 'log', logBase: 2, min: lowest(every, 0), max: highest(every, 0),
      name: 'allocated for each operation (logarithmic)', nameGap: 28,
      axisLabel: {showMinLabel: false, showMaxLabel: false, formatter: function (value) { return value <= 1 ? '≤ 1 B' : amount(value, 'B/op'); }}});
    option.yAxis = axis(theme, {type: 'log', min: lowest(every, 1), max: highest(every, 1),
      axisLabel: {showMinLabel: false, showMaxLabel: false, formatter: function (value) { return amount(value, table.unit); }}});
    option.series = sides.map(function (points, column) {
      return {
        name: sideName(table, column), type: 'scatter', symbol: signOf(column), symbolSize: 10, data: points,
        itemStyle: {color: theme.sides[column % theme.sides.length]},
        tooltip: {formatter: function (hit) {
          return hit.data.label + ' ' + hit.seriesName + '\n' + amount(hit.value[1], table.unit) + ', '
              + amount(hit.data.bytes, 'B/op');
        }},
        markLine: column > 0 || links.length > 400 ? undefined : {
          silent: true, symbol: ['none', 'arrow'], symbolSize: 6, label: {show: false},
          lineStyle: {color: theme.faint, type: 'solid', opacity: 0.5}, data: links
        }
      };
    });
    return {option: option, height: 330, count: every[0].points.length};
  }

  function columnOf(table, column) {
    return table.columns.map(function (one) { return one.join('\n'); }).indexOf(column.join('\n'));
  }

  // ---- in words --------------------------------------------------------------------------------------------------

  // What a row's forks say, for those who do not see the chart.
  function inWords(table, index) {
    return table.rows[index].cells.map(function (cell, column) {
      if (!cell) {
        return sideName(table, column) + ': no results';
      }
      const values = forksOf(cell).map(function (fork) { return fork.value; });
      return sideName(table, column) + ': ' + values.length + (cell.forks ? ' forks' : ' samples') + ' from '
          + amount(Math.min.apply(null, values), table.unit) + ' to ' + amount(Math.max.apply(null, values), table.unit)
          + ', centre ' + amount(cell.center, table.unit);
    }).join('; ');
  }

  return {
    LETTER: LETTER, LIGHT: LIGHT, DARK: DARK, amount: amount, forksOf: forksOf, sideName: sideName, inWords: inWords,
    comparisons: comparisons, forest: forest, samples: samples, runs: runs,
    numericKey: numericKey, growth: growth, allocationOf: allocationOf, allocation: allocation
  };
})();
