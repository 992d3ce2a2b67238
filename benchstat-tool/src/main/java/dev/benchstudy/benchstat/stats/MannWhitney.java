package dev.benchstudy.benchstat.stats;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

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
    return test(PooledRanks.of(first, second));
  }

  /**
   * Returns which way the test points: 1 if in most pairs of a value of each sample that of the
   * second is greater, -1 if it is less, 0 if neither.
   *
   * @param first one value or more, ascending, no NaN
   * @param second one value or more, ascending, no NaN
   */
  public static int direction(double[] first, double[] second) {
    long pairs = (long) first.length * second.length;
    return Long.compare(pairs, PooledRanks.of(first, second).twiceU());
  }

  /** Tests samples that have been merged. */
  static TestResult test(PooledRanks pool) {
    if (pool.groups() == 1) {
      return TestResult.ALL_EQUAL;
    }
    int n1 = pool.firstSize();
    int n2 = pool.secondSize();
    int largest = Math.max(n1, n2);
    if (largest <= LARGEST_EXACT && !pool.tied()) {
      return TestResult.of(UDistribution.of(n1, n2).twoSided(pool.twiceU() / 2, (long) n1 * n2));
    } else if (largest <= LARGEST_EXACT_TIED) {
      return TestResult.of(RankCount.twoSided(pool));
    }
    return normal(pool);
  }

  /**
   * Compares independent samples by the factors that make the base equal to the new sample: {@link
   * #test} rejects those outside the interval, and the estimate is that of J. L. Hodges and E. L.
   * Lehmann (1963), the median of all ratios of a new value to one of the base.
   *
   * @param base one value or more, in any order, no NaN
   * @param next one value or more, in any order, no NaN
   * @param alpha the p-value up to which a factor is rejected
   * @return without an interval if a value is negative or infinite, or all of a side are 0
   */
  public static RatioTest compare(double[] base, double[] next, double alpha) {
    double[] first = ascending(base);
    double[] second = ascending(next);
    PooledRanks pooled = PooledRanks.of(first, second);
    TestResult test = test(pooled);
    double last1 = first[first.length - 1];
    double last2 = second[second.length - 1];
    boolean factorExists =
        first[0] >= 0
            && second[0] >= 0
            && last1 > 0
            && last2 > 0
            && last1 + last2 < Double.POSITIVE_INFINITY;
    if (!factorExists) {
      double ratio = OrderStatistics.median(second) / OrderStatistics.median(first);
      return new RatioTest(test, ratio, Optional.empty());
    }
    // Outside of these factors all values of one side lie above all of the other.
    Interval range =
        new Interval(
            Math.max(Double.MIN_VALUE, Math.nextDown(second[0] / last1)),
            Math.min(Double.MAX_VALUE, Math.nextUp(last2 / first[0])));
    double ratio = medianRatio(first, second, range);
    // Where most values are equal the ratio is 1, and the others tell the side of the interval.
    long half = (long) first.length * second.length;
    double inside = ratio == 1 ? Math.nextAfter(1.0, 1.0 + half - pooled.twiceU()) : ratio;
    // Many factors give the same order of values; counting is then done once.
    Map<PooledRanks, Boolean> known = new HashMap<>();
    Interval factors =
        Inversion.search(
            factor ->
                known.computeIfAbsent(
                    PooledRanks.ofScaled(factor, first, second),
                    pool -> !test(pool).rejects(alpha)),
            1,
            inside,
            range);
    return new RatioTest(
        test, ratio, Optional.of(new Interval(Math.max(0, factors.low()), factors.high())));
  }

  /** Searches the factors at which the base stops to be below, and begins to be above. */
  private static double medianRatio(double[] first, double[] second, Interval range) {
    long half = (long) first.length * second.length;
    double notBelow =
        Inversion.boundary(
            factor -> PooledRanks.ofScaled(factor, first, second).twiceU() >= half,
            range.low(),
            range.high());
    double notAbove =
        Inversion.boundary(
            factor -> PooledRanks.ofScaled(factor, first, second).twiceU() <= half,
            range.high(),
            range.low());
    boolean crossesAtOne = notAbove <= notBelow && (notAbove == 1 || notBelow == 1);
    return crossesAtOne ? 1 : Math.sqrt(notBelow) * Math.sqrt(notAbove);
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

  /** Returns the smallest two-sided p-value that samples of two sizes can reach, if exact. */
  public static double leastP(int n1, int n2) {
    return Math.min(1, 2 / Counts.choose(n1 + n2, n1));
  }

  /** Sorts a copy of a sample, with -0 and 0 as one value. */
  static double[] ascending(double[] sample) {
    double[] sorted = sample.clone();
    Arrays.sort(sorted);
    return sorted;
  }
}
