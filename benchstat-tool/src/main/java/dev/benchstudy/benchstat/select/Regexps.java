package dev.benchstudy.benchstat.select;

import com.google.re2j.Pattern;
import com.google.re2j.PatternSyntaxException;
import dev.benchstudy.benchstat.text.ByteText;
import java.util.Optional;

/** Compiles regular expressions in RE2 syntax. */
final class Regexps {
  private Regexps() {}

  /** Returns the compiled form of an expression that {@link #errorIn} finds no fault with. */
  static Pattern compile(String regexp) {
    return Pattern.compile(ByteText.toUnicode(regexp));
  }

  /** Returns the message for a regular expression that cannot be compiled. */
  static Optional<String> errorIn(String regexp) {
    if (!isValidUtf8(regexp)) {
      return Optional.of(message("invalid UTF-8", regexp));
    }
    try {
      compile(regexp);
    } catch (PatternSyntaxException e) {
      return Optional.of(fault(e, regexp));
    }
    return Re2Rules.broken(ByteText.toUnicode(regexp)).map(ByteText::of);
  }

  private static String fault(PatternSyntaxException e, String regexp) {
    String code = e.getDescription();
    String piece = e.getPattern() == null ? "" : ByteText.of(e.getPattern());
    if (code.contains("internal error")) {
      // The port stumbles over a parenthesis that closes nothing.
      return message("unexpected )", regexp);
    } else if (code.equals("invalid named capture") && piece.startsWith("(?<")) {
      return message("invalid or unsupported Perl syntax", "(?<");
    }
    return message(code, piece);
  }

  /** Returns what RE2 says of a fault. */
  static String message(String code, String piece) {
    return "error parsing regexp: " + code + ": `" + piece + "`";
  }

  private static boolean isValidUtf8(String text) {
    for (int i = 0; i < text.length(); i += ByteText.sizeAt(text, i)) {
      if (ByteText.sizeAt(text, i) == 1 && text.charAt(i) >= 0x80) {
        return false;
      }
    }
    return true;
  }
}
