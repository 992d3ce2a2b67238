package dev.benchstudy.benchstat.stats;

/** Numbers of ways, as doubles: exact below 2^53, beyond it with the rounding of doubles. */
final class Counts {
  private Counts() {}

  /** Returns the binomial coefficient C(n, k), exact below 2^53 / n. */
  static double choose(int n, int k) {
    double ways = 1;
    for (int i = 1; i <= Math.min(k, n - k); i++) {
      ways = ways * (n - i + 1) / i;
    }
    return ways;
  }

  /** Replaces each count by the sum of those up to it. */
  static void cumulate(double[] counts) {
    for (int i = 1; i < counts.length; i++) {
      counts[i] += counts[i - 1];
    }
  }
}
