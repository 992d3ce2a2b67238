package dev.benchstudy.benchstat.group;

/**
 * One field as a projection names it.
 *
 * @param key the key
 * @param order how its values are ordered
 */
record FieldSpec(String key, KeyOrder order) {
  /** The key that stands for all file keys that no projection names. */
  static final String CONFIG = ".config";
}
