package dev.benchstudy.benchstat.text;

import java.nio.charset.StandardCharsets;

/**
 * Functions on byte text: strings that hold one char, 0 to 255, for each byte of UTF-8.
 *
 * <p>A <em>character</em> is a code point; each byte that is no part of valid UTF-8 counts as one
 * character and is classified as U+FFFD. None of the functions changes a byte it does not
 * understand.
 */
public final class ByteText {
  /** What a byte outside valid UTF-8 counts as. */
  public static final int REPLACEMENT = 0xFFFD;

  private ByteText() {}

  /** Returns the byte text of ordinary text; unpaired surrogates become U+FFFD. */
  public static String of(String unicode) {
    if (isAscii(unicode)) {
      return unicode;
    }
    StringBuilder bytes = new StringBuilder(unicode.length() + 16);
    int c;
    for (int i = 0; i < unicode.length(); i += Character.charCount(c)) {
      c = unicode.codePointAt(i);
      append(bytes, c);
    }
    return bytes.toString();
  }

  private static void append(StringBuilder bytes, int codePoint) {
    int c = codePoint >= 0xD800 && codePoint <= 0xDFFF ? REPLACEMENT : codePoint;
    if (c < 0x80) {
      bytes.append((char) c);
      return;
    }
    int extra = c < 0x800 ? 1 : c < 0x10000 ? 2 : 3;
    bytes.append((char) ((0xFF00 >> (extra + 1)) & 0xFF | c >> (6 * extra)));
    for (int i = extra - 1; i >= 0; i--) {
      bytes.append((char) (0x80 | c >> (6 * i) & 0x3F));
    }
  }

  /** Returns byte text as ordinary text; bytes outside valid UTF-8 become U+FFFD, one each. */
  public static String toUnicode(String text) {
    if (isAscii(text)) {
      return text;
    }
    StringBuilder unicode = new StringBuilder(text.length());
    for (int i = 0; i < text.length(); i += sizeAt(text, i)) {
      unicode.appendCodePoint(codePointAt(text, i));
    }
    return unicode.toString();
  }

  /** Returns the bytes of byte text. */
  public static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.ISO_8859_1);
  }

  /** Returns the byte text of bytes {@code from} (included) to {@code to} (excluded). */
  public static String of(byte[] bytes, int from, int to) {
    return new String(bytes, from, to - from, StandardCharsets.ISO_8859_1);
  }

  /** Returns the number of characters. */
  public static int length(String text) {
    int count = 0;
    for (int i = 0; i < text.length(); i += sizeAt(text, i)) {
      count++;
    }
    return count;
  }

  /**
   * Returns the character whose first byte is at {@code index}, {@link #REPLACEMENT} where that is
   * none.
   */
  public static int codePointAt(String text, int index) {
    int first = text.charAt(index);
    int size = sizeAt(text, index);
    if (size == 1) {
      return first < 0x80 ? first : REPLACEMENT;
    }
    int codePoint = first & (0x7F >> size);
    for (int i = 1; i < size; i++) {
      codePoint = codePoint << 6 | text.charAt(index + i) & 0x3F;
    }
    return codePoint;
  }

  /**
   * Returns how many bytes the character at {@code index} takes, 1 to 4; 1 where there is no valid
   * one.
   */
  public static int sizeAt(String text, int index) {
    int first = text.charAt(index);
    if (first < 0xC2 || first > 0xF4) {
      return 1;
    }
    int size = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4;
    if (index + size > text.length() || !secondByteFits(first, text.charAt(index + 1))) {
      return 1;
    }
    for (int i = 2; i < size; i++) {
      if ((text.charAt(index + i) & 0xC0) != 0x80) {
        return 1;
      }
    }
    return size;
  }

  /**
   * The ranges of the Unicode Standard, table 3-7: no overlong forms, no surrogates, nothing above
   * U+10FFFF.
   */
  private static boolean secondByteFits(int first, int second) {
    int low = first == 0xE0 ? 0xA0 : first == 0xF0 ? 0x90 : 0x80;
    int high = first == 0xED ? 0x9F : first == 0xF4 ? 0x8F : 0xBF;
    return second >= low && second <= high;
  }

  /** Returns whether a character is white space by the Unicode property White_Space. */
  public static boolean isBlank(int codePoint) {
    if (codePoint < 0x80) {
      return codePoint == ' ' || codePoint >= '\t' && codePoint <= '\r';
    }
    return codePoint == 0x85
        || codePoint == 0xA0
        || codePoint == 0x1680
        || codePoint >= 0x2000 && codePoint <= 0x200A
        || codePoint == 0x2028
        || codePoint == 0x2029
        || codePoint == 0x202F
        || codePoint == 0x205F
        || codePoint == 0x3000;
  }

  /**
   * Returns the index of the first byte at or after {@code from} that starts no blank, or the
   * length.
   */
  public static int skipBlanks(String text, int from) {
    int i = from;
    while (i < text.length() && isBlank(codePointAt(text, i))) {
      i += sizeAt(text, i);
    }
    return i;
  }

  /** Returns the index of the first blank at or after {@code from}, or the length. */
  public static int skipField(String text, int from) {
    int i = from;
    while (i < text.length()) {
      char c = text.charAt(i);
      if (c > ' ' && c < 0x80) {
        i++;
      } else if (isBlank(codePointAt(text, i))) {
        return i;
      } else {
        i += sizeAt(text, i);
      }
    }
    return i;
  }

  /**
   * Returns whether a character leaves a mark or a plain space: categories L, M, N, P, S and Zs.
   */
  public static boolean isGraphic(int codePoint) {
    return switch (Character.getType(codePoint)) {
      case Character.CONTROL,
          Character.FORMAT,
          Character.SURROGATE,
          Character.PRIVATE_USE,
          Character.UNASSIGNED,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR ->
          false;
      default -> true;
    };
  }

  /** Returns text in double quotes, with what cannot be read written as an escape. */
  public static String quote(String text) {
    StringBuilder out = new StringBuilder(text.length() + 2).append('"');
    for (int i = 0; i < text.length(); i += sizeAt(text, i)) {
      appendQuoted(out, text, i);
    }
    return out.append('"').toString();
  }

  private static void appendQuoted(StringBuilder out, String text, int index) {
    int c = codePointAt(text, index);
    int size = sizeAt(text, index);
    int named = "\u0007\b\f\n\r\t\u000b\\\"".indexOf(c);
    if (named >= 0) {
      out.append('\\').append("abfnrtv\\\"".charAt(named));
    } else if (c < 0x20 || c == 0x7F || size == 1 && c == REPLACEMENT) {
      out.append("\\x").append(hex(text.charAt(index), 2));
    } else if (c == ' ' || isGraphic(c) && Character.getType(c) != Character.SPACE_SEPARATOR) {
      out.append(text, index, index + size);
    } else {
      out.append(c < 0x10000 ? "\\u" + hex(c, 4) : "\\U" + hex(c, 8));
    }
  }

  private static String hex(int value, int digits) {
    String text = Integer.toHexString(value);
    return "0".repeat(digits - text.length()) + text;
  }

  /** Returns whether a text has characters below 128 only. */
  public static boolean isAscii(String text) {
    for (int i = 0; i < text.length(); i++) {
      if (text.charAt(i) >= 0x80) {
        return false;
      }
    }
    return true;
  }
}
