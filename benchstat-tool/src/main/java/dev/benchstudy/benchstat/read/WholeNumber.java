package dev.benchstudy.benchstat.read;

/** Whole numbers in a file, written with decimal digits only. */
final class WholeNumber {
  private WholeNumber() {}

  /**
   * Returns whether a text is one.
   *
   * @param mostDigits how many digits it may have
   */
  static boolean is(String text, int mostDigits) {
    if (text.isEmpty() || text.length() > mostDigits) {
      return false;
    }
    for (int i = 0; i < text.length(); i++) {
      if (text.charAt(i) < '0' || text.charAt(i) > '9') {
        return false;
      }
    }
    return true;
  }
}
