package dev.benchstudy.concat;

/**
 * Appends to a {@link StringBuilder} of the default size.
 *
 * <p>Its array of 16 bytes is replaced by one of a little more than double the size whenever it is
 * full: the number of arrays grows with the logarithm of the length, the bytes copied with the
 * length. A last copy makes the string.
 *
 * <p>Source: what a Java programmer writes in a loop. Go's {@code strings.Builder} grows likewise
 * but hands its buffer over as the string, without the last copy.
 */
final class BuilderConcatenator implements Concatenator {

  @Override
  public String concat(String[] parts) {
    StringBuilder joined = new StringBuilder();
    for (String part : parts) {
      joined.append(part);
    }
    return joined.toString();
  }
}
