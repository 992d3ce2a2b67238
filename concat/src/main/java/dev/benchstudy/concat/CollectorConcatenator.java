package dev.benchstudy.concat;

import java.util.Arrays;
import java.util.stream.Collectors;

/**
 * A stream collected with {@link Collectors#joining()}.
 *
 * <p>A {@code StringBuilder} of the default size inside, so what {@code builder} costs, and a dozen
 * small objects for the stream, of which the compiler removes some.
 *
 * <p>Source: {@code java.util.stream}; no Go counterpart.
 */
final class CollectorConcatenator implements Concatenator {

  @Override
  public String concat(String[] parts) {
    return Arrays.stream(parts).collect(Collectors.joining());
  }
}
