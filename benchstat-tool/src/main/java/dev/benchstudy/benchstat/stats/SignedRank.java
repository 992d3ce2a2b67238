package dev.benchstudy.benchstat.stats;

import java.util.Arrays;
import java.util.BitSet;
import java.util.Optional;
import java.util.function.DoublePredicate;

/**
 * The two-sided signed-rank test of F. Wilcoxon (1945), "Individual Comparisons by Ranking
 * Methods", Biometrics Bulletin 1(6), on the logarithms of the ratios of pairs.
 *
 * <p>Pairs without difference take the lowest ranks but no part in the sum, as J. W. Pratt (1959),
 * "Remarks on Zeros and Ties in the Wilcoxon Signed Rank Procedures", Journal of the American
 * Statistical Association 54(287), advises: dropping them first can make a smaller difference more
 * significant. Tied differences share the mean of their ranks. The p-value is exact for up to 50
 * pairs, by counting over all signs; above that it comes from the normal distribution, corrected
 * for ties and continuity.
 */
public final class SignedRank {
  private static final int LARGEST_EXACT = 50;

  private SignedRank() {}

  /**
   * Compares pairs by the ratios of their values, or by their differences if a value is not
   * positive.
   *
   * @param base one value or more, no NaN
   * @param next the partner of each value of {@code base}
   * @param alpha the p-value up to which a factor is rejected
   */
  public static RatioTest compare(double[] base, double[] next, double alpha) {
    if (!Moments.positive(base) || !Moments.positive(next)) {
      TestResult test = test(Pairs.differences(base, next));
      double ratio = OrderStatistics.medianOf(next) / OrderStatistics.medianOf(base);
      return new RatioTest(test, ratio, Optional.empty());
    }
    double[] logRatios = Pairs.logRatios(base, next);
    Arrays.sort(logRatios);
    TestResult test = testAscending(logRatios);
    double[] means = pairMeans(logRatios);
    // The estimate of J. L. Hodges and E. L. Lehmann (1963): the median of the means of all pairs.
    double estimate = OrderStatistics.median(means);
    // Where most pairs are equal the estimate is 0, and the others tell the side of the interval.
    double inside = estimate == 0 ? Math.nextAfter(0.0, direction(logRatios)) : estimate;
    Interval logs =
        Inversion.search(new Shifts(logRatios, means, alpha), 0, inside, range(logRatios));
    Interval ratios = Inversion.ratios(logs, inside, test.rejects(alpha));
    return new RatioTest(test, Math.exp(estimate), Optional.of(ratios));
  }

  /**
   * Returns a number above 0 if the ranks of positive differences prevail, below 0 if the others.
   */
  private static double direction(double[] ascending) {
    SignedRanks ranks = SignedRanks.of(ascending);
    return 2.0 * ranks.twicePositive - ranks.twiceSum;
  }

  /**
   * Tells which factors, by their logarithms, the test does not reject. Signs and ranks change only
   * where the shift passes the mean of two values, so that between two means one test is enough.
   */
  private static final class Shifts implements DoublePredicate {
    private final double[] logRatios;
    private final double[] means;
    private final double alpha;

    /** What rounding may do to a shifted value. */
    private final double rounding;

    /** The stretches between means that have been tested, and those of them that are accepted. */
    private final BitSet tested = new BitSet();

    private final BitSet accepted = new BitSet();

    /**
     * Prepares the tests.
     *
     * @param logRatios ascending
     * @param means ascending
     */
    Shifts(double[] logRatios, double[] means, double alpha) {
      this.logRatios = logRatios;
      this.means = means;
      this.alpha = alpha;
      double largest = Math.max(Math.abs(means[0]), Math.abs(means[means.length - 1]));
      this.rounding = 4 * Math.ulp(largest);
    }

    @Override
    public boolean test(double shift) {
      int place = Arrays.binarySearch(means, shift);
      int stretch = -1 - place;
      if (place >= 0 || isNear(shift, stretch - 1) || isNear(shift, stretch)) {
        return accepts(shift);
      }
      if (!tested.get(stretch)) {
        tested.set(stretch);
        accepted.set(stretch, accepts(shift));
      }
      return accepted.get(stretch);
    }

    private boolean isNear(double shift, int mean) {
      return mean >= 0 && mean < means.length && Math.abs(means[mean] - shift) <= rounding;
    }

    private boolean accepts(double shift) {
      return !testAscending(shifted(logRatios, shift)).rejects(alpha);
    }
  }

  /** Returns the smallest p-value that this number of pairs can reach, if exact: 2 / 2^n. */
  public static double leastP(int pairs) {
    return Math.min(1, Math.scalb(2.0, -pairs));
  }

