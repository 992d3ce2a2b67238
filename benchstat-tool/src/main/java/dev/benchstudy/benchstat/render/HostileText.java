package dev.benchstudy.benchstat.render;

import dev.benchstudy.benchstat.text.ByteText;
import java.util.Locale;

/** Text from files, made visible before it stands in a page. */
final class HostileText {
  private HostileText() {}

  /**
   * Returns byte text as ordinary text in which characters that act instead of show (control
   * characters, line ends, those that turn the direction of writing) are escapes such as {@code
   * \u202e}.
   */
  static String visible(String text) {
    String unicode = ByteText.toUnicode(text);
    if (unicode.codePoints().allMatch(HostileText::shows)) {
      return unicode;
    }
    StringBuilder visible = new StringBuilder(unicode.length() + 16);
    unicode
        .codePoints()
        .forEach(
            c -> {
              if (shows(c)) {
                visible.appendCodePoint(c);
              } else if (c == '\n') {
                visible.append("\\n");
              } else {
                visible.append(String.format(Locale.ROOT, "\\u%04x", c));
              }
            });
    return visible.toString();
  }

  private static boolean shows(int codePoint) {
    return ByteText.isGraphic(codePoint) || Character.getType(codePoint) == Character.UNASSIGNED;
  }
}
