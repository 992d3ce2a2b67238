package dev.benchstudy.concat;

/**
 * Appends with {@link String#concat}.
 *
 * <p>Quadratic as {@code plus} is, and for the same reason: a new string and new bytes for every
 * part.
 *
 * <p>Source: {@code java.lang}; what {@code +} does not compile to.
 */
final class StringConcatConcatenator implements Concatenator {

  @Override
  public String concat(String[] parts) {
    String joined = "";
    for (String part : parts) {
      joined = joined.concat(part);
    }
    return joined;
  }
}
