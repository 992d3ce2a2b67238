package dev.benchstudy.benchstat.stats;

import java.util.Arrays;
import java.util.Optional;

/**
 * Student's t on logarithms, where times are closer to the normal distribution and differences are
 * ratios.
 *
 * <p>Pairs are compared by the test of "Student" (1908), "The Probable Error of a Mean", Biometrika
 * 6(1), on the logarithms of their ratios. Two samples are compared by that of B. L. Welch (1947),
 * "The Generalization of 'Student's' Problem when Several Different Population Variances are
 * Involved", Biometrika 34(1/2), with two precautions for few values:
 *
 * <ul>
 *   <li>With unequal sizes, Student's test for two samples must reject as well; p is the larger of
 *       the two, the interval the wider one. Welch's test takes the spread of each side from that
 *       side alone; where two or three values happen to be close together, it is misled: in 10 to
 *       33 of 100 comparisons of 2 with 10 equally distributed values at the level 5 %.
 *   <li>With two values on both sides, one degree of freedom is counted instead of one to two. If
 *       values fall into two clusters, each side may by chance have all of its values in one.
 * </ul>
 *
 * <p>With equal sizes from three on, Welch's test decides alone. Where a value is not positive, the
 * same is done with the values themselves, and no interval of the ratio is given. Samples without
 * any spread are exact: their difference, if there is one, has p = 0. A single value says nothing
 * about spread: p = 1 and an unbounded interval; nor do values that are infinite, or so large that
 * their squares are.
 */
public final class LogT {
  private LogT() {}

  /**
   * Returns the geometric mean and its t interval; the arithmetic ones if a value is not positive.
   *
   * @param values one value or more, no NaN
   * @param confidence the probability that the interval covers the mean of the population, 0 to 1
   */
  public static Estimate mean(double[] values, double confidence) {
    if (!Moments.positive(values)) {
      TMean mean = TMean.of(Moments.of(values));
      return new Estimate(mean.value(), mean.interval(1 - confidence));
    }
    TMean mean = TMean.of(Moments.ofLogs(values));
    boolean allEqual = Arrays.stream(values).allMatch(value -> value == values[0]);
    double center = allEqual ? values[0] : Math.exp(mean.value());
    Interval logs = mean.interval(1 - confidence);
    double factor = Math.exp((logs.high() - logs.low()) / 2);
    return new Estimate(center, new Interval(center / factor, center * factor));
  }

  /**
   * Compares independent samples.
   *
   * @param base one value or more, no NaN
   * @param next one value or more, no NaN
   * @param alpha the p-value up to which a factor is rejected
   */
  public static RatioTest compare(double[] base, double[] next, double alpha) {
    if (!Moments.positive(base) || !Moments.positive(next)) {
      Moments before = Moments.of(base);
      Moments after = Moments.of(next);
      TestResult test = TMean.ofDifference(before, after).test();
      return new RatioTest(test, after.mean() / before.mean(), Optional.empty());
    }
    return ratio(TMean.ofDifference(Moments.ofLogs(base), Moments.ofLogs(next)), alpha);
  }

  /**
   * Compares pairs.
   *
   * @param base one value or more, no NaN
   * @param next the partner of each value of {@code base}
   * @param alpha the p-value up to which a factor is rejected
   */
  public static RatioTest comparePaired(double[] base, double[] next, double alpha) {
    if (!Moments.positive(base) || !Moments.positive(next)) {
      TestResult test = TMean.of(Moments.of(Pairs.differences(base, next))).test();
      double ratio = Moments.of(next).mean() / Moments.of(base).mean();
      return new RatioTest(test, ratio, Optional.empty());
    }
    return ratio(TMean.of(Moments.of(Pairs.logRatios(base, next))), alpha);
  }

  private static RatioTest ratio(TMean logRatio, double alpha) {
    TestResult test = logRatio.test();
    Interval ratios =
        Inversion.ratios(logRatio.interval(alpha), logRatio.value(), test.rejects(alpha));
    return new RatioTest(test, Math.exp(logRatio.value()), Optional.of(ratios));
  }
}
