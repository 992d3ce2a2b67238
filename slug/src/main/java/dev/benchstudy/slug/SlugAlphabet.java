package dev.benchstudy.slug;

/** Says what a single character of a title becomes in its slug. */
final class SlugAlphabet {

  /** Stands between two words of a slug. */
  static final char SEPARATOR = '-';

  private SlugAlphabet() {}

  /** Returns the lower-case letter or the digit that {@code c} is, else {@link #SEPARATOR}. */
  static char of(char c) {
    if ((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9')) {
      return c;
    }
    if (c >= 'A' && c <= 'Z') {
      return (char) (c + ('a' - 'A'));
    }
    return SEPARATOR;
  }

  /** Returns what each of the 256 characters of Latin-1 becomes, as {@link #of} says. */
  static byte[] latin1Table() {
    byte[] table = new byte[256];
    for (char c = 0; c < table.length; c++) {
      table[c] = (byte) of(c);
    }
    return table;
  }
}
