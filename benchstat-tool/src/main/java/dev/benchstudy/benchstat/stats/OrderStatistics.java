package dev.benchstudy.benchstat.stats;

import java.util.Arrays;
import java.util.OptionalInt;

/**
 * The ranks of the two order statistics that enclose the median with at least a given confidence.
 *
 * <p>Ranks run from 1 to {@code n}; 0 and {@code n + 1} stand for minus and plus infinity.
 *
 * @param lower rank of the lower end, 0 to n
 * @param upper rank of the upper end, above {@code lower} except for a confidence of 0
 */
public record OrderStatistics(int lower, int upper) {
  /**
   * Up to this size binomial probabilities are summed, above it the normal distribution takes their
   * place.
   */
  private static final int LARGEST_BINOMIAL = 30;

  private static final int LARGEST_NEED = 50;

  /**
   * Returns the ranks for the median of {@code n} values.
   *
   * <p>The number of values below the median is binomial (n, 1/2). Starting from its middle, the
   * more probable neighbour is added until the sum reaches the confidence; of two equally probable
   * ones the lower.
   *
   * @param n the number of values, 0 or more
   * @param confidence the least probability that the interval covers the median; from 1 on it is
   *     unbounded
   */
  public static OrderStatistics ofMedian(int n, double confidence) {
    if (confidence >= 1) {
      return new OrderStatistics(0, n + 1);
    }
    return n <= LARGEST_BINOMIAL ? binomial(n, confidence) : normal(n, confidence);
  }

  private static OrderStatistics binomial(int n, double confidence) {
    double[] probability = binomialProbabilities(n);
    int left = (n + 2) / 2 - 1;
    int right = left + 1;
    double sum = probability[left];
    // All of them add up to 1 exactly, which ends the loop.
    while (sum < confidence) {
      // P(left - 1) >= P(right) exactly when left - 1 is no farther from the middle; no rounding is
      // involved.
      if (left - 1 + right >= n) {
        left--;
        sum += probability[left];
      } else {
        sum += probability[right];
        right++;
      }
    }
    return new OrderStatistics(left, right);
  }

  private static double[] binomialProbabilities(int n) {
    double[] probability = new double[n + 1];
    double ways = 1;
    for (int k = 0; k <= n; k++) {
      probability[k] = Math.scalb(ways, -n);
      ways = ways * (n - k) / (k + 1);
    }
    return probability;
  }

  private static OrderStatistics normal(int n, double confidence) {
    double mean = n / 2.0;
    double deviation = Math.sqrt(n / 4.0);
    double low = mean + deviation * Normal.quantile((1 - confidence) / 2);
    double high = 2 * mean - low;
    int left = (int) Math.floor(Math.floor(low - 0.5) + 0.5) + 1;
    int right = (int) Math.floor(Math.ceil(high - 0.5) + 0.5) + 1;
    double shorter = between(left, right - 1, mean, deviation);
    if (shorter >= confidence && shorter < between(left, right, mean, deviation)) {
      right--;
    }
    return new OrderStatistics(Math.max(left, 0), Math.min(right, n + 1));
  }

  private static double between(int left, int right, double mean, double deviation) {
    return Normal.cumulative((right - 0.5 - mean) / deviation)
        - Normal.cumulative((left - 0.5 - mean) / deviation);
  }

  /**
   * Returns the least number of values, 2 to 50, whose interval is bounded on both sides, if there
   * is one.
   */
  public static OptionalInt leastBoundedSize(double confidence) {
    for (int n = 2; n <= LARGEST_NEED; n++) {
      OrderStatistics ranks = ofMedian(n, confidence);
      if (ranks.lower >= 1 && ranks.upper <= n) {
        return OptionalInt.of(n);
      }
    }
    return OptionalInt.empty();
  }

  /**
   * Returns the value of a rank among ascending values; minus infinity for rank 0, plus infinity
   * above the last.
   */
  public static double valueAt(int rank, double[] ascending) {
    if (rank < 1) {
      return Double.NEGATIVE_INFINITY;
    }
    return rank > ascending.length ? Double.POSITIVE_INFINITY : ascending[rank - 1];
  }

  /**
   * Returns the median of ascending values by definition 8 of Hyndman and Fan (1996), "Sample
   * Quantiles in Statistical Packages", The American Statistician 50(4), in the order of operations
   * that Go's benchstat uses.
   *
   * @param ascending one value or more
   */
  public static double median(double[] ascending) {
    int n = ascending.length;
    double position = 1 / 3.0 + 0.5 * (n + 1 / 3.0);
    int below = (int) position;
    if (below >= n) {
      return ascending[n - 1];
    }
    double low = ascending[below - 1];
    return low + (position - below) * (ascending[below] - low);
  }

  /** Returns the median of values in any order. */
  public static double medianOf(double... values) {
    double[] ascending = values.clone();
    Arrays.sort(ascending);
    return median(ascending);
  }
}
