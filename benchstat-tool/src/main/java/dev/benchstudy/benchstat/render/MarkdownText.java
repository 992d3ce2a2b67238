package dev.benchstudy.benchstat.render;

import dev.benchstudy.benchstat.text.ByteText;
import dev.benchstudy.benchstat.text.VisibleText;

/**
 * Text that GitHub's Markdown shows as it is, whatever characters it holds.
 *
 * <p>Every character that could begin markup becomes a numeric reference. That is not enough for
 * what is looked for after Markdown has been read, mentions, references and emoji names: they are
 * left alone only inside {@code <code>}.
 */
final class MarkdownText {
  private static final String HARMLESS = " /=-+.,;()%";

  private MarkdownText() {}

  /** Returns a name from a file as code. */
  static String code(String text) {
    return text.isEmpty() ? "" : "<code>" + plain(text) + "</code>";
  }

  /** Returns text without markup. */
  static String plain(String text) {
    String shown = VisibleText.toUnicode(text);
    StringBuilder safe = new StringBuilder(shown.length() + 16);
    int[] characters = shown.codePoints().toArray();
    for (int i = 0; i < characters.length; i++) {
      boolean colonInProse =
          characters[i] == ':' && i + 1 < characters.length && characters[i + 1] == ' ';
      if (colonInProse) {
        safe.append(':');
      } else {
        append(safe, characters[i]);
      }
    }
    return ByteText.of(safe.toString());
  }

  private static void append(StringBuilder safe, int c) {
    if (c == '.' && endsInWww(safe)) {
      reference(safe, c);
    } else if (c >= 0x80 || Character.isLetterOrDigit(c) || HARMLESS.indexOf(c) >= 0) {
      safe.appendCodePoint(c);
    } else {
      reference(safe, c);
      if (c == '@') {
        // Mail addresses are looked for in a run of text: the comment ends it.
        safe.append("<!-- -->");
      }
    }
  }

  private static boolean endsInWww(StringBuilder text) {
    return text.substring(Math.max(0, text.length() - 3)).equalsIgnoreCase("www");
  }

  private static void reference(StringBuilder safe, int c) {
    safe.append("&#").append(c).append(';');
  }
}
