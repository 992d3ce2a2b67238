package dev.benchstudy.benchstat.compare;

import dev.benchstudy.benchstat.group.Key;
import dev.benchstudy.benchstat.group.ProjectionSet;
import dev.benchstudy.benchstat.unit.UnitClass;
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
  ComparisonTable build(ProjectionSet projections, Rule rule) {
    List<Key> rowKeys = sorted(rows.keySet(), projections.row().order());
    Set<Key> used = new HashSet<>();
    rows.values().forEach(cells -> used.addAll(cells.keySet()));
    List<Key> columnKeys = sorted(used, projections.column().order());
    List<Row> built = new ArrayList<>();
    for (Key row : rowKeys) {
      built.add(
          new Row(
              projections.row().values(row),
              cells(rows.getOrDefault(row, Map.of()), columnKeys, projections, rule)));
    }
    return new ComparisonTable(
        header(projections),
        unit,
        UnitClass.of(unit),
        projections.column().names(),
        columnKeys.stream().map(projections.column()::values).toList(),
        built,
        geomeans(built, columnKeys.size()));
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

  private static List<Optional<Cell>> cells(
      Map<Key, CellResults> row, List<Key> columns, ProjectionSet projections, Rule rule) {
    List<Optional<Cell>> cells = new ArrayList<>();
    Optional<Sample> base = Optional.empty();
    for (int i = 0; i < columns.size(); i++) {
      CellResults results = row.get(columns.get(i));
      if (results == null) {
        cells.add(Optional.empty());
        continue;
      }
      Sample sample = results.sample();
      cells.add(
          Optional.of(
              new Cell(
                  rule.summarize(sample),
                  base.map(first -> rule.compare(first, sample)),
                  results.mixed(projections.residue()).stream().toList())));
      if (i == 0) {
        base = Optional.of(sample);
      }
    }
    return cells;
  }

  private static List<Geomean> geomeans(List<Row> rows, int columns) {
    List<Geomean> geomeans = new ArrayList<>();
    int firstSize = 0;
    for (int i = 0; i < columns; i++) {
      int column = i;
      List<Cell> cells =
          rows.stream().map(row -> row.cells().get(column)).flatMap(Optional::stream).toList();
      firstSize = i == 0 ? cells.size() : firstSize;
      geomeans.add(Geomean.of(cells, firstSize, i == 0));
    }
    return geomeans;
  }
}
