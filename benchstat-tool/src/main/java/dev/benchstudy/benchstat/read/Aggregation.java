package dev.benchstudy.benchstat.read;

import java.util.DoubleSummaryStatistics;
import java.util.List;
import java.util.Set;

/** How JMH makes one score of a metric's values; its JSON does not say, but its numbers do. */
enum Aggregation {
  /** The mean. */
  MEAN,
  /**
   * The sum over iterations and forks, in which an iteration without a value counts as 0; we put it
   * per iteration.
   */
  SUM,
  /** The largest value. */
  MAXIMUM,
  /** The smallest value. */
  MINIMUM;

  /** Sums that can hold one value or none, which then do not show what they are. */
  private static final Set<String> SUMS = Set.of("gc.count", "gc.time");

  private static final double ROUNDING = 1e-9;

  /**
   * Returns how a metric's score was made.
   *
   * @param name its name without the marks of older versions
   * @param metric its values
   */
  static Aggregation of(String name, JmhMetric metric) {
    if (SUMS.contains(name)) {
      return SUM;
    }
    DoubleSummaryStatistics values = new DoubleSummaryStatistics();
    for (List<Double> fork : metric.raw()) {
      for (double value : fork) {
        values.accept(value);
      }
    }
    double score = metric.score();
    if (values.getCount() < 2 || near(score, values.getAverage())) {
      return MEAN;
    } else if (near(score, values.getSum())) {
      return SUM;
    } else if (near(score, values.getMax())) {
      return MAXIMUM;
    }
    return near(score, values.getMin()) ? MINIMUM : MEAN;
  }

  private static boolean near(double score, double value) {
    return Math.abs(score - value) <= ROUNDING * Math.abs(value);
  }

  /** Returns the value of a fork that has these iterations, one or more. */
  double of(List<Double> iterations) {
    DoubleSummaryStatistics values = new DoubleSummaryStatistics();
    for (double value : iterations) {
      values.accept(value);
    }
    return switch (this) {
      case MEAN, SUM -> values.getAverage();
      case MAXIMUM -> values.getMax();
      case MINIMUM -> values.getMin();
    };
  }
}
