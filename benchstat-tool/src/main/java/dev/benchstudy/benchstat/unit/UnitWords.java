package dev.benchstudy.benchstat.unit;

import dev.benchstudy.benchstat.text.ByteText;
import java.util.Set;

/** Cuts a unit such as {@code B*ns/op} into words and separators. */
final class UnitWords {
  private UnitWords() {}

  /** Returns whether a word of the numerator is one of several. */
  static boolean numeratorHas(Set<String> words, String unit) {
    int i = 0;
    boolean numerator = true;
    while (i < unit.length()) {
      int end = wordEnd(unit, i);
      if (numerator && words.contains(unit.substring(i, end))) {
        return true;
      }
      if (end < unit.length()) {
        numerator = numeratorAfter(unit.charAt(end), numerator);
        end += ByteText.sizeAt(unit, end);
      }
      i = end;
    }
    return false;
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
