package dev.benchstudy.benchstat.stats;

import java.util.Arrays;
import java.util.Optional;
import org.apache.commons.statistics.distribution.TDistribution;

/**
 * Student's t on logarithms, where times are closer to the normal distribution and differences are
 * ratios.
 *
 * <p>Two samples are compared by the test of B. L. Welch (1947), "The Generalization of 'Student's'
 * Problem when Several Different Population Variances are Involved", Biometrika 34(1/2); pairs by
 * the one-sample test of "Student" (1908) on the logarithms of their ratios. Where a value is not
 * positive, the same is done with the values themselves, and no interval of the ratio is given.
 *
 * <p>Samples without any spread are exact: their difference, if there is one, has p = 0. A single
 * value says nothing about spread: p = 1 and an unbounded interval.
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
      Moments moments = Moments.of(values);
      return new Estimate(
          moments.mean(), around(moments.mean(), halfWidth(OneMean.of(moments), 1 - confidence)));
    }
    Moments moments = Moments.ofLogs(values);
    boolean allEqual = Arrays.stream(values).allMatch(value -> value == values[0]);
    double center = allEqual ? values[0] : Math.exp(moments.mean());
    double halfWidth = halfWidth(OneMean.of(moments), 1 - confidence);
    return new Estimate(
        center, new Interval(center * Math.exp(-halfWidth), center * Math.exp(halfWidth)));
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
      TestResult test = test(OneMean.ofDifference(before, after));
      return new RatioTest(test, after.mean() / before.mean(), Optional.empty());
    }
    return ratio(OneMean.ofDifference(Moments.ofLogs(base), Moments.ofLogs(next)), alpha);
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
      TestResult test = test(OneMean.of(Moments.of(Pairs.differences(base, next))));
      double ratio = Moments.of(next).mean() / Moments.of(base).mean();
      return new RatioTest(test, ratio, Optional.empty());
    }
    return ratio(OneMean.of(Moments.of(Pairs.logRatios(base, next))), alpha);
  }

  /**
   * What a t-test needs: a mean, its standard error and the degrees of freedom.
   *
   * @param value the mean or the difference of means
   * @param error its standard error; infinite if unknown
   * @param freedom the degrees of freedom of {@code error}; NaN if there is no spread
   */
  private record OneMean(double value, double error, double freedom) {
    static OneMean of(Moments moments) {
      return new OneMean(
          moments.mean(), Math.sqrt(moments.squaredError()), Math.max(1, moments.size() - 1));
    }

    /** Welch (1947), with the degrees of freedom of F. E. Satterthwaite (1946). */
    static OneMean ofDifference(Moments base, Moments next) {
      double first = base.squaredError();
      double second = next.squaredError();
      double difference = next.mean() - base.mean();
      if (Double.isInfinite(first) || Double.isInfinite(second)) {
        return new OneMean(difference, Double.POSITIVE_INFINITY, 1);
      }
      double share = first / (first + second);
      double rest = second / (first + second);
      double freedom = 1 / (share * share / (base.size() - 1) + rest * rest / (next.size() - 1));
      return new OneMean(difference, Math.sqrt(first + second), freedom);
    }
  }

  private static TestResult test(OneMean mean) {
    if (mean.error() == 0) {
      return mean.value() == 0 ? TestResult.ALL_EQUAL : TestResult.of(0);
    }
    double t = Math.abs(mean.value() / mean.error());
    return TestResult.of(2 * TDistribution.of(mean.freedom()).survivalProbability(t));
  }

  private static double halfWidth(OneMean mean, double alpha) {
    if (mean.error() == 0) {
      return 0;
    } else if (Double.isInfinite(mean.error())) {
      return Double.POSITIVE_INFINITY;
    }
    double tail = Math.min(Math.max(alpha, 0), 1) / 2;
    return mean.error() * TDistribution.of(mean.freedom()).inverseSurvivalProbability(tail);
  }

  private static RatioTest ratio(OneMean logRatio, double alpha) {
    TestResult test = test(logRatio);
    Interval logs = around(logRatio.value(), halfWidth(logRatio, alpha));
    return new RatioTest(
        test,
        Math.exp(logRatio.value()),
        Optional.of(Inversion.ratios(logs, logRatio.value(), test.rejects(alpha))));
  }

  private static Interval around(double center, double halfWidth) {
    return new Interval(center - halfWidth, center + halfWidth);
  }
}
