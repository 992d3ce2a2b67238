package dev.benchstudy.hashmix;

/** The sum of an array of ints, as an algorithm in a method of its own. */
public final class IntSum {

  private IntSum() {}

  /**
   * Returns the sum of all values, which cannot overflow: an array holds fewer than 2^31 ints.
   * Cost: one addition and one 4-byte load a value, in order.
   */
  public static long of(int[] values) {
    long sum = 0;
    for (int value : values) {
      sum += value;
    }
    return sum;
  }
}
