package dev.benchstudy.benchstat.unit;

import java.util.Set;

/** Whether a larger or a smaller number is the better one. */
public enum Direction {
  /** Time, memory, allocations: less is better. */
  LESS_IS_BETTER,
  /** Throughput: more is better. */
  MORE_IS_BETTER,
  /** Nothing is known of the unit. */
  UNKNOWN;

  private static final Set<String> COSTS = Set.of("sec", "B", "bytes", "allocs");
  private static final Set<String> RATES = Set.of("op/s", "B/s");

  /**
   * Returns the direction of a tidied unit: throughput is {@code op/s} or {@code B/s}; a cost has
   * seconds, bytes or allocations in its numerator.
   *
   * <p>Of a counter, such as {@code misses-op/s} or {@code waited-sec/op}, nobody knows what it
   * counts; a percentile, such as {@code p0.99-sec/op}, is what its unit says.
   */
  public static Direction of(String unit) {
    String plain = unit.substring(percentileEnd(unit));
    if (RATES.contains(plain)) {
      return MORE_IS_BETTER;
    }
    boolean cost = UnitWords.numeratorHas(COSTS, plain) && !plain.endsWith("/s");
    return cost && !isNamed(plain) ? LESS_IS_BETTER : UNKNOWN;
  }

  /** Returns whether a dash joins a name and a unit; one below the fraction bar does not. */
  private static boolean isNamed(String unit) {
    int dash = unit.indexOf('-');
    int slash = unit.indexOf('/');
    return dash >= 0 && (slash < 0 || dash < slash);
  }

  /**
   * Returns where the unit begins behind {@code p0.99-} or {@code p99-}; 0 if nothing is before it.
   */
  private static int percentileEnd(String unit) {
    int end = 1;
    while (end < unit.length()
        && (Character.isDigit(unit.charAt(end)) || unit.charAt(end) == '.')) {
      end++;
    }
    return end > 1 && unit.startsWith("p") && unit.startsWith("-", end) ? end + 1 : 0;
  }
}
