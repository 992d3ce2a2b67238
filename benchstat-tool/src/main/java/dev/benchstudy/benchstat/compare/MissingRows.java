package dev.benchstudy.benchstat.compare;

import dev.benchstudy.benchstat.group.Key;
import dev.benchstudy.benchstat.group.ProjectionSet;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** Finds the rows that some columns have and others have not. */
final class MissingRows {
  private final ProjectionSet projections;
  private final List<Key> columns;

  /** By table and row, for each column the units it has there. */
  private final Map<Key, Map<Key, Map<Key, Set<String>>>> tables = new LinkedHashMap<>();

  /**
   * Prepares the search.
   *
   * @param columns all columns of all tables in order
   */
  MissingRows(ProjectionSet projections, List<Key> columns, List<TableResults> tables) {
    this.projections = projections;
    this.columns = columns;
    for (TableResults table : tables) {
      Map<Key, Map<Key, Set<String>>> rows =
          this.tables.computeIfAbsent(table.key(), key -> new LinkedHashMap<>());
      for (Key row : table.rows()) {
        Map<Key, Set<String>> units = rows.computeIfAbsent(row, key -> new HashMap<>(4));
        for (Key column : table.columns(row)) {
          units.computeIfAbsent(column, key -> new TreeSet<>()).add(table.unit());
        }
      }
    }
  }

  /**
   * Returns what is missing, in the order of rows; a row that is missing as a whole is told once.
   */
  List<MissingRow> find() {
    List<MissingRow> missing = new ArrayList<>();
    for (Key table : sorted(tables.keySet(), projections.table().order())) {
      Map<Key, Map<Key, Set<String>>> rows = tables.getOrDefault(table, Map.of());
      for (Key row : sorted(rows.keySet(), projections.row().order())) {
        find(table, row, rows.getOrDefault(row, Map.of()), missing);
      }
    }
    return missing;
  }

  private static List<Key> sorted(Set<Key> keys, Comparator<Key> order) {
    List<Key> sorted = new ArrayList<>(keys);
    sorted.sort(order);
    return sorted;
  }

  private void find(Key table, Key row, Map<Key, Set<String>> present, List<MissingRow> missing) {
    List<Key> holders = columns.stream().filter(present::containsKey).toList();
    Map<String, List<Key>> holdersOfUnit = new TreeMap<>();
    for (Key column : holders) {
      present
          .getOrDefault(column, Set.of())
          .forEach(unit -> holdersOfUnit.computeIfAbsent(unit, u -> new ArrayList<>()).add(column));
    }
    for (Key column : columns) {
      Set<String> here = present.getOrDefault(column, Set.of());
      if (here.isEmpty()) {
        missing.add(row(row, "", holders, column, reason(table, row, column)));
      } else if (here.size() < holdersOfUnit.size()) {
        holdersOfUnit.forEach(
            (unit, others) -> {
              if (!here.contains(unit)) {
                missing.add(row(row, unit, others, column, ""));
              }
            });
      }
    }
  }

  /**
   * Makes one row of the list.
   *
   * @param holders the columns that have it, in order
   */
  private MissingRow row(Key row, String unit, List<Key> holders, Key column, String reason) {
    return new MissingRow(
        new Row(projections.row().values(row), List.of()).label(),
        unit,
        projections.column().values(holders.get(0)),
        projections.column().values(column),
        holders.get(0).equals(columns.get(0)),
        reason);
  }

  /**
   * Returns in what the row differs where that column has it, such as {@code mode: avgt, not
   * thrpt}.
   */
  private String reason(Key table, Key row, Key column) {
    for (Map.Entry<Key, Map<Key, Map<Key, Set<String>>>> other : tables.entrySet()) {
      if (other.getValue().getOrDefault(row, Map.of()).containsKey(column)) {
        return difference(
            projections.table().values(other.getKey()), projections.table().values(table));
      }
    }
    return "";
  }

  private String difference(List<String> there, List<String> here) {
    List<String> names = projections.table().names();
    List<String> words = new ArrayList<>();
    for (int i = 0; i < names.size(); i++) {
      if (!there.get(i).equals(here.get(i))) {
        words.add(names.get(i) + " is " + there.get(i) + " there and " + here.get(i) + " here");
      }
    }
    return String.join(", ", words);
  }

  /** Returns the columns that any table uses, in order. */
  static List<Key> columns(ProjectionSet projections, List<TableResults> tables) {
    Set<Key> used = new HashSet<>();
    for (TableResults table : tables) {
      for (Key row : table.rows()) {
        used.addAll(table.columns(row));
      }
    }
    return sorted(used, projections.column().order());
  }
}
