package dev.benchstudy.benchstat.compare;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * One field of a table's key.
 *
 * @param name the field
 * @param value its value, may be empty
 */
public record HeaderLine(String name, String value) {
  /** Checks the parts. */
  public HeaderLine {
    Objects.requireNonNull(name);
    Objects.requireNonNull(value);
  }

  // Written out for the reason given in Configuration.
  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof HeaderLine line && name.equals(line.name) && value.equals(line.value);
  }

  @Override
  public int hashCode() {
    return 31 * name.hashCode() + value.hashCode();
  }
}
