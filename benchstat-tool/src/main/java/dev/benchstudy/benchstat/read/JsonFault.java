package dev.benchstudy.benchstat.read;

import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import dev.benchstudy.benchstat.text.VisibleText;
import java.util.regex.Pattern;

/** Thrown where a JSON input is not what it should be. */
final class JsonFault extends Exception {
  private static final long serialVersionUID = 1L;

  /** How a message begins if something is too large. */
  static final String BEYOND = "beyond what a result file may hold: ";

  private static final String CUT_OFF = "Unexpected end-of-input";
  private static final Pattern CONTROL = Pattern.compile("\\(\\(CTRL-CHAR, code ([0-9]+)\\)\\)");
  private static final Pattern SOURCE =
      Pattern.compile("starting at \\[Source: .*; line: ([0-9]+), column: ([0-9]+)\\]");
  private static final Pattern TOO_MUCH =
      Pattern.compile(
          " \\(code [0-9]+[^)]*\\)|: (?:was expecting|expected a valid value) \\(.*| \\(not recognized as.*"
              + "|, from `[^`]*`");

  private final int line;
  private final int column;

  /** Makes a fault with a message (byte text) that says what was expected. */
  JsonFault(JsonLocation location, String message) {
    super(message, null, false, false);
    this.line = Math.max(1, location.getLineNr());
    this.column = Math.max(1, location.getColumnNr());
  }

  /**
   * Returns what the JSON parser found, in words for people.
   *
   * @param e what it threw
   * @param here where it is, in case it does not say
   */
  static JsonFault of(JsonProcessingException e, JsonLocation here) {
    JsonLocation location = e.getLocation() == null ? here : e.getLocation();
    String reason = String.valueOf(e.getOriginalMessage());
    if (e instanceof StreamConstraintsException) {
      return new JsonFault(location, BEYOND + plain(reason));
    } else if (reason.startsWith(CUT_OFF)) {
      return new JsonFault(location, "the file ends before its JSON does: it was cut off");
    }
    String conflict = reason.contains("('<'") ? " (is this a merge-conflict marker?)" : "";
    return new JsonFault(location, "this is not JSON: " + plain(reason) + conflict);
  }

  private static String plain(String reason) {
    String plain = CONTROL.matcher(reason).replaceFirst("(control character $1)");
    plain = SOURCE.matcher(plain).replaceFirst("that begins in line $1, column $2");
    plain = TOO_MUCH.matcher(plain).replaceAll("");
    return VisibleText.of(Character.toLowerCase(plain.charAt(0)) + plain.substring(1));
  }

  /** Returns the line from 1. */
  int line() {
    return line;
  }

  /** Returns the column from 1, counted in characters. */
  int column() {
    return column;
  }

  /** Returns the message; never null. */
  String message() {
    return String.valueOf(getMessage());
  }
}
