package dev.benchstudy.benchstat.model;

import java.util.Objects;

/**
 * A place in an input.
 *
 * @param path the input's path as given, without its label
 * @param line the line number from 1
 */
public record Position(String path, long line) {
  /** Checks the parts. */
  public Position {
    Objects.requireNonNull(path);
    if (line < 1) {
      throw new IllegalArgumentException("line must be positive: " + line);
    }
  }

  /** Returns {@code PATH:LINE}. */
  @Override
  public String toString() {
    return path + ":" + line;
  }
}
