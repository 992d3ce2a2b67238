package dev.benchstudy.benchstat.unit;

import dev.benchstudy.benchstat.text.ByteText;

/** Cuts a unit such as {@code B*ns/op} into words and separators. */
final class UnitWords {
  /** Takes one word of a unit. */
  @FunctionalInterface
  interface Visitor {
    void word(String word, boolean numerator);
  }

  private UnitWords() {}

  /**
   * Passes on each word, and whether it stands in the numerator; returns nothing of the separators.
   */
  static void forEach(String unit, Visitor visitor) {
    int i = 0;
    boolean numerator = true;
    while (i < unit.length()) {
      int end = wordEnd(unit, i);
      if (end > i) {
        visitor.word(unit.substring(i, end), numerator);
      }
      if (end < unit.length()) {
        numerator = numeratorAfter(unit.charAt(end), numerator);
        end += ByteText.sizeAt(unit, end);
      }
      i = end;
    }
  }

  /** Returns the index of the separator that ends the word at {@code from}, or the length. */
  static int wordEnd(String unit, int from) {
    int i = from;
    while (i < unit.length() && !isSeparator(unit, i)) {
      i += ByteText.sizeAt(unit, i);
    }
    return i;
  }

  static boolean numeratorAfter(char separator, boolean numerator) {
    return separator == '*' || separator != '/' && numerator;
  }

  private static boolean isSeparator(String unit, int index) {
    char c = unit.charAt(index);
    return c == '*' || c == '/' || c == '-' || ByteText.isBlank(ByteText.codePointAt(unit, index));
  }
}
