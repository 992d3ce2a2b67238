package dev.benchstudy.benchstat.expr;

import dev.benchstudy.benchstat.text.ByteText;
import java.util.Optional;

/** Undoes the escapes of a word in double quotes. */
final class QuotedText {
  private static final String NAMES = "abfnrtv\\\"";
  private static final String CHARACTERS = "\u0007\b\f\n\r\t\u000b\\\"";

  private final String content;
  private final StringBuilder out = new StringBuilder();
  private int index;

  private QuotedText(String content) {
    this.content = content;
  }

  /**
   * Returns the text that the content of a quoted word stands for, or empty if an escape is bad.
   */
  static Optional<String> unescape(String content) {
    QuotedText text = new QuotedText(content);
    while (text.index < content.length()) {
      char c = content.charAt(text.index++);
      if (c == '\n') {
        return Optional.empty();
      } else if (c != '\\') {
        text.out.append(c);
      } else if (!text.escape()) {
        return Optional.empty();
      }
    }
    return Optional.of(text.out.toString());
  }

  private boolean escape() {
    // The content ends in no lone backslash: that would have quoted the closing quote.
    char c = content.charAt(index++);
    int named = NAMES.indexOf(c);
    if (named >= 0) {
      out.append(CHARACTERS.charAt(named));
      return true;
    }
    return switch (c) {
      case 'x' -> appendByte(digits(2, 16));
      case 'u' -> appendCodePoint(digits(4, 16));
      case 'U' -> appendCodePoint(digits(8, 16));
      default -> {
        index--;
        yield appendByte(digits(3, 8));
      }
    };
  }

  private boolean appendByte(long value) {
    if (value < 0 || value > 0xFF) {
      return false;
    }
    out.append((char) value);
    return true;
  }

  private boolean appendCodePoint(long value) {
    if (value < 0 || value > Character.MAX_CODE_POINT || value >= 0xD800 && value <= 0xDFFF) {
      return false;
    }
    out.append(ByteText.of(Character.toString((int) value)));
    return true;
  }

  /** Returns the number of exactly {@code count} digits here, or -1. */
  private long digits(int count, int radix) {
    long value = 0;
    for (int i = 0; i < count; i++) {
      // Byte text holds no digits but those of ASCII.
      int digit = index < content.length() ? Character.digit(content.charAt(index), radix) : -1;
      if (digit < 0) {
        return -1;
      }
      value = value * radix + digit;
      index++;
    }
    return value;
  }
}
