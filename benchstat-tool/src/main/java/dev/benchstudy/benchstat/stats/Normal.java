package dev.benchstudy.benchstat.stats;

import org.apache.commons.statistics.distribution.NormalDistribution;

/** The standard normal distribution, accurate in the lower tail. */
final class Normal {
  private static final NormalDistribution STANDARD = NormalDistribution.of(0, 1);

  private Normal() {}

  /** Returns P(Z ≤ z). */
  static double cumulative(double z) {
    return STANDARD.cumulativeProbability(z);
  }

  /** Returns the z with P(Z ≤ z) = {@code probability}; exactly 0 for one half. */
  static double quantile(double probability) {
    return STANDARD.inverseCumulativeProbability(probability);
  }

  /** Returns the z with P(Z &gt; z) = {@code probability}. */
  static double upperQuantile(double probability) {
    return STANDARD.inverseSurvivalProbability(probability);
  }
}
