package dev.benchstudy.benchstat.compare;

import dev.benchstudy.benchstat.group.Key;
import dev.benchstudy.benchstat.group.ProjectionSet;
import dev.benchstudy.benchstat.model.Measurement;
import dev.benchstudy.benchstat.model.Result;
import dev.benchstudy.benchstat.model.UnitMetadata;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Gathers results into cells and makes comparison tables of them. Not thread-safe. */
public final class Comparer {
  private final ProjectionSet projections;
  private final Levels levels;
  private final UnitProperties units = new UnitProperties();
  private final Map<String, Integer> unitOrder = new HashMap<>();
  private final Map<Key, Map<String, TableResults>> tables = new LinkedHashMap<>();

  /** Makes a comparer without results. */
  public Comparer(ProjectionSet projections, Levels levels) {
    this.projections = projections;
    this.levels = levels;
  }

  /** Takes a property of a unit; returns what to tell if it contradicts an earlier one. */
  public Optional<String> add(UnitMetadata metadata) {
    return units.set(metadata);
  }

  /** Takes a result, unless a fixed order leaves it out. */
  public void add(Result result) {
    if (!projections.accepts(result)) {
      return;
    }
    Key tableKey = projections.table().project(result);
    Key row = projections.row().project(result);
    Key column = projections.column().project(result);
    Key residue = projections.residue().project(result);
    Map<String, TableResults> byUnit = tables.computeIfAbsent(tableKey, key -> new HashMap<>());
    for (Measurement measurement : result.measurements()) {
      String unit = measurement.unit().name();
      unitOrder.putIfAbsent(unit, unitOrder.size());
      byUnit
          .computeIfAbsent(unit, name -> new TableResults(tableKey, name))
          .cell(row, column)
          .add(measurement.value(), residue);
    }
  }

  /** Returns the tables in order; empty if there were no results. */
  public List<ComparisonTable> build() {
    List<TableResults> all = new ArrayList<>();
    tables.values().forEach(byUnit -> all.addAll(byUnit.values()));
    Comparator<Key> byKey = projections.table().order();
    all.sort(
        Comparator.comparing(TableResults::key, byKey)
            .thenComparing(table -> unitOrder.getOrDefault(table.unit(), 0)));
    return all.stream().map(table -> table.build(projections, rule(table.unit()))).toList();
  }

  private Rule rule(String unit) {
    return units.isExact(unit) ? new ExactRule() : new RankRule(levels);
  }
}
