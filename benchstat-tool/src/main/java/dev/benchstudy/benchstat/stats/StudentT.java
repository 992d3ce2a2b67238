package dev.benchstudy.benchstat.stats;

import org.apache.commons.statistics.distribution.TDistribution;

/** Student's t distribution; degrees of freedom are above 0 and need not be a whole number. */
public final class StudentT {
  private StudentT() {}

  /** Returns P(T &gt; t). */
  static double upperTail(double t, double freedom) {
    return TDistribution.of(freedom).survivalProbability(t);
  }

  /** Returns the t with {@code P(T > t) = probability}. */
  static double upperQuantile(double probability, double freedom) {
    return TDistribution.of(freedom).inverseSurvivalProbability(probability);
  }

  /**
   * Returns the t with {@code P(-t <= T <= t) = confidence}.
   *
   * @param confidence between 0 and 1, ends excluded
   * @param freedom the degrees of freedom
   */
  public static double twoSidedQuantile(double confidence, double freedom) {
    return upperQuantile((1 - confidence) / 2, freedom);
  }
}
