package dev.benchstudy.benchstat.stats;

import java.util.Arrays;

/**
 * The two-sided U-test of H. B. Mann and D. R. Whitney (1947), "On a Test of Whether one of Two
 * Random Variables is Stochastically Larger than the Other", Annals of Mathematical Statistics
 * 18(1).
 *
 * <p>The p-value is exact up to 50 values a side without ties and up to 25 with ties, by counting
 * over all ways to choose which of the pooled values form the first sample; p = min(1, 2 min(P(U1 ≤
 * u), P(U1 ≥ u))). Above that it comes from the normal distribution, corrected for ties and
 * continuity.
 */
public final class MannWhitney {
  private static final int LARGEST_EXACT_TIED = 25;
  private static final int LARGEST_EXACT = 50;

  /**
   * The smallest two-sided p-value that two samples of n values each can reach, n from 1: 2 / C(2n,
   * n).
   */
  private static final double[] LEAST_P = {
    1,
    0.3333333333333333,
    0.1,
    0.02857142857142857,
    0.007936507936507936,
    0.0021645021645021645,
    0.0005827505827505828,
    0.0001554001554001554,
    4.113533525298231e-05
  };

  private MannWhitney() {}

  /**
   * Tests whether two samples come from one distribution.
   *
   * @param first one value or more, ascending, no NaN
   * @param second one value or more, ascending, no NaN
   */
  public static TestResult test(double[] first, double[] second) {
    PooledRanks pool = PooledRanks.of(first, second);
    if (pool.groups() == 1) {
      return TestResult.ALL_EQUAL;
    }
    int largest = Math.max(first.length, second.length);
    if (largest <= LARGEST_EXACT_TIED) {
      return TestResult.of(RankCount.twoSided(pool));
    } else if (largest <= LARGEST_EXACT && !pool.tied()) {
      return TestResult.of(UDistribution.twoSided(first.length, second.length, pool.twiceU() / 2));
    }
    return normal(pool);
  }

  private static TestResult normal(PooledRanks pool) {
    double n1 = pool.firstSize();
    double n2 = pool.secondSize();
    double n = n1 + n2;
    double ties = 0;
    for (int size : pool.sizes()) {
      ties += (double) size * size * size - size;
    }
    double deviation = Math.sqrt(n1 * n2 * ((n + 1) - ties / (n * (n - 1))) / 12);
    if (!(deviation > 0)) {
      return TestResult.ALL_EQUAL;
    }
    double distance = pool.twiceU() / 2.0 - n1 * n2 / 2;
    distance -= Math.signum(distance) * 0.5;
    return TestResult.of(2 * Normal.cumulative(-Math.abs(distance / deviation)));
  }

  /**
   * Returns the least number of values a side, 1 to 9, with which a difference could be found at
   * all, or 10 if nine are too few.
   */
  public static int leastSize(double alpha) {
    for (int n = 1; n <= LEAST_P.length; n++) {
      if (LEAST_P[n - 1] <= alpha) {
        return n;
      }
    }
    return LEAST_P.length + 1;
  }

  /** Sorts a copy of a sample, with -0 and 0 as one value. */
  static double[] ascending(double[] sample) {
    double[] sorted = sample.clone();
    Arrays.sort(sorted);
    return sorted;
  }
}
