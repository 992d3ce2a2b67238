package dev.benchstudy.benchstat.read;

import java.util.List;
import java.util.function.DoubleUnaryOperator;

/**
 * The value of one metric in one fork.
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

  /** Returns the same in another unit. */
  ForkValue map(DoubleUnaryOperator conversion) {
    return new ForkValue(
        fork,
        conversion.applyAsDouble(value),
        iterations.stream().map(conversion::applyAsDouble).toList());
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
