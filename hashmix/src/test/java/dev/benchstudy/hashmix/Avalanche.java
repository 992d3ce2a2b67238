package dev.benchstudy.hashmix;

import java.util.SplittableRandom;
import java.util.function.LongUnaryOperator;

/** Measures how evenly the output bits of a function depend on its input bits. */
final class Avalanche {

  /** Random inputs for each input bit. */
  static final int SAMPLES = 20_000;

  /**
   * The bias that counts as none. A fair coin thrown 20,000 times strays from one half by 0.0035
   * (one standard deviation), so 0.03 is more than eight deviations: none of the 4,096 pairs of
   * bits goes there by chance.
   */
  static final double ALLOWED_BIAS = 0.03;

  private Avalanche() {}

  /**
   * Returns the largest distance from one half, over all pairs of an input and an output bit, of
   * the share of inputs for which changing the one changes the other; 0 is perfect, 0.5 is a bit
   * that never or always follows.
   */
  static double worstBias(LongUnaryOperator function, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    int[][] changed = new int[Long.SIZE][Long.SIZE];
    for (int sample = 0; sample < SAMPLES; sample++) {
      long input = random.nextLong();
      long output = function.applyAsLong(input);
      for (int in = 0; in < Long.SIZE; in++) {
        long difference = output ^ function.applyAsLong(input ^ (1L << in));
        for (int out = 0; out < Long.SIZE; out++) {
          changed[in][out] += (int) (difference >>> out & 1);
        }
      }
    }
    double worst = 0;
    for (int[] row : changed) {
      for (int count : row) {
        worst = Math.max(worst, Math.abs((double) count / SAMPLES - 0.5));
      }
    }
    return worst;
  }
}
