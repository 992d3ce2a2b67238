package dev.benchstudy.benchstat.compare;

/**
 * By which factor a cell differs from the first column: an interval made by the test that gave the
 * p-value, so that it leaves out 1 exactly when the difference is significant.
 *
 * @param ratio the estimate
 * @param low lower end, 0 if nothing bounds it
 * @param high upper end, infinite if nothing bounds it
 */
public record Effect(double ratio, double low, double high) {
  /** Checks the order of the ends. */
  public Effect {
    if (low > high) {
      throw new IllegalArgumentException("low " + low + " is above high " + high);
    }
  }
}
