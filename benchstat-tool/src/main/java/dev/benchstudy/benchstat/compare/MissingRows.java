package dev.benchstudy.benchstat.compare;

import dev.benchstudy.benchstat.group.Key;
import dev.benchstudy.benchstat.group.ProjectionSet;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** Finds the rows that some columns have and others have not. */
final class MissingRows {
  private final ProjectionSet projections;
  private final List<Key> columns;

  /** The tables that differ in nothing but their unit. */
  private final Map<Key, List<TableResults>> tables = new LinkedHashMap<>();

  /**
   * Prepares the search.
   *
   * @param columns all columns of all tables in order
   */
  MissingRows(ProjectionSet projections, List<Key> columns, List<TableResults> tables) {
    this.projections = projections;
    this.columns = columns;
    for (TableResults table : tables) {
      List<TableResults> units = this.tables.get(table.key());
      if (units == null) {
        units = new ArrayList<>();
        this.tables.put(table.key(), units);
      }
      units.add(table);
    }
  }

  /**
   * Returns what is missing, in the order of rows; a row that is missing as a whole is told once.
   */
  List<MissingRow> find() {
    List<MissingRow> missing = new ArrayList<>();
    for (Key table : projections.table().sorted(tables.keySet())) {
      Set<Key> rows = new LinkedHashSet<>();
      for (TableResults unit : tables.getOrDefault(table, List.of())) {
        rows.addAll(unit.rows());
      }
      for (Key row : projections.row().sorted(rows)) {
        find(table, row, missing);
      }
    }
    return missing;
  }

  private void find(Key table, Key row, List<MissingRow> missing) {
    List<Set<String>> present = new ArrayList<>();
    Set<String> all = new TreeSet<>();
    for (Key column : columns) {
      Set<String> units = units(table, row, column);
      present.add(units);
      all.addAll(units);
    }
    for (int i = 0; i < columns.size(); i++) {
      Set<String> here = present.get(i);
      if (here.isEmpty()) {
        Key holder = firstHolder(present, all);
        missing.add(row(row, "", holder, columns.get(i), reason(table, row, columns.get(i))));
      } else if (here.size() < all.size()) {
        for (String unit : all) {
          if (!here.contains(unit)) {
            missing.add(row(row, unit, firstHolder(present, Set.of(unit)), columns.get(i), ""));
          }
        }
      }
    }
  }

  /** Returns the units in which a column has a row, in order. */
  private Set<String> units(Key table, Key row, Key column) {
    Set<String> units = new TreeSet<>();
    for (TableResults unit : tables.getOrDefault(table, List.of())) {
      if (unit.columns(row).contains(column)) {
        units.add(unit.unit());
      }
    }
    return units;
  }

  /** Returns the first column that has any of these units, of which one is there. */
  private Key firstHolder(List<Set<String>> present, Set<String> units) {
    int first = 0;
    while (Collections.disjoint(present.get(first), units)) {
      first++;
    }
    return columns.get(first);
  }

  /**
   * Makes one row of the list.
   *
   * @param holder the first column that has it
   */
  private MissingRow row(Key row, String unit, Key holder, Key column, String reason) {
    return new MissingRow(
        new Row(projections.row().values(row), List.of()).label(),
        unit,
        projections.column().values(holder),
        projections.column().values(column),
        holder.equals(columns.get(0)),
        reason);
  }

  /**
   * Returns in what the row differs where that column has it, such as {@code mode: avgt, not
   * thrpt}.
   */
  private String reason(Key table, Key row, Key column) {
    for (Key other : tables.keySet()) {
      if (!units(other, row, column).isEmpty()) {
        return difference(projections.table().values(other), projections.table().values(table));
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
    return projections.column().sorted(used);
  }
}
