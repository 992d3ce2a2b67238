package dev.benchstudy.concat;

import java.util.StringJoiner;

/**
 * A {@link StringJoiner} to which the parts are added one by one.
 *
 * <p>It only collects references, in an array that doubles, and joins when asked for the string.
 *
 * <p>Source: {@code java.util}; made for parts that come one at a time and need a separator.
 */
final class JoinerConcatenator implements Concatenator {

  @Override
  public String concat(String[] parts) {
    StringJoiner joined = new StringJoiner("");
    for (String part : parts) {
      joined.add(part);
    }
    return joined.toString();
  }
}
