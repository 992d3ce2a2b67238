package dev.benchstudy.benchstat.group;

import dev.benchstudy.benchstat.model.Result;

/**
 * One field as a projection names it.
 *
 * @param key the key
 * @param order how its values are ordered
 */
record FieldSpec(String key, KeyOrder order) {
  /** The key that stands for all file keys that no projection names. */
  static final String CONFIG = ".config";

  /** Returns whether this names one key, rather than what other fields leave over. */
  boolean isSpecific() {
    return !key.equals(CONFIG) && !key.equals(Result.FULL_NAME);
  }
}
