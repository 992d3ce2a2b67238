package dev.benchstudy.benchstat.stats;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Two samples merged in ascending order, equal values as one group. */
final class PooledRanks {
  private final int firstSize;
  private final int secondSize;
  private final int[] sizes;
  private final long twiceU;

  private PooledRanks(int firstSize, int secondSize, int[] sizes, long twiceU) {
    this.firstSize = firstSize;
    this.secondSize = secondSize;
    this.sizes = sizes;
    this.twiceU = twiceU;
  }

  /** Merges two samples, each ascending and without NaN. */
  static PooledRanks of(double[] first, double[] second) {
    return of(first, second, new AsTheyAre());
  }

  /**
   * Merges {@code factor} times the first sample, ascending and not negative, with the second, in
   * the same way. No product is rounded: quotients are compared, so that a factor of 1 changes
   * nothing.
   */
  static PooledRanks ofScaled(double factor, double[] first, double[] second) {
    return of(first, second, new Scaled(factor));
  }

  private static PooledRanks of(double[] first, double[] second, Order order) {
    int[] sizes = new int[first.length + second.length];
    int groups = 0;
    int i = 0;
    int j = 0;
    long twiceU = 0;
    while (i < first.length || j < second.length) {
      int fromFirst = i;
      int below = j;
      int comparison =
          i == first.length ? 1 : j == second.length ? -1 : order.compare(first[i], second[j]);
      if (comparison <= 0) {
        i = endOfGroup(first, i);
      }
      if (comparison >= 0) {
        j = endOfGroup(second, j);
      }
      sizes[groups++] = i - fromFirst + j - below;
      twiceU += (long) (i - fromFirst) * (below + j);
    }
    return new PooledRanks(first.length, second.length, Arrays.copyOf(sizes, groups), twiceU);
  }

  private static int endOfGroup(double[] ascending, int start) {
    int end = start + 1;
    while (end < ascending.length && ascending[end] == ascending[start]) {
      end++;
    }
    return end;
  }

  /** Compares a value of the first sample with one of the second. */
  private interface Order {
    int compare(double one, double other);
  }

  /** Compares numbers, -0 and 0 as equal ones. */
  private record AsTheyAre() implements Order {
    @Override
    public int compare(double one, double other) {
      return one < other ? -1 : one > other ? 1 : 0;
    }
  }

  /** Compares {@code factor} times the first number with the second. */
  private record Scaled(double factor) implements Order {
    @Override
    public int compare(double one, double other) {
      if (one == 0) {
        return other == 0 ? 0 : -1;
      }
      double quotient = other / one;
      return factor < quotient ? -1 : factor > quotient ? 1 : 0;
    }
  }

  int firstSize() {
    return firstSize;
  }

  int secondSize() {
    return secondSize;
  }

  /** Returns the number of values in each group, ascending by value; not copied. */
  int[] sizes() {
    return sizes;
  }

  /** Returns twice the U statistic of the first sample: a pair that it wins counts 2, a tie 1. */
  long twiceU() {
    return twiceU;
  }

  int groups() {
    return sizes.length;
  }

  boolean tied() {
    return sizes.length < firstSize + secondSize;
  }

  /** Tells whether another pool has the same sizes, groups and U, and so the same test. */
  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof PooledRanks pool
        && firstSize == pool.firstSize
        && twiceU == pool.twiceU
        && Arrays.equals(sizes, pool.sizes);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(sizes) * 31 + Long.hashCode(twiceU);
  }
}
