package dev.benchstudy.benchstat.stats;

/**
 * Size, mean and variance of a sample.
 *
 * @param size the number of values, 1 or more
 * @param mean their mean; exactly their common value if all are equal
 * @param variance their variance with divisor {@code size - 1}; infinite for one value, which says
 *     nothing about spread
 */
public record Moments(int size, double mean, double variance) {
  /**
   * Returns the moments of one value or more, by B. P. Welford (1962), "Note on a Method for
   * Calculating Corrected Sums of Squares".
   */
  public static Moments of(double... values) {
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
    return of(logs(values));
  }

  /** Returns the square of the standard error of the mean. */
  double squaredError() {
    return variance / size;
  }

  static double[] logs(double... values) {
    double[] logs = new double[values.length];
    for (int i = 0; i < values.length; i++) {
      logs[i] = Math.log(values[i]);
    }
    return logs;
  }

  /** Tells whether all values are finite and above 0, so that their logarithms exist. */
  static boolean positive(double... values) {
    for (double value : values) {
      if (!(value > 0 && value < Double.POSITIVE_INFINITY)) {
        return false;
      }
    }
    return true;
  }
}
