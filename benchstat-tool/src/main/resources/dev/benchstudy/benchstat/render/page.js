// Makes the tables of a report sortable and filterable, and draws its charts when they come into view.
// Without it the page is complete but for the charts.
'use strict';
(function (charts) {
  const report = JSON.parse(document.getElementById('report').textContent);
  const drawn = new Map();

  // ---- charts ------------------------------------------------------------------------------------------------

  function theme() {
    const dark = !printing && window.matchMedia('(prefers-color-scheme: dark)').matches;
    return dark ? charts.DARK : charts.LIGHT;
  }

  let printing = false;

  // What stands in an element, from what the element says of itself.
  function specification(element) {
    const table = report.tables[element.dataset.table];
    const row = Number(element.dataset.row);
    switch (element.dataset.chart) {
      case 'forest': return charts.forest(shownRows(table, element.dataset.table), theme(), element.clientWidth);
      case 'growth': return charts.growth(table, theme());
      case 'allocation': return charts.allocation(table, charts.allocationOf(report, table), theme());
      case 'samples': return charts.samples(table, row, theme());
      default: return charts.runs(table, row, theme());
    }
  }

  // The table with the rows that are not filtered away, in the order in which they stand.
  function shownRows(table, index) {
    const lines = document.querySelectorAll('#table-' + index + ' tbody tr.row:not(.away)');
    const copy = Object.assign({}, table);
    copy.rows = Array.from(lines, function (line) { return table.rows[line.dataset.row]; });
    return copy;
  }

  function draw(element) {
    const made = specification(element);
    element.style.height = made.height + 'px';
    const old = drawn.get(element);
    if (old) {
      old.dispose();
    }
    const chart = echarts.init(element, null, {renderer: 'svg', height: made.height});
    chart.setOption(made.option);
    element.firstElementChild.setAttribute('aria-hidden', 'true');
    element.dataset.marks = made.count;
    drawn.set(element, chart);
  }

  const sight = new IntersectionObserver(function (entries) {
    entries.forEach(function (entry) {
      if (entry.isIntersecting && !drawn.has(entry.target)) {
        draw(entry.target);
      }
    });
  }, {rootMargin: '200px'});

  function redraw() {
    drawn.forEach(function (chart, element) {
      if (element.isConnected && element.clientWidth > 0) {
        draw(element);
      }
    });
  }

  let waiting = 0;

  function redrawSoon() {
    clearTimeout(waiting);
    waiting = setTimeout(redraw, 150);
  }

  window.addEventListener('resize', redrawSoon);
  window.matchMedia('(prefers-color-scheme: dark)').addEventListener('change', redraw);
  window.addEventListener('beforeprint', function () {
    printing = true;
    document.querySelectorAll('.chart').forEach(draw);
  });
  window.addEventListener('afterprint', function () {
    printing = false;
    redraw();
  });

  // ---- the charts of a table -----------------------------------------------------------------------------------

  function overview(place) {
    const index = place.dataset.table;
    const table = report.tables[index];
    const compared = charts.comparisons(table).length;
    const same = 'The numbers stand in the table above.';
    if (compared > 0) {
      const forest = figure('forest', index, '', 'The change of each row with its interval: filled where it is shown, '
          + 'a circle for better, a diamond for worse.', same);
      if (compared > 30) {
        forest.firstElementChild.classList.add('tall');
        forest.firstElementChild.tabIndex = 0;
      }
      place.append(forest);
    }
    const pair = make('div', 'pair');
    const key = charts.numericKey(table);
    if (key) {
      pair.append(figure('growth', index, '', 'How ' + table.unit + ' grows with ' + key + '.', same));
    }
    if (charts.allocationOf(report, table)) {
      pair.append(figure('allocation', index, '',
          'Allocation beside time: where a line goes left and down, less allocation came with less time.', same));
    }
    place.append(pair);
  }

  // ---- the forks of a row --------------------------------------------------------------------------------------

  function make(name, className, text) {
    const element = document.createElement(name);
    if (className) {
      element.className = className;
    }
    if (text) {
      element.textContent = text;
    }
    return element;
  }

  function figure(kind, table, row, caption, words) {
    const all = make('figure');
    const chart = make('div', 'chart');
    chart.dataset.chart = kind;
    chart.dataset.table = table;
    chart.dataset.row = row;
    chart.setAttribute('role', 'img');
    chart.setAttribute('aria-label', caption + ' ' + words);
    all.append(chart, make('figcaption', '', caption));
    sight.observe(chart);
    return all;
  }

  function valuesTable(table, row) {
    const details = make('details');
    details.append(make('summary', '', 'The values as a table'));
    const box = make('div', 'scroll');
    const lines = make('table');
    const head = make('tr');
    ['side', 'fork', 'value', 'iterations in order of time'].forEach(function (word) {
      const cell = make('th', '', word);
      cell.scope = 'col';
      head.append(cell);
    });
    lines.createTHead().append(head);
    const body = lines.createTBody();
    table.rows[row].cells.forEach(function (cell, column) {
      (cell ? charts.forksOf(cell) : []).forEach(function (fork, number) {
        const line = body.insertRow();
        const side = make('th', '', charts.sideName(table, column));
        side.scope = 'row';
        line.append(side);
        const block = fork.block ? ' (block ' + fork.block.number + ')' : '';
        line.insertCell().textContent = number + 1 + block;
        line.insertCell().textContent = charts.amount(fork.value, table.unit);
        line.insertCell().textContent = fork.iterations.map(function (value) {
          return charts.amount(value, table.unit);
        }).join(', ');
      });
    });
    box.append(lines);
    details.append(box);
    return details;
  }

  function toggle(button) {
    const line = button.closest('tr');
    const open = button.getAttribute('aria-expanded') !== 'true';
    button.setAttribute('aria-expanded', open);
    if (!open) {
      line.nextElementSibling.remove();
      return;
    }
    const index = line.closest('table').dataset.table;
    const row = Number(line.dataset.row);
    const table = report.tables[index];
    const words = charts.inWords(table, row);
    const shown = make('tr', 'forks');
    const cell = make('td');
    cell.colSpan = line.cells.length;
    const pair = make('div', 'pair');
    pair.append(
        figure('samples', index, row,
            'Each line is one fork: its value (large), its iterations (small). Band and line: interval and centre of the side.', words),
        figure('runs', index, row,
            'Iterations in order of time. A slope inside forks is drift or missing warm-up; a step between forks is luck of the start.', words));
    cell.append(pair, valuesTable(table, row));
    shown.append(cell);
    line.after(shown);
  }

  // ---- sorting and filtering -------------------------------------------------------------------------------------

  function sort(button) {
    const head = button.closest('th');
    const table = head.closest('table');
    const up = head.getAttribute('aria-sort') !== 'ascending';
    table.querySelectorAll('th[aria-sort]').forEach(function (other) { other.removeAttribute('aria-sort'); });
    head.setAttribute('aria-sort', up ? 'ascending' : 'descending');
    closeAll(table);
    const at = Number(button.dataset.at);
    const body = table.tBodies[0];
    const lines = Array.from(body.rows);
    lines.sort(function (a, b) {
      const order = compare(sortKey(a.cells[at]), sortKey(b.cells[at]));
      return (up ? order : -order) || a.dataset.row - b.dataset.row;
    });
    lines.forEach(function (line) { body.append(line); });
    say('Sorted by ' + button.textContent + (up ? ', ascending' : ', descending'));
    redrawForests();
  }

  function sortKey(cell) {
    return cell.dataset.sort === undefined ? cell.textContent : cell.dataset.sort;
  }

  // Cells without a value stand last in ascending order.
  function compare(a, b) {
    if (a === b) {
      return 0;
    } else if (a === '' || b === '') {
      return a === '' ? 1 : -1;
    }
    const difference = a - b;
    return isNaN(difference) ? a.localeCompare(b, 'en', {numeric: true}) : difference;
  }

  function closeAll(table) {
    table.querySelectorAll('.open[aria-expanded=true]').forEach(toggle);
  }

  const filter = document.getElementById('filter');
  const changedOnly = document.getElementById('changed-only');
  const status = document.getElementById('status');

  function applyFilter() {
    const words = filter.value.toLowerCase().split(/\s+/).filter(Boolean);
    let shown = 0;
    let all = 0;
    document.querySelectorAll('table.results').forEach(function (table) {
      closeAll(table);
      Array.from(table.tBodies[0].rows).forEach(function (line) {
        const label = report.tables[table.dataset.table].rows[line.dataset.row].label.toLowerCase();
        const fits = words.every(function (word) { return label.includes(word); });
        const away = !fits || changedOnly.checked && line.dataset.changed !== 'true';
        line.classList.toggle('away', away);
        all++;
        shown += away ? 0 : 1;
      });
    });
    say(shown === all ? all + ' rows' : shown + ' of ' + all + ' rows');
    redrawForests();
  }

  function say(words) {
    status.textContent = words;
  }

  let forestsWaiting = 0;

  function redrawForests() {
    clearTimeout(forestsWaiting);
    forestsWaiting = setTimeout(function () {
      drawn.forEach(function (chart, element) {
        if (element.dataset.chart === 'forest') {
          draw(element);
        }
      });
    }, 120);
  }

  document.addEventListener('click', function (event) {
    const button = event.target.closest('button');
    if (button && button.classList.contains('open')) {
      toggle(button);
    } else if (button && button.classList.contains('sort')) {
      sort(button);
    }
  });
  filter.addEventListener('input', applyFilter);
  changedOnly.addEventListener('change', applyFilter);
  document.querySelectorAll('.charts').forEach(overview);
  document.querySelectorAll('.needs-script').forEach(function (part) { part.hidden = false; });
  applyFilter();
})(benchstatCharts);
