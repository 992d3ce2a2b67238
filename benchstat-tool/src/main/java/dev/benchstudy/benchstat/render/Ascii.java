package dev.benchstudy.benchstat.render;

import dev.benchstudy.benchstat.text.ByteText;
import java.util.Locale;

/** Text for terminals that know no characters beyond ASCII. */
final class Ascii {
  private static final String SUPERSCRIPTS = "⁰¹²³⁴⁵⁶⁷⁸⁹";

  private Ascii() {}

  /**
   * Returns byte text in ASCII: {@code u} for the micro sign, {@code +/-}, {@code |}, {@code inf},
   * {@code ...}, {@code [1]} for superscript digits, and an escape such as {@code \u00e9} for any
   * other character.
   */
  static String of(String text) {
    String unicode = ByteText.toUnicode(text);
    StringBuilder ascii = new StringBuilder(unicode.length() + 16);
    boolean inMark = false;
    for (int i = 0; i < unicode.length(); i += Character.charCount(unicode.codePointAt(i))) {
      int c = unicode.codePointAt(i);
      int digit = c < 0x80 ? -1 : SUPERSCRIPTS.indexOf(c);
      if (inMark != digit >= 0) {
        inMark = !inMark;
        ascii.append(inMark ? '[' : ']');
      }
      if (digit >= 0) {
        ascii.append(digit);
      } else if (c < 0x80) {
        ascii.append((char) c);
      } else {
        ascii.append(substitute(c));
      }
    }
    return inMark ? ascii.append(']').toString() : ascii.toString();
  }

  private static String substitute(int codePoint) {
    return switch (codePoint) {
      case '\u00b5', '\u03bc' -> "u";
      case '\u00b1' -> "+/-";
      case '\u2502' -> "|";
      case '\u221e' -> "inf";
      case '\u2026' -> "...";
      case '\u00b7' -> "*";
      case '\u2192' -> "->";
      default ->
          codePoint < 0x10000
              ? String.format(Locale.ROOT, "\\u%04x", codePoint)
              : String.format(Locale.ROOT, "\\U%08x", codePoint);
    };
  }
}
