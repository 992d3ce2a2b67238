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
   */
  public static Direction of(String unit) {
    if (RATES.contains(unit.substring(unit.lastIndexOf('-') + 1))) {
      return MORE_IS_BETTER;
    }
    boolean cost = UnitWords.numeratorHas(COSTS, unit);
    return cost && !unit.endsWith("/s") ? LESS_IS_BETTER : UNKNOWN;
  }
}
