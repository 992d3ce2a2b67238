package dev.benchstudy.benchstat.select;

import com.google.re2j.Pattern;
import com.google.re2j.PatternSyntaxException;
import dev.benchstudy.benchstat.text.ByteText;
import java.util.Optional;

/** Compiles regular expressions in RE2 syntax. */
final class Regexps {
  private static final Pattern PART_OF_CODE_POINT =
      Pattern.compile("\\\\x(?:[0-9A-Fa-f]?|\\{[0-9A-Fa-f]*)");
  private static final Pattern PART_OF_CLASS = Pattern.compile("\\\\[pP](?:\\{[^}]*)?");

  private Regexps() {}

  /** Returns the compiled form of an expression that {@link #errorIn} finds no fault with. */
  static Pattern compile(String regexp) {
    return Pattern.compile(Re2Rules.scan(ByteText.toUnicode(regexp)).portable());
  }

  /** Returns the message for a regular expression that cannot be compiled. */
  static Optional<String> errorIn(String regexp) {
    int invalid = firstInvalidByte(regexp);
    String whole = ByteText.toUnicode(regexp.substring(0, invalid));
    Re2Rules rules = Re2Rules.scan(whole);
    Optional<String> later =
        rules
            .fault()
            .map(fault -> ByteText.of(fault.message()))
            .or(
                () ->
                    invalid == regexp.length()
                        ? Optional.empty()
                        : Optional.of(message("invalid UTF-8", regexp.substring(invalid))));
    try {
      Pattern.compile(rules.portable());
      return later;
    } catch (PatternSyntaxException e) {
      return later.isPresent() && isForWantOfMore(e, rules.portable())
          ? later
          : Optional.of(fault(e, rules, regexp));
    }
  }

  /** Returns whether an expression is refused only because it was cut off. */
  private static boolean isForWantOfMore(PatternSyntaxException e, String cut) {
    String piece = e.getPattern() == null ? "" : e.getPattern();
    return switch (e.getDescription()) {
      case "missing closing )", "missing closing ]", "trailing backslash at end of expression" ->
          true;
      case "invalid named capture", "invalid or unsupported Perl syntax" -> cut.endsWith(piece);
      case "invalid escape sequence" ->
          cut.endsWith(piece) && PART_OF_CODE_POINT.matcher(piece).matches();
      case "invalid character class range" ->
          cut.endsWith(piece) && PART_OF_CLASS.matcher(piece).matches();
      default -> false;
    };
  }

  private static String fault(PatternSyntaxException e, Re2Rules rules, String regexp) {
    String code = e.getDescription();
    String piece = e.getPattern() == null ? "" : ByteText.of(rules.original(e.getPattern()));
    if (code.contains("internal error") || code.equals("unexpected )")) {
      // The port stumbles over a parenthesis that closes nothing.
      return message("unexpected )", regexp);
    } else if (code.equals("missing closing )")) {
      return message(code, regexp);
    } else if (code.equals("invalid named capture") && piece.startsWith("(?<")) {
      return message("invalid or unsupported Perl syntax", "(?<");
    }
    return message(code, piece);
  }

  /** Returns what RE2 says of a fault. */
  static String message(String code, String piece) {
    return "error parsing regexp: " + code + ": `" + piece + "`";
  }

  /** Returns the index of the first byte that is no part of UTF-8, or the length. */
  private static int firstInvalidByte(String text) {
    for (int i = 0; i < text.length(); i += ByteText.sizeAt(text, i)) {
      if (ByteText.sizeAt(text, i) == 1 && text.charAt(i) >= 0x80) {
        return i;
      }
    }
    return text.length();
  }
}
