package dev.benchstudy.benchstat.compare;

import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * One row in one column of a table.
 *
 * @param sample the values
 * @param summary their centre and its interval
 * @param comparison how it differs from the first column; empty in that column, or if that has no
 *     such row
 * @param warnings what to know of the results that make up the cell
 */
public record Cell(
    Sample sample, Summary summary, Optional<Comparison> comparison, List<Warning> warnings) {
  /** Copies the list. */
  public Cell {
    Objects.requireNonNull(sample);
    Objects.requireNonNull(summary);
    Objects.requireNonNull(comparison);
    warnings = List.copyOf(warnings);
  }

  Cell withComparison(Comparison other) {
    return new Cell(sample, summary, Optional.of(other), warnings);
  }
}
