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
  private final UnitProperties units = new UnitProperties();
  private final Map<String, Integer> unitOrder = new HashMap<>();
  private final Map<Key, Map<String, TableResults>> tables = new LinkedHashMap<>();
  private final Provenance provenance = new Provenance();

  /** Makes a comparer without results. */
  public Comparer(ProjectionSet projections) {
    this.projections = projections;
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
    Map<String, TableResults> byUnit = tables.get(tableKey);
    if (byUnit == null) {
      byUnit = new HashMap<>();
      tables.put(tableKey, byUnit);
    }
    for (Measurement measurement : result.measurements()) {
      String unit = measurement.unit().name();
      TableResults table = byUnit.get(unit);
      if (table == null) {
        table = new TableResults(tableKey, unit);
        byUnit.put(unit, table);
        unitOrder.putIfAbsent(unit, unitOrder.size());
      }
      CellResults cell = table.cell(row, column);
      if (result.fork().isPresent()) {
        cell.add(
            new Observation(
                measurement.value(),
                measurement.iterations(),
                result.fork().get(),
                result.name().threads()),
            residue);
      } else {
        cell.add(measurement.value(), residue);
      }
    }
    if (!result.provenance().settings().isEmpty()) {
      provenance.add(column, result.provenance());
    }
  }

  /**
   * Returns what has been found; without tables if there were no results.
   *
   * @param levels the probabilities in use
   * @param sampling what is taken as a sample where forks are known
   * @param correction what to do about making several comparisons
   * @param effects whether intervals of ratios are wanted also where each result is a sample of its
   *     own
   */
  public Report report(Levels levels, Sampling sampling, Correction correction, boolean effects) {
    Rules rules = new Rules(levels, sampling, effects);
    List<TableResults> ordered = ordered();
    List<Key> columns = MissingRows.columns(projections, ordered);
    List<ComparisonTable> built = new ArrayList<>();
    for (TableResults table : ordered) {
      boolean exact = units.isExact(table.unit(), table.hasForks());
      built.add(table.build(projections, rules, exact));
    }
    List<List<String>> columnValues = new ArrayList<>();
    for (Key column : columns) {
      columnValues.add(projections.column().values(column));
    }
    return new Report(
        correction.apply(built, rules),
        columnValues,
        provenance.lines(columns),
        new MissingRows(projections, columns, ordered).find(),
        levels,
        correction);
  }

  private List<TableResults> ordered() {
    List<TableResults> all = new ArrayList<>();
    for (Map<String, TableResults> byUnit : tables.values()) {
      all.addAll(byUnit.values());
    }
    all.sort(new TableOrder());
    return all;
  }

  private final class TableOrder implements Comparator<TableResults> {
    private final Comparator<Key> byKey = projections.table().order();

    @Override
    public int compare(TableResults a, TableResults b) {
      int difference = byKey.compare(a.key(), b.key());
      return difference != 0 ? difference : Integer.compare(unitRank(a), unitRank(b));
    }

    private int unitRank(TableResults table) {
      return unitOrder.getOrDefault(table.unit(), 0);
    }
  }
}
