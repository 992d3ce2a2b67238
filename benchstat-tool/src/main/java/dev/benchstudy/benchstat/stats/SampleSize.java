package dev.benchstudy.benchstat.stats;

import java.util.OptionalInt;
import java.util.function.IntPredicate;
import java.util.function.IntUnaryOperator;

/**
 * How many values would decide on which side of a limit a ratio lies.
 *
 * <p>The answer is the least size at which the interval of {@link RatioTest} would exclude the
 * limit with a probability of nine in ten, if the ratio and the spread of the logarithms were those
 * seen so far: (t(1 - alpha/2) + t(0.9)) standard errors then fit between the two. A rank test
 * needs π/3 times the values of a t-test, its efficiency on normal data being 3/π. Spread seen in a
 * few values is itself uncertain, so the answer is a plan, not a promise.
 */
public final class SampleSize {
  /** The largest size that is looked at; where it is too small, no size is given. */
  public static final int LARGEST = 1000;

  private static final double POWER = 0.9;
  private static final double RANK_EFFICIENCY = 3 / Math.PI;

  private SampleSize() {}

  /**
   * Returns the number of values a side that would decide.
   *
   * @param base two positive values or more
   * @param next two positive values or more
   * @param limit the ratio in question, above 0
   * @param alpha the level of the test
   * @return more than the smaller side has now; empty if more than {@link #LARGEST} are needed or
   *     the values tell nothing
   */
  public static OptionalInt independent(double[] base, double[] next, double limit, double alpha) {
    if (!Moments.positive(base) || !Moments.positive(next)) {
      return OptionalInt.empty();
    }
    Moments before = Moments.ofLogs(base);
    Moments after = Moments.ofLogs(next);
    double distance = Math.abs(after.mean() - before.mean() - Math.log(limit));
    double variance = before.variance() + after.variance();
    return least(
        Math.min(base.length, next.length) + 1,
        distance * distance / variance,
        alpha,
        n -> 2 * (n - 1),
        n -> RatioTest.ranksIndependent(n, n, alpha));
  }

  /**
   * Returns the number of pairs that would decide.
   *
   * @param base two positive values or more
   * @param next the partner of each value of {@code base}
   * @param limit the ratio in question, above 0
   * @param alpha the level of the test
   * @return more than there are now; empty if more than {@link #LARGEST} are needed or the values
   *     tell nothing
   */
  public static OptionalInt paired(double[] base, double[] next, double limit, double alpha) {
    if (!Moments.positive(base) || !Moments.positive(next)) {
      return OptionalInt.empty();
    }
    Moments ratios = Moments.of(Pairs.logRatios(base, next));
    double distance = Math.abs(ratios.mean() - Math.log(limit));
    return least(
        base.length + 1,
        distance * distance / ratios.variance(),
        alpha,
        n -> n - 1,
        n -> RatioTest.ranksPairs(n, alpha));
  }

  /**
   * Returns the least n from {@code from} on with n times the effect at least the square of the two
   * quantiles. Those of the normal distribution, which are below those of t, tell where to begin.
   *
   * @param effect the squared distance in units of the variance of one value
   */
  private static OptionalInt least(
      int from, double effect, double alpha, IntUnaryOperator freedom, IntPredicate ranked) {
    double normal = Normal.upperQuantile(alpha / 2) + Normal.upperQuantile(1 - POWER);
    double atLeast = normal * normal / effect;
    if (!(atLeast <= LARGEST)) {
      return OptionalInt.empty();
    }
    for (int n = Math.max(from, (int) Math.ceil(atLeast)); n <= LARGEST; n++) {
      double errors =
          StudentT.upperQuantile(alpha / 2, freedom.applyAsInt(n))
              + StudentT.upperQuantile(1 - POWER, freedom.applyAsInt(n));
      double efficiency = ranked.test(n) ? RANK_EFFICIENCY : 1;
      if (n * effect * efficiency >= errors * errors) {
        return OptionalInt.of(n);
      }
    }
    return OptionalInt.empty();
  }
}
