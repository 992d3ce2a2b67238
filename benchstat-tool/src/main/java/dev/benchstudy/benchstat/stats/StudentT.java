package dev.benchstudy.benchstat.stats;

import org.apache.commons.statistics.distribution.TDistribution;

/** Student's t distribution. */
public final class StudentT {
  private StudentT() {}

  /**
   * Returns the t with {@code P(-t <= T <= t) = confidence}.
   *
   * @param confidence between 0 and 1, ends excluded
   * @param degreesOfFreedom above 0; need not be a whole number
   */
  public static double twoSidedQuantile(double confidence, double degreesOfFreedom) {
    return TDistribution.of(degreesOfFreedom).inverseSurvivalProbability((1 - confidence) / 2);
  }
}
