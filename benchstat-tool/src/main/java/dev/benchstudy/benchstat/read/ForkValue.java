package dev.benchstudy.benchstat.read;

import java.util.List;

/**
 * The value of one metric in one fork, in the unit of the file.
 *
 * @param fork number of the fork, from 0
 * @param value the fork's value
 * @param iterations the values of its iterations, empty if not on record
 */
record ForkValue(int fork, double value, List<Double> iterations) {
  /** Copies the list. */
  ForkValue {
    iterations = List.copyOf(iterations);
  }

  /** Returns whether the value and all iterations are finite numbers. */
  boolean isFinite() {
    for (double iteration : iterations) {
      if (!Double.isFinite(iteration)) {
        return false;
      }
    }
    return Double.isFinite(value);
  }
}
