package dev.benchstudy.benchstat.text;

/**
 * Text from files made safe to print anywhere: what would act instead of show is escaped.
 *
 * <p>That is control characters, line separators and the characters that turn the direction of
 * writing, as {@code \n} or {@code \u001b}. All others stay, those without a mark of their own
 * among them: they join letters and signs of many scripts.
 */
public final class VisibleText {
  private static final String NAMED = "\b\t\n\f\r";
  private static final String LETTERS = "btnfr";

  private VisibleText() {}

  /** Returns the byte text of ordinary text, safe to print. */
  public static String of(String unicode) {
    return isPlain(unicode) ? unicode : ByteText.of(escaped(unicode));
  }

  /** Returns byte text as ordinary text, safe to print; see {@link ByteText#toUnicode}. */
  public static String toUnicode(String text) {
    return escaped(ByteText.toUnicode(text));
  }

  private static String escaped(String unicode) {
    StringBuilder shown = new StringBuilder(unicode.length() + 16);
    int c;
    for (int i = 0; i < unicode.length(); i += Character.charCount(c)) {
      c = unicode.codePointAt(i);
      if (acts(c)) {
        appendEscape(shown, c);
      } else {
        shown.appendCodePoint(c);
      }
    }
    return shown.toString();
  }

  /** Returns whether a text holds nothing but letters and signs of ASCII, as nearly all do. */
  private static boolean isPlain(String text) {
    for (int i = 0; i < text.length(); i++) {
      if (text.charAt(i) < ' ' || text.charAt(i) > '~') {
        return false;
      }
    }
    return true;
  }

  private static boolean acts(int codePoint) {
    return switch (Character.getType(codePoint)) {
      case Character.CONTROL, Character.LINE_SEPARATOR, Character.PARAGRAPH_SEPARATOR -> true;
      case Character.FORMAT ->
          codePoint >= 0x202A && codePoint <= 0x202E || codePoint >= 0x2066 && codePoint <= 0x2069;
      default -> false;
    };
  }

  private static void appendEscape(StringBuilder shown, int codePoint) {
    int named = NAMED.indexOf(codePoint);
    if (named >= 0) {
      shown.append('\\').append(LETTERS.charAt(named));
    } else {
      String hex = Integer.toHexString(codePoint);
      shown.append("\\u").append("0".repeat(4 - hex.length())).append(hex);
    }
  }
}
