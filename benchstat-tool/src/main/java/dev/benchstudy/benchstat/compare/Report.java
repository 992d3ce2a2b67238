package dev.benchstudy.benchstat.compare;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * All that a comparison has found.
 *
 * @param tables the tables in order
 * @param columns the values of the columns' fields, over all tables
 * @param provenance how the results came about; empty for Go benchmark text
 * @param missing rows that some columns have and others have not
 * @param levels the probabilities in use
 * @param correction what was done about making several comparisons
 */
public record Report(
    List<ComparisonTable> tables,
    List<List<String>> columns,
    List<ProvenanceLine> provenance,
    List<MissingRow> missing,
    Levels levels,
    Correction correction) {
  /** Copies the lists. */
  public Report {
    tables = List.copyOf(tables);
    columns = List.copyOf(columns);
    provenance = List.copyOf(provenance);
    missing = List.copyOf(missing);
  }

  /** Returns all comparisons of all tables. */
  public List<Comparison> comparisons() {
    List<Comparison> comparisons = new ArrayList<>();
    for (ComparisonTable table : tables) {
      for (Row row : table.rows()) {
        for (Optional<Cell> cell : row.cells()) {
          if (cell.isPresent() && cell.get().comparison().isPresent()) {
            comparisons.add(cell.get().comparison().get());
          }
        }
      }
    }
    return comparisons;
  }

  /** Returns whether any value comes from a fork, and so from JMH. */
  public boolean hasForks() {
    for (ComparisonTable table : tables) {
      for (Row row : table.rows()) {
        if (row.hasForks()) {
          return true;
        }
      }
    }
    return false;
  }

  /** Returns what the n of the comparisons that were tested counts. */
  public Set<Counted> counted() {
    Set<Counted> counted = EnumSet.noneOf(Counted.class);
    for (Comparison comparison : comparisons()) {
      if (comparison.p().isPresent()) {
        counted.add(comparison.counted());
      }
    }
    return counted;
  }
}
