package dev.benchstudy.benchstat.compare;

import java.util.List;

/**
 * The centre of a sample and an interval around it.
 *
 * @param center the centre, in the tidied unit
 * @param low lower end, minus infinity if the sample gives none
 * @param high upper end, plus infinity if the sample gives none
 * @param size number of values in the sample, 1 or more
 * @param warnings what to know about it
 */
public record Summary(double center, double low, double high, int size, List<Warning> warnings) {
  /** Copies the list. */
  public Summary {
    warnings = List.copyOf(warnings);
    if (size < 1) {
      throw new IllegalArgumentException("size must be positive: " + size);
    }
  }
}
