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
  /** A row of a table key: for each column the units it has there. */
  private record Place(Key table, Key row) {}

  private final ProjectionSet projections;
  private final List<Key> columns;
  private final Map<Place, Map<Key, Set<String>>> units = new LinkedHashMap<>();
  private final Map<Key, List<Place>> placesOfRow = new HashMap<>();

  /**
   * Prepares the search.
   *
   * @param columns all columns of all tables in order
   */
  MissingRows(ProjectionSet projections, List<Key> columns, List<TableResults> tables) {
    this.projections = projections;
    this.columns = columns;
    for (TableResults table : tables) {
      table
          .presence()
          .forEach((row, present) -> note(new Place(table.key(), row), present, table.unit()));
    }
    units
        .keySet()
        .forEach(
            place -> placesOfRow.computeIfAbsent(place.row, row -> new ArrayList<>()).add(place));
  }

  private void note(Place place, Set<Key> present, String unit) {
    Map<Key, Set<String>> byColumn = units.computeIfAbsent(place, p -> new HashMap<>());
    present.forEach(column -> byColumn.computeIfAbsent(column, c -> new TreeSet<>()).add(unit));
  }

  /**
   * Returns what is missing, in the order of rows; a row that is missing as a whole is told once.
   */
  List<MissingRow> find() {
    List<Place> ordered =
        units.keySet().stream()
            .sorted(
                Comparator.comparing(Place::table, projections.table().order())
                    .thenComparing(Place::row, projections.row().order()))
            .toList();
    List<MissingRow> missing = new ArrayList<>();
    for (Place place : ordered) {
      Map<Key, Set<String>> present = units.getOrDefault(place, Map.of());
      List<Key> holders = columns.stream().filter(present::containsKey).toList();
      Map<String, List<Key>> holdersOfUnit = new TreeMap<>();
      for (Key column : holders) {
        present
            .getOrDefault(column, Set.of())
            .forEach(
                unit -> holdersOfUnit.computeIfAbsent(unit, u -> new ArrayList<>()).add(column));
      }
      for (Key column : columns) {
        Set<String> here = present.getOrDefault(column, Set.of());
        if (here.isEmpty()) {
          missing.add(row(place, "", holders, column, reason(place, column)));
        } else if (here.size() < holdersOfUnit.size()) {
          holdersOfUnit.forEach(
              (unit, others) -> {
                if (!here.contains(unit)) {
                  missing.add(row(place, unit, others, column, ""));
                }
              });
        }
      }
    }
    return missing;
  }

  /**
   * Makes one row of the list.
   *
   * @param holders the columns that have it, in order
   */
  private MissingRow row(Place place, String unit, List<Key> holders, Key column, String reason) {
    return new MissingRow(
        new Row(projections.row().values(place.row), List.of()).label(),
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
  private String reason(Place place, Key column) {
    for (Place other : placesOfRow.getOrDefault(place.row, List.of())) {
      if (units.getOrDefault(other, Map.of()).containsKey(column)) {
        return difference(
            projections.table().values(other.table), projections.table().values(place.table));
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
    tables.forEach(table -> table.presence().values().forEach(used::addAll));
    return used.stream().sorted(projections.column().order()).toList();
  }
}
