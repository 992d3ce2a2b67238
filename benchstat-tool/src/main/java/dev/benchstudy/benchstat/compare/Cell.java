package dev.benchstudy.benchstat.compare;

import java.util.List;
import java.util.Optional;

/**
 * One row in one column of a table.
 *
 * @param summary the centre and its interval
 * @param comparison how it differs from the first column; empty in that column, or if that has no
 *     such row
 * @param warnings what to know of the results that make up the cell
 */
public record Cell(Summary summary, Optional<Comparison> comparison, List<Warning> warnings) {
  /** Copies the list. */
  public Cell {
    warnings = List.copyOf(warnings);
  }
}
