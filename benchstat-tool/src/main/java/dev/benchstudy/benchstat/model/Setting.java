package dev.benchstudy.benchstat.model;

import java.util.Objects;

/**
 * One key of a configuration and its value.
 *
 * @param key name, such as {@code goos}
 * @param value value, not empty
 */
public record Setting(String key, String value) {
  /** Checks the parts. */
  public Setting {
    Objects.requireNonNull(key);
    Objects.requireNonNull(value);
  }
}
