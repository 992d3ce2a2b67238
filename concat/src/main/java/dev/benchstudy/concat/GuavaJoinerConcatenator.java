package dev.benchstudy.concat;

import com.google.common.base.Joiner;

/**
 * Guava's {@link Joiner} with nothing in between.
 *
 * <p>A {@code StringBuilder} of the default size inside, filled through an iterator over the array.
 *
 * <p>Source: Guava, {@code com.google.common.base}.
 */
final class GuavaJoinerConcatenator implements Concatenator {

  private static final Joiner JOINER = Joiner.on("");

  @Override
  public String concat(String[] parts) {
    return JOINER.join(parts);
  }
}
