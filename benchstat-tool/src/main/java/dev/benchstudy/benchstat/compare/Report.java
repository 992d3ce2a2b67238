package dev.benchstudy.benchstat.compare;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

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
  public Stream<Comparison> comparisons() {
    return cells().flatMap(cell -> cell.comparison().stream());
  }

  private Stream<Cell> cells() {
    return tables.stream()
        .flatMap(table -> table.rows().stream())
        .flatMap(row -> row.cells().stream())
        .flatMap(Optional::stream);
  }

  /** Returns whether any value comes from a fork, and so from JMH. */
  public boolean hasForks() {
    return cells().anyMatch(cell -> !cell.sample().forks().isEmpty());
  }

  /** Returns what the n of the comparisons that were tested counts. */
  public Set<Counted> counted() {
    Set<Counted> counted = EnumSet.noneOf(Counted.class);
    comparisons()
        .filter(comparison -> comparison.p().isPresent())
        .forEach(comparison -> counted.add(comparison.counted()));
    return counted;
  }
}
