package dev.benchstudy.benchstat.compare;

import dev.benchstudy.benchstat.model.UnitMetadata;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** What the inputs say of units; the first word on a property holds. */
final class UnitProperties {
  private record PropertyKey(String unit, String key) {}

  /** Counted object by object in JMH results; Go's is the mean of a run. */
  private static final String ALLOCATIONS = "allocs/op";

  private final Map<PropertyKey, String> values = new HashMap<>();

  /** Takes a property; returns what to tell if it was set to something else before. */
  Optional<String> set(UnitMetadata metadata) {
    String before =
        values.putIfAbsent(
            new PropertyKey(metadata.unit().name(), metadata.key()), metadata.value());
    if (before == null || before.equals(metadata.value())) {
      return Optional.empty();
    }
    return Optional.of(
        "metadata "
            + metadata.key()
            + " of unit "
            + metadata.unit().written()
            + " already set to "
            + before);
  }

  /**
   * Returns whether all values of a unit should be equal, because an input says so or because they
   * are counted.
   */
  boolean isExact(String unit, boolean fromForks) {
    return fromForks && unit.equals(ALLOCATIONS)
        || "exact".equals(values.get(new PropertyKey(unit, "assume")));
  }
}
