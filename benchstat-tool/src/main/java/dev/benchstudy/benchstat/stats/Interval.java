package dev.benchstudy.benchstat.stats;

/**
 * A range of numbers, both ends included.
 *
 * @param low the lower end; minus infinity where nothing bounds it
 * @param high the upper end, not below {@code low}; plus infinity where nothing bounds it
 */
public record Interval(double low, double high) {
  /** Checks the order of the ends; NaN is no end. */
  public Interval {
    if (!(low <= high)) {
      throw new IllegalArgumentException("not an interval: from " + low + " to " + high);
    }
  }

  /** Tells whether a number lies between the ends or on one of them. */
  public boolean contains(double number) {
    return low <= number && number <= high;
  }
}
