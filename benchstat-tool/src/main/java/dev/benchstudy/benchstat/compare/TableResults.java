package dev.benchstudy.benchstat.compare;

import dev.benchstudy.benchstat.group.Key;
import dev.benchstudy.benchstat.group.ProjectionSet;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** The results of one table while they are gathered. */
final class TableResults {
  /** With fewer rows, starting threads takes longer than they save. */
  private static final int FEWEST_PARALLEL = 200;

  private final Key key;
  private final String unit;

  /** In the order in which rows were first seen, which is mostly that in which they are shown. */
  private final Map<Key, Map<Key, CellResults>> rows = new LinkedHashMap<>();

  /** The cell asked for last: results come in long runs of one row and column. */
  private @Nullable CellResults lastCell;

  private @Nullable Key lastRow;
  private @Nullable Key lastColumn;

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
    if (lastCell != null && row.equals(lastRow) && column.equals(lastColumn)) {
      return lastCell;
    }
    Map<Key, CellResults> cells = rows.get(row);
    if (cells == null) {
      cells = new HashMap<>(4);
      rows.put(row, cells);
    }
    CellResults cell = cells.get(column);
    if (cell == null) {
      cell = new CellResults();
      cells.put(column, cell);
    }
    lastCell = cell;
    lastRow = row;
    lastColumn = column;
    return cell;
  }

  /** Summarises and compares all that has been gathered; many rows by all processors. */
  ComparisonTable build(ProjectionSet projections, Rules rules, boolean exact) {
    List<Key> rowKeys = projections.row().sorted(rows.keySet());
    Set<Key> used = new HashSet<>();
    for (Map<Key, CellResults> cells : rows.values()) {
      used.addAll(cells.keySet());
    }
    List<Key> columnKeys = projections.column().sorted(used);
    Row[] built = new Row[rowKeys.size()];
    if (built.length < FEWEST_PARALLEL) {
      for (int i = 0; i < built.length; i++) {
        built[i] = row(rowKeys.get(i), columnKeys, projections, rules, exact);
      }
    } else {
      IntStream.range(0, built.length)
          .parallel()
          .forEach(i -> built[i] = row(rowKeys.get(i), columnKeys, projections, rules, exact));
    }
    List<List<String>> columns = new ArrayList<>();
    for (Key column : columnKeys) {
      columns.add(projections.column().values(column));
    }
    return ComparisonTable.of(
        header(projections),
        unit,
        exact,
        projections.column().names(),
        columns,
        Arrays.asList(built));
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

  private Row row(
      Key key, List<Key> columns, ProjectionSet projections, Rules rules, boolean exact) {
    Map<Key, CellResults> present = rows.getOrDefault(key, Map.of());
    Optional<Sample> base = Optional.empty();
    List<Optional<Cell>> cells = new ArrayList<>();
    for (Key column : columns) {
      CellResults results = present.get(column);
      cells.add(
          results == null
              ? Optional.empty()
              : Optional.of(cell(results, base, projections, rules, exact)));
      if (cells.size() == 1 && results != null) {
        base = Optional.of(results.sample());
      }
    }
    return new Row(projections.row().values(key), cells);
  }

  private Cell cell(
      CellResults results,
      Optional<Sample> base,
      ProjectionSet projections,
      Rules rules,
      boolean exact) {
    Sample sample = results.sample();
    Optional<Comparison> comparison =
        base.isPresent()
            ? Optional.of(
                rules.forPair(unit, exact, base.get(), sample).compare(base.get(), sample))
            : Optional.empty();
    Optional<Warning> mixed = results.mixed(projections.residue());
    return new Cell(
        sample,
        rules.forCell(unit, exact, sample).summarize(sample),
        comparison,
        mixed.isPresent() ? List.of(mixed.get()) : List.of());
  }

  /** Returns whether any result comes from a fork. */
  boolean hasForks() {
    for (Map<Key, CellResults> cells : rows.values()) {
      for (CellResults results : cells.values()) {
        if (results.hasForks()) {
          return true;
        }
      }
    }
    return false;
  }

  /** Returns the row keys in the order in which they were first seen. */
  Set<Key> rows() {
    return rows.keySet();
  }

  /** Returns the columns in which a row has results. */
  Set<Key> columns(Key row) {
    return rows.getOrDefault(row, Map.of()).keySet();
  }
}
