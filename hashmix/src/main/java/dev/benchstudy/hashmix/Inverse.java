package dev.benchstudy.hashmix;

/**
 * Inverses, modulo 2^64, of the two steps mixers are made of: multiplying by an odd number and xor
 * with a shift.
 */
final class Inverse {

  private Inverse() {}

  /**
   * Returns the number that undoes a multiplication by {@code odd}: {@code odd * ofOdd(odd) == 1}.
   *
   * <p>Newton's iteration {@code x = x * (2 - odd * x)} doubles the number of right low bits in
   * each step. An odd number is its own inverse modulo 8, so the start has 3 right bits and five
   * steps give 96, more than the 64 needed.
   *
   * @throws IllegalArgumentException if {@code odd} is even: it has no inverse
   */
  static long ofOdd(long odd) {
    if ((odd & 1) == 0) {
      throw new IllegalArgumentException("an even number has no inverse modulo 2^64: " + odd);
    }
    long inverse = odd;
    for (int step = 0; step < 5; step++) {
      inverse *= 2 - odd * inverse;
    }
    return inverse;
  }

  /**
   * Returns the {@code x} for which {@code x ^ (x >>> shift) == shifted}; {@code shift} is 1 to 63.
   *
   * <p>Xor with shifts by s, 2s, 3s, … undoes it; the shifts from 64 on contribute nothing.
   */
  static long ofXorShift(long shifted, int shift) {
    long value = shifted;
    for (int total = shift; total < Long.SIZE; total += shift) {
      value ^= shifted >>> total;
    }
    return value;
  }
}
