package dev.benchstudy.benchstat.stats;

import java.util.Arrays;
import java.util.function.DoubleUnaryOperator;

/**
 * Size, mean and variance of a sample.
 *
 * @param size the number of values, 1 or more
 * @param mean their mean; exactly their common value if all are equal
 * @param variance their variance with divisor {@code size - 1}; infinite for one value, which says
 *     nothing about spread
 */
record Moments(int size, double mean, double variance) {
  /** B. P. Welford (1962), "Note on a Method for Calculating Corrected Sums of Squares". */
  static Moments of(double... values) {
    double mean = 0;
    double squares = 0;
    for (int i = 0; i < values.length; i++) {
      double step = values[i] - mean;
      mean += step / (i + 1);
      squares += step * (values[i] - mean);
    }
    boolean single = values.length == 1;
    return new Moments(
        values.length, mean, single ? Double.POSITIVE_INFINITY : squares / (values.length - 1));
  }

  static Moments ofLogs(double... values) {
    return of(map(values, Math::log));
  }

  /** Returns the square of the standard error of the mean. */
  double squaredError() {
    return variance / size;
  }

  static double[] map(double[] values, DoubleUnaryOperator operator) {
    return Arrays.stream(values).map(operator).toArray();
  }

  /** Tells whether all values are finite and above 0, so that their logarithms exist. */
  static boolean positive(double... values) {
    return Arrays.stream(values).allMatch(value -> value > 0 && value < Double.POSITIVE_INFINITY);
  }
}