  /**
   * Tests whether differences are symmetric about 0.
   *
   * @param differences one or more, no NaN
   */
  public static TestResult test(double... differences) {
    double[] ascending = differences.clone();
    Arrays.sort(ascending);
    return testAscending(ascending);
  }

  private static TestResult testAscending(double[] differences) {
    SignedRanks ranks = SignedRanks.of(differences);
    if (ranks.twiceSum == 0) {
      return TestResult.ALL_EQUAL;
    }
    long tail = Math.min(ranks.twicePositive, ranks.twiceSum - ranks.twicePositive);
    return differences.length <= LARGEST_EXACT
        ? TestResult.of(2 * exactTail(ranks, (int) tail))
        : normal(ranks, tail);
  }

  /** Returns P(twice the rank sum ≤ tail). The counts, at most 2^50, are exact in doubles. */
  private static double exactTail(SignedRanks ranks, int tail) {
    double[] ways = new double[tail + 1];
    ways[0] = 1;
    int reached = 0;
    for (int rank : ranks.twiceRanks) {
      reached = Math.min(tail, reached + rank);
      for (int sum = reached; sum >= rank; sum--) {
        ways[sum] += ways[sum - rank];
      }
    }
    Counts.cumulate(ways);
    return Math.scalb(ways[tail], -ranks.twiceRanks.length);
  }

  private static TestResult normal(SignedRanks ranks, long tail) {
    double squares = 0;
    for (int rank : ranks.twiceRanks) {
      squares += (double) rank * rank;
    }
    // In ranks, not twice ranks: a mean of S/2, a variance of the sum of squares / 4.
    double distance = (ranks.twiceSum / 2.0 - tail) / 2;
    double corrected = Math.max(0, distance - 0.5);
    return TestResult.of(2 * Normal.cumulative(-corrected / Math.sqrt(squares / 16)));
  }

  /** Ranks of absolute differences, doubled so that they are whole. */
  private static final class SignedRanks {
    /** The doubled ranks of the differences that are not 0, ascending. */
    final int[] twiceRanks;

    /** Their sum over the positive differences. */
    final long twicePositive;

    final long twiceSum;

    private SignedRanks(int[] twiceRanks, long twicePositive, long twiceSum) {
      this.twiceRanks = twiceRanks;
      this.twicePositive = twicePositive;
      this.twiceSum = twiceSum;
    }

    /** Ranks differences that are in ascending order. */
    static SignedRanks of(double[] ascending) {
      double[] negative = sizes(ascending, -1);
      double[] positive = sizes(ascending, 1);
      int zeros = ascending.length - positive.length - negative.length;
      PooledRanks pool = PooledRanks.of(positive, negative);
      int[] ranks = new int[positive.length + negative.length];
      int used = 0;
      long sum = 0;
      for (int size : pool.sizes()) {
        int rank = 2 * (zeros + used) + size + 1;
        Arrays.fill(ranks, used, used + size, rank);
        used += size;
        sum += (long) size * rank;
      }
      // The rank sum of a sample is its U and its ranks among its own.
      long n = positive.length;
      return new SignedRanks(ranks, pool.twiceU() + n * (n + 1 + 2L * zeros), sum);
    }

    /** Returns the sizes of the differences of one sign, ascending. */
    private static double[] sizes(double[] ascending, int sign) {
      double[] sizes = new double[ascending.length];
      int used = 0;
      for (int i = 0; i < ascending.length; i++) {
        double size = sign * ascending[sign < 0 ? ascending.length - 1 - i : i];
        if (size > 0) {
          sizes[used++] = size;
        }
      }
      return Arrays.copyOf(sizes, used);
    }
  }

  /** Returns the means of all pairs of values, each with itself too, ascending. */
  private static double[] pairMeans(double[] values) {
    int n = values.length;
    double[] means = new double[n * (n + 1) / 2];
    int used = 0;
    for (int i = 0; i < n; i++) {
      for (int j = i; j < n; j++) {
        means[used++] = (values[i] + values[j]) / 2;
      }
    }
    Arrays.sort(means);
    return means;
  }

  private static double[] shifted(double[] values, double shift) {
    double[] shifted = values.clone();
    for (int i = 0; i < shifted.length; i++) {
      shifted[i] -= shift;
    }
    return shifted;
  }

  /** A shift outside this range gives all differences one sign. */
  private static Interval range(double[] ascending) {
    return new Interval(Math.nextDown(ascending[0]), Math.nextUp(ascending[ascending.length - 1]));
  }
}
