package dev.benchstudy.benchstat.stats;

import java.util.Optional;

/**
 * By which factor one sample differs from another: a test, an estimate and an interval that all
 * come from one method.
 *
 * <p>The interval holds the factors that the test does not reject at the level alpha it was made
 * for. It therefore excludes 1 exactly when p ≤ alpha.
 *
 * @param test the test of "the factor is 1"
 * @param ratio the estimated factor from the base to the new sample; NaN or infinite where the base
 *     has no positive centre
 * @param interval the factors that are not rejected; from 0 or to infinity where nothing bounds
 *     them; empty if a value is not positive, so that no factor could be told
 */
public record RatioTest(TestResult test, double ratio, Optional<Interval> interval) {
  /** The least number of values on each side, or of pairs, for which a rank test is chosen. */
  public static final int LEAST_RANKED = 6;

  /**
   * The least number of pairs worth comparing as pairs. If values fall into two clusters, two pairs
   * differ by the same amount too often: in 8 to 13 of 100 comparisons of equally distributed
   * values at the level 5 %.
   */
  public static final int LEAST_PAIRS = 3;

  /**
   * Compares independent samples: {@link MannWhitney} where both sides have six values or more and
   * that test could reach {@code alpha} at all, otherwise the {@link LogT} of two samples.
   *
   * @param base one value or more, in any order, no NaN
   * @param next one value or more, in any order, no NaN
   * @param alpha the p-value up to which a factor is rejected
   */
  public static RatioTest independent(double[] base, double[] next, double alpha) {
    return ranksIndependent(base.length, next.length, alpha)
        ? MannWhitney.compare(base, next, alpha)
        : LogT.compare(base, next, alpha);
  }

  /**
   * Compares pairs: {@link SignedRank} from six pairs on if that test could reach {@code alpha} at
   * all, otherwise the paired {@link LogT}.
   *
   * @param base one value or more, {@link #LEAST_PAIRS} to be of use, no NaN
   * @param next the partner of each value of {@code base}
   * @param alpha the p-value up to which a factor is rejected
   */
  public static RatioTest paired(double[] base, double[] next, double alpha) {
    return ranksPairs(base.length, alpha)
        ? SignedRank.compare(base, next, alpha)
        : LogT.comparePaired(base, next, alpha);
  }

  /** Tells whether {@link #independent} chooses the rank test for these sizes. */
  public static boolean ranksIndependent(int base, int next, double alpha) {
    return Math.min(base, next) >= LEAST_RANKED && MannWhitney.leastP(base, next) <= alpha;
  }

  /** Tells whether {@link #paired} chooses the rank test for this number of pairs. */
  public static boolean ranksPairs(int pairs, double alpha) {
    return pairs >= LEAST_RANKED && SignedRank.leastP(pairs) <= alpha;
  }

  /** Tells whether the test rejects "the factor is 1", as {@link TestResult#rejects} does. */
  public boolean rejects(double alpha) {
    return test.rejects(alpha);
  }
}
