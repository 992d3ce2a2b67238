package dev.benchstudy.concat;

/**
 * Appends to a {@link StringBuilder} that is large enough from the start: the new side of the
 * comparison.
 *
 * <p>One pass to add the lengths up, one to append; three objects: the builder's array, the string
 * and the string's own bytes. Parts outside Latin-1 cost one array more, of twice the size.
 *
 * <p>Source: as {@code builder}; Go's {@code Builder.Grow}.
 */
final class PresizedConcatenator implements Concatenator {

  @Override
  public String concat(String[] parts) {
    StringBuilder joined = new StringBuilder(TotalLength.of(parts));
    for (String part : parts) {
      joined.append(part);
    }
    return joined.toString();
  }
}
