package dev.benchstudy.benchstat.stats;

import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

/**
 * The exact distribution of U without ties, by counting the ways to choose the first sample.
 *
 * <p>Mann and Whitney (1947), recurrence (6), without dividing by the number of ways: w(n, m)(u) =
 * w(n-1, m)(u-m) + w(n, m-1)(u). Only additions of positive numbers occur, so the counts, at most
 * C(100, 50) &lt; 1.1e29, are accurate to a few ulps where they are not exact. Sizes are few and
 * comparisons many: each distribution is computed once, in O(n m n m), and kept.
 */
final class UDistribution {
  private static final ConcurrentMap<Sizes, UDistribution> KNOWN = new ConcurrentHashMap<>();

  /** tails[u] is the probability of U ≤ u, for u up to half of n m, rounded down. */
  private final double[] tails;

  private UDistribution(double[] tails) {
    this.tails = tails;
  }

  /** Two sizes, 1 to 50. */
  record Sizes(int smaller, int larger) {}

  /** Returns the distribution for two sizes in either order, 1 to 50. */
  static UDistribution of(int n1, int n2) {
    Sizes sizes = new Sizes(Math.min(n1, n2), Math.max(n1, n2));
    return KNOWN.computeIfAbsent(sizes, UDistribution::count);
  }

  /** Returns the two-sided p-value of U, which is symmetric about n m / 2. */
  double twoSided(long u, long most) {
    return Math.min(1, 2 * tails[(int) Math.min(u, most - u)]);
  }

  /** Counts a distribution, known or not. */
  static UDistribution count(Sizes sizes) {
    int most = sizes.smaller * sizes.larger;
    // ways[m] belongs to (n, m); it is overwritten by that of (n + 1, m).
    double[][] ways = new double[sizes.larger + 1][most / 2 + 1];
    for (double[] counts : ways) {
      counts[0] = 1;
    }
    for (int n = 1; n <= sizes.smaller; n++) {
      for (int m = 1; m <= sizes.larger; m++) {
        add(ways[m - 1], ways[m], m);
      }
    }
    double[] tails = ways[sizes.larger];
    Counts.cumulate(tails);
    double total = Counts.choose(sizes.smaller + sizes.larger, sizes.smaller);
    for (int u = 0; u < tails.length; u++) {
      tails[u] /= total;
    }
    return new UDistribution(tails);
  }

  /** Makes {@code counts}, that of (n-1, m), that of (n, m), given that of (n, m-1). */
  private static void add(double[] fewer, double[] counts, int m) {
    for (int u = counts.length - 1; u >= m; u--) {
      counts[u] = counts[u - m] + fewer[u];
    }
    for (int u = 0; u < Math.min(m, counts.length); u++) {
      counts[u] = fewer[u];
    }
  }
}
