package dev.benchstudy.benchstat.compare;

/**
 * The two probabilities a user chooses.
 *
 * @param alpha a difference counts as significant if its p-value is not above this; 0 to 1, ends
 *     included
 * @param confidence the confidence level of intervals; 0 to 1, ends included
 */
public record Levels(double alpha, double confidence) {
  /** What benchstat uses unless told otherwise. */
  public static final Levels DEFAULT = new Levels(0.05, 0.95);

  /** Checks the ranges. */
  public Levels {
    if (!isProbability(alpha) || !isProbability(confidence)) {
      throw new IllegalArgumentException("alpha " + alpha + ", confidence " + confidence);
    }
  }

  /** Returns whether a number is from 0 to 1; NaN is not. */
  public static boolean isProbability(double value) {
    return value >= 0 && value <= 1;
  }
}
