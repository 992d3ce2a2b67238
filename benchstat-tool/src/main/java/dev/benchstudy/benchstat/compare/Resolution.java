package dev.benchstudy.benchstat.compare;

import dev.benchstudy.benchstat.unit.NumberText;
import java.util.Map;
import java.util.Optional;

/**
 * How small a difference of a unit can be and still come from the code: below it lies what the
 * harness itself allocates, spread over all calls.
 *
 * @param unit the unit
 * @param least the least difference that counts, 0 if all do
 */
record Resolution(String unit, double least) {
  private static final Map<String, Double> LEAST = Map.of("B/op", 1.0, "allocs/op", 0.5);

  static Resolution of(String unit) {
    return new Resolution(unit, LEAST.getOrDefault(unit, 0.0));
  }

  /** Returns a warning if two centres differ, if at all, by less than the least difference. */
  Optional<Warning> equalWithin(double base, double center) {
    if (least == 0 || !(Math.abs(center - base) < least)) {
      return Optional.empty();
    }
    return Optional.of(
        new Warning(
            Warning.Kind.BELOW_RESOLUTION,
            "the difference found is less than "
                + NumberText.shortest(least)
                + " "
                + unit
                + ": taken as equal"));
  }
}
