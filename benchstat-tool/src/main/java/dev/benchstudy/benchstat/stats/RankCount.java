package dev.benchstudy.benchstat.stats;

/**
 * The exact distribution of U with ties, by counting.
 *
 * <p>Groups of equal values are dealt in ascending order. For each number of values that the first
 * sample has got so far, the ways to reach each value of 2U are kept. Dealing r of a group of T to
 * the first sample, with b values of the second sample below, adds r (2b + T - r) to 2U and
 * multiplies the ways by C(T, r). Two sides of 25 give C(50, 25) &lt; 1.3e14 ways, so a {@code
 * long} holds every count exactly. Cost: O(N n1 2u) for the smaller of u and n1 n2 - u.
 */
final class RankCount {
  private RankCount() {}

  static double twoSided(PooledRanks pool) {
    long most = 2L * pool.firstSize() * pool.secondSize();
    PooledRanks nearTail = pool.twiceU() * 2 <= most ? pool : pool.mirrored();
    int limit = (int) nearTail.twiceU();
    long[] ways = ways(nearTail, limit);
    long below = 0;
    for (int u = 0; u < limit; u++) {
      below += ways[u];
    }
    long total = choose(pool.firstSize() + pool.secondSize(), pool.firstSize());
    long tail = Math.min(below + ways[limit], total - below);
    return Math.min(1, 2 * ((double) tail / total));
  }

  /**
   * Returns, for each 2U up to {@code limit}, the number of ways to choose the first sample that
   * give it.
   */
  static long[] ways(PooledRanks pool, int limit) {
    int n1 = pool.firstSize();
    int n2 = pool.secondSize();
    long[][] ways = new long[n1 + 1][limit + 1];
    ways[0][0] = 1;
    int before = 0;
    for (int size : pool.sizes()) {
      for (int got = Math.min(n1, before + size); got >= Math.max(0, before + size - n2); got--) {
        deal(ways, got, size, before, limit);
      }
      before += size;
    }
    return ways[n1];
  }

  /**
   * Makes {@code ways[got]} count also the group of {@code size} values that has {@code before}
   * values below it.
   */
  private static void deal(long[][] ways, int got, int size, int before, int limit) {
    long[] target = ways[got];
    // r = 0 first: the counts stay where they are, if the second sample can hold that many.
    for (int r = 1; r <= Math.min(size, got); r++) {
      int had = got - r;
      if (had > before) {
        continue;
      }
      int shift = r * (2 * (before - had) + size - r);
      long factor = choose(size, r);
      long[] source = ways[had];
      for (int u = shift; u <= limit; u++) {
        target[u] += factor * source[u - shift];
      }
    }
  }

  /** Returns the binomial coefficient C(n, k), exact up to n = 60. */
  static long choose(int n, int k) {
    long ways = 1;
    for (int i = 1; i <= Math.min(k, n - k); i++) {
      ways = ways * (n - i + 1) / i;
    }
    return ways;
  }
}
