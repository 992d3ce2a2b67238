package dev.benchstudy.benchstat.stats;

import java.util.Arrays;

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
    int[] sizes = new int[first.length + second.length];
    int groups = 0;
    int i = 0;
    int j = 0;
    long twiceU = 0;
    while (i < first.length || j < second.length) {
      boolean takeFirst = j == second.length || i < first.length && first[i] <= second[j];
      double value = takeFirst ? first[i] : second[j];
      int before = j;
      int fromFirst = i;
      while (i < first.length && first[i] == value) {
        i++;
      }
      while (j < second.length && second[j] == value) {
        j++;
      }
      sizes[groups++] = i - fromFirst + j - before;
      twiceU += (long) (i - fromFirst) * (before + j);
    }
    return new PooledRanks(first.length, second.length, Arrays.copyOf(sizes, groups), twiceU);
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

  /**
   * Returns the same samples with the order of all values reversed, which turns U1 into n1 n2 - U1.
   */
  PooledRanks mirrored() {
    int[] reversed = new int[sizes.length];
    for (int i = 0; i < sizes.length; i++) {
      reversed[i] = sizes[sizes.length - 1 - i];
    }
    return new PooledRanks(firstSize, secondSize, reversed, 2L * firstSize * secondSize - twiceU);
  }
}
