package dev.benchstudy.benchstat.stats;

/**
 * The exact distribution of U without ties, in doubles, for sizes whose counts exceed a {@code
 * long}.
 *
 * <p>Mann and Whitney (1947), recurrence (6) divided by the number of ways: p(n, m)(u) = (n p(n-1,
 * m)(u-m) + m p(n, m-1)(u)) / (n + m).
 */
final class UDistribution {
  private UDistribution() {}

  static double twoSided(int n1, int n2, long u) {
    long most = (long) n1 * n2;
    if (2 * u == most) {
      return 1;
    }
    double[] probabilities = probabilities(n1, n2, (int) Math.min(u, most - u));
    double tail = 0;
    for (double probability : probabilities) {
      tail += probability;
    }
    return Math.min(1, 2 * tail);
  }

  /** Returns P(U = 0) to P(U = limit). Cost: O(n1 n2 limit). */
  static double[] probabilities(int n1, int n2, int limit) {
    double[][] row = new double[n2 + 1][limit + 1];
    for (double[] column : row) {
      column[0] = 1;
    }
    for (int n = 1; n <= n1; n++) {
      double[][] next = new double[n2 + 1][limit + 1];
      next[0][0] = 1;
      for (int m = 1; m <= n2; m++) {
        for (int u = 0; u <= limit; u++) {
          double won = u >= m ? n * row[m][u - m] : 0;
          next[m][u] = (won + m * next[m - 1][u]) / (n + m);
        }
      }
      row = next;
    }
    return row[n2];
  }
}
