package dev.benchstudy.benchstat.unit;

import java.util.Set;

/** How numbers of a unit are scaled: by powers of a thousand, or of 1024 for amounts of memory. */
public enum UnitClass {
  /** Prefixes T, G, M, k, none, m, µ, n. */
  DECIMAL,
  /** Prefixes Ti, Gi, Mi, Ki, none. */
  BINARY;

  private static final Set<String> MEMORY_WORDS = Set.of("B", "MB", "bytes");

  /**
   * Returns the class of a unit: binary if a word of its numerator is {@code B}, {@code MB} or
   * {@code bytes}.
   */
  public static UnitClass of(String unit) {
    return UnitWords.numeratorHas(MEMORY_WORDS, unit) ? BINARY : DECIMAL;
  }
}
