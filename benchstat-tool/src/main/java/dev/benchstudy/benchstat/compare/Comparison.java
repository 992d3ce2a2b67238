package dev.benchstudy.benchstat.compare;

import java.util.List;
import java.util.OptionalDouble;

/**
 * A cell held against the cell of the same row in the first column.
 *
 * @param base centre of the first column
 * @param center centre of this column
 * @param p the p-value; empty if the unit is exact and nothing was tested
 * @param significant whether the difference is to be shown: p is not above alpha, or nothing was
 *     tested
 * @param baseSize number of values in the first column
 * @param size number of values in this column
 * @param warnings what to know about it
 */
public record Comparison(
    double base,
    double center,
    OptionalDouble p,
    boolean significant,
    int baseSize,
    int size,
    List<Warning> warnings) {
  /** Copies the list. */
  public Comparison {
    warnings = List.copyOf(warnings);
  }
}
