package dev.benchstudy.benchstat.stats;

/**
 * The exact distribution of U with ties, by counting.
 *
 * <p>Groups of equal values are dealt in ascending order. For each number of values that the first
 * sample has got so far, the ways to reach each value of 2U are kept. Dealing r of a group of T to
 * the first sample, with b values of the second sample below, adds r (2b + T - r) to 2U and
 * multiplies the ways by C(T, r). Two sides of 25 give C(50, 25) &lt; 1.3e14 ways, so a {@code
 * double} holds every count exactly; it is chosen over {@code long} because the inner loop then
 * runs on vector instructions.
 *
 * <p>The work grows with the fourth power of the number of values dealt. The lower and the upper
 * half of the values are therefore dealt apart, an eighth of the work, each for the smaller numbers
 * of values got, and only the counts asked for are put together.
 */
final class RankCount {
  private RankCount() {}

  static double twoSided(PooledRanks pool) {
    int n1 = pool.firstSize();
    int n2 = pool.secondSize();
    int[] sizes = pool.sizes();
    int middle = middle(sizes, n1 + n2);
    Block lower = Block.deal(sizes, 0, middle, Math.max(n1, n2));
    Block upper = Block.deal(sizes, middle, sizes.length, Math.max(n1, n2));
    Tails tails = new Tails();
    for (int got = Math.max(0, n1 - upper.values); got <= Math.min(n1, lower.values); got++) {
      // Each of the others beats all that the second sample has got of the lower block.
      int others = n1 - got;
      int rest = (int) pool.twiceU() - 2 * others * (lower.values - got);
      if (rest > lower.most(got) + upper.most(others)) {
        tails.addAll(Counts.choose(lower.values, got) * Counts.choose(upper.values, others));
      } else if (rest >= 0) {
        tails.add(lower, got, upper, others, rest);
      }
    }
    double total = Counts.choose(n1 + n2, n1);
    return Math.min(1, 2 * (Math.min(tails.upTo, total - tails.below) / total));
  }

  /** Returns how many of the lowest groups hold about half of the values. */
  private static int middle(int[] sizes, int values) {
    int groups = 0;
    int held = 0;
    while (2 * held + sizes[groups] <= values) {
      held += sizes[groups++];
    }
    return groups;
  }

  /** The numbers of ways in which 2U is less than, and at most, the observed value. */
  private static final class Tails {
    double below;
    double upTo;

    /** Adds ways that all give less than the observed value. */
    void addAll(double ways) {
      below += ways;
      upTo += ways;
    }

    /**
     * Adds the ways in which a value of the lower and one of the upper block sum to less than, and
     * at most, {@code rest}: while the one falls, what the other may be at most grows.
     */
    void add(Block lower, int got, Block upper, int others, int rest) {
      double[] left = lower.ways(got);
      int start = lower.start(got);
      int step = lower.step(got);
      double[] right = upper.ways(others);
      int rightStart = upper.start(others);
      int rightStep = upper.step(others);
      int v = Math.min(rest, left.length - 1);
      int w = 0;
      double belowW = 0;
      for (; w < rest - v; w++) {
        belowW += right[rightStart + rightStep * w];
      }
      double sumBelow = 0;
      double sumUpTo = 0;
      for (; v >= 0 && w < right.length; v--, w++) {
        double ways = left[start + step * v];
        sumBelow += ways * belowW;
        belowW += right[rightStart + rightStep * w];
        sumUpTo += ways * belowW;
      }
      double free = 0;
      for (; v >= 0; v--) {
        free += left[start + step * v];
      }
      below += sumBelow + free * belowW;
      upTo += sumUpTo + free * belowW;
    }
  }

  /** Neighbouring groups, dealt by themselves. */
  private static final class Block {
    final int values;

    /**
     * ways[c][v] is the number of ways in which the first sample gets c of the values and 2U, among
     * these values only, is v; for c up to half of the values. With the samples exchanged, 2U
     * counts from the other end: that gives the other half. It means nothing where either sample
     * would get more values than the larger one has.
     */
    private final double[][] ways;

    private Block(int values, double[][] ways) {
      this.values = values;
      this.ways = ways;
    }

    static Block deal(int[] sizes, int from, int to, int larger) {
      int values = 0;
      for (int i = from; i < to; i++) {
        values += sizes[i];
      }
      double[][] ways = new double[values / 2 + 1][];
      for (int got = 0; got < ways.length; got++) {
        ways[got] = new double[2 * got * (values - got) + 1];
      }
      ways[0][0] = 1;
      int before = 0;
      for (int i = from; i < to; i++) {
        dealGroup(ways, sizes[i], before, larger);
        before += sizes[i];
      }
      return new Block(values, ways);
    }

    /** Adds the group of {@code size} values that has {@code before} values below it. */
    private static void dealGroup(double[][] ways, int size, int before, int larger) {
      int most = Math.min(ways.length - 1, before + size);
      int least = Math.max(1, before + size - larger);
      for (int got = most; got >= least; got--) {
        // r = 0 leaves the counts where they are.
        for (int r = Math.max(1, got - before); r <= Math.min(size, got); r++) {
          int had = got - r;
          int others = before - had;
          int reached = 2 * had * others;
          int shift = r * (2 * others + size - r);
          add(ways[had], reached, Counts.choose(size, r), ways[got], shift);
        }
      }
    }

    private static void add(double[] source, int last, double factor, double[] target, int shift) {
      for (int v = 0; v <= last; v++) {
        target[v + shift] += factor * source[v];
      }
    }

    /** Returns the greatest 2U among these values. */
    int most(int got) {
      return 2 * got * (values - got);
    }

    /** Returns the number of ways for each 2U, the one for v at {@code start + step * v}. */
    double[] ways(int got) {
      return ways[Math.min(got, values - got)];
    }

    int start(int got) {
      return got < ways.length ? 0 : most(got);
    }

    int step(int got) {
      return got < ways.length ? 1 : -1;
    }
  }
}
