package dev.benchstudy.concat;

/** How many characters strings have together. */
final class TotalLength {

  private TotalLength() {}

  /**
   * Returns the sum of the lengths.
   *
   * @throws OutOfMemoryError if it is more than a string can hold, as a builder throws it
   */
  static int of(String[] parts) {
    long length = 0;
    for (String part : parts) {
      length += part.length();
    }
    if (length > Integer.MAX_VALUE) {
      throw new OutOfMemoryError("a string cannot hold " + length + " characters");
    }
    return (int) length;
  }
}
