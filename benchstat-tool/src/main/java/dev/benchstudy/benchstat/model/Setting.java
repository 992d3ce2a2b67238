package dev.benchstudy.benchstat.model;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

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

  // Written out for the reason given in Configuration.
  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Setting setting
        && key.equals(setting.key)
        && value.equals(setting.value);
  }

  @Override
  public int hashCode() {
    return 31 * key.hashCode() + value.hashCode();
  }
}
