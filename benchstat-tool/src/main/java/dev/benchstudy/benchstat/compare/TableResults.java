package dev.benchstudy.benchstat.compare;

import dev.benchstudy.benchstat.group.Key;
import dev.benchstudy.benchstat.group.ProjectionSet;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The results of one table while they are gathered. */
final class TableResults {
  private final Key key;
  private final String unit;
  private final Map<Key, Map<Key, CellResults>> rows = new HashMap<>();

  TableResults(Key key, String unit) {
    this.key = key;
    this.unit = unit;
  }

  Key key() {
    return key;
  }

  String unit() {
    return unit;
  }

  CellResults cell(Key row, Key column) {
    return rows.computeIfAbsent(row, k -> new HashMap<>(4))
        .computeIfAbsent(column, k -> new CellResults());
  }

  /** Summarises and compares all that has been gathered. */
  ComparisonTable build(ProjectionSet projections, Rules rules, boolean exact) {
    List<Key> rowKeys = sorted(rows.keySet(), projections.row().order());
    Set<Key> used = new HashSet<>();
    rows.values().forEach(cells -> used.addAll(cells.keySet()));
    List<Key> columnKeys = sorted(used, projections.column().order());
    List<Row> built = new ArrayList<>();
    for (Key row : rowKeys) {
      List<Optional<CellResults>> cells = new ArrayList<>();
      columnKeys.forEach(column -> cells.add(results(row, column)));
      List<Sample> samples =
          cells.stream().flatMap(Optional::stream).map(CellResults::sample).toList();
      Rule rule = rules.forRow(unit, exact, samples);
      built.add(new Row(projections.row().values(row), cells(cells, projections, rule)));
    }
    return ComparisonTable.of(
        header(projections),
        unit,
        exact,
        projections.column().names(),
        columnKeys.stream().map(projections.column()::values).toList(),
        built);
  }

  private static List<Key> sorted(Collection<Key> keys, java.util.Comparator<Key> order) {
    return keys.stream().sorted(order).toList();
  }

  private List<HeaderLine> header(ProjectionSet projections) {
    List<String> names = projections.table().names();
    List<String> values = projections.table().values(key);
    List<HeaderLine> header = new ArrayList<>();
    for (int i = 0; i < names.size(); i++) {
      header.add(new HeaderLine(names.get(i), values.get(i)));
    }
    return header;
  }

  private Optional<CellResults> results(Key row, Key column) {
    return Optional.ofNullable(rows.getOrDefault(row, Map.of()).get(column));
  }

  private static List<Optional<Cell>> cells(
      List<Optional<CellResults>> row, ProjectionSet projections, Rule rule) {
    Optional<Sample> base = row.get(0).map(CellResults::sample);
    List<Optional<Cell>> cells = new ArrayList<>();
    cells.add(row.get(0).map(results -> cell(results, Optional.empty(), projections, rule)));
    for (Optional<CellResults> other : row.subList(1, row.size())) {
      cells.add(other.map(results -> cell(results, base, projections, rule)));
    }
    return cells;
  }

  private static Cell cell(
      CellResults results, Optional<Sample> base, ProjectionSet projections, Rule rule) {
    Sample sample = results.sample();
    return new Cell(
        sample,
        rule.summarize(sample),
        base.map(first -> rule.compare(first, sample)),
        results.mixed(projections.residue()).stream().toList());
  }

  /** Returns whether any result comes from a fork. */
  boolean hasForks() {
    return rows.values().stream()
        .flatMap(cells -> cells.values().stream())
        .anyMatch(results -> !results.sample().forks().isEmpty());
  }

  /** Returns the row keys, each with the columns in which it has results. */
  Map<Key, Set<Key>> presence() {
    Map<Key, Set<Key>> presence = new HashMap<>();
    rows.forEach((row, cells) -> presence.put(row, cells.keySet()));
    return presence;
  }
}
