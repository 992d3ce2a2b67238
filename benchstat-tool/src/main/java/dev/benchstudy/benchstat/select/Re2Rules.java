package dev.benchstudy.benchstat.select;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;

/**
 * The rules of RE2 that its Java port does not check: a backslash before a character beyond ASCII,
 * and counts of nested repetitions whose product exceeds 1000.
 *
 * <p>It follows the structure of an expression only as far as these rules need.
 */
final class Re2Rules {
  private static final long LARGEST_COUNT = 1000;

  private final String regexp;
  private int index;

  /** For each open group, the largest product of counts in what it has held so far. */
  private final Deque<Long> open = new ArrayDeque<>();

  /** The largest product of counts in the group that is open now, and in the last atom of it. */
  private long inGroup = 1;

  private long inAtom = 1;

  private Re2Rules(String regexp) {
    this.regexp = regexp;
  }

  /** Returns the message for the first rule that an expression (ordinary text) breaks, if any. */
  static Optional<String> broken(String regexp) {
    return new Re2Rules(regexp).scan();
  }

  private Optional<String> scan() {
    while (index < regexp.length()) {
      int c = regexp.codePointAt(index);
      switch (c) {
        case '\\' -> {
          if (index + 1 < regexp.length() && regexp.codePointAt(index + 1) >= 0x80) {
            return Optional.of(
                Regexps.message(
                    "invalid escape sequence",
                    "\\" + Character.toString(regexp.codePointAt(index + 1))));
          }
          skipEscape();
          atom(1);
        }
        case '[' -> {
          skipClass();
          atom(1);
        }
        case '(' -> {
          open.push(inGroup);
          inGroup = 1;
          index++;
        }
        case ')' -> {
          long inside = inGroup;
          inGroup = open.isEmpty() ? 1 : open.pop();
          atom(inside);
          index++;
        }
        case '{' -> {
          Optional<String> fault = repetition();
          if (fault.isPresent()) {
            return fault;
          }
        }
        case '*', '+', '?' -> index++;
        default -> {
          atom(1);
          index += Character.charCount(c);
        }
      }
    }
    return Optional.empty();
  }

  private void atom(long product) {
    inAtom = product;
    inGroup = Math.max(inGroup, product);
  }

  /** Skips a backslash and what it quotes: one character, or all up to {@code \E}. */
  private void skipEscape() {
    if (regexp.startsWith("\\Q", index)) {
      int end = regexp.indexOf("\\E", index + 2);
      index = end < 0 ? regexp.length() : end + 2;
    } else if (regexp.startsWith("\\x{", index)
        || regexp.startsWith("\\p{", index)
        || regexp.startsWith("\\P{", index)) {
      int end = regexp.indexOf('}', index);
      index = end < 0 ? regexp.length() : end + 1;
    } else {
      index = Math.min(regexp.length(), index + 2);
    }
  }

  private void skipClass() {
    index++;
    if (regexp.startsWith("^", index)) {
      index++;
    }
    if (regexp.startsWith("]", index)) {
      index++;
    }
    while (index < regexp.length() && regexp.charAt(index) != ']') {
      if (regexp.charAt(index) == '\\') {
        skipEscape();
      } else if (regexp.startsWith("[:", index) && regexp.indexOf(":]", index) > 0) {
        index = regexp.indexOf(":]", index) + 2;
      } else {
        index++;
      }
    }
    index++;
  }

  /** Reads {@code {n}}, {@code {n,}} or {@code {n,m}}; anything else is a literal brace. */
  private Optional<String> repetition() {
    int end = regexp.indexOf('}', index);
    String body = end < 0 ? "" : regexp.substring(index + 1, end);
    int comma = body.indexOf(',');
    String least = comma < 0 ? body : body.substring(0, comma);
    String most = comma < 0 || comma == body.length() - 1 ? least : body.substring(comma + 1);
    if (!isCount(least) || !isCount(most)) {
      atom(1);
      index++;
      return Optional.empty();
    }
    long count = Long.parseLong(most);
    long product = count == 0 ? 1 : count * inAtom;
    int next = end + 1;
    next += regexp.startsWith("?", next) ? 1 : 0;
    if (product > LARGEST_COUNT) {
      return Optional.of(Regexps.message("invalid repeat count", regexp.substring(index, next)));
    }
    atom(product);
    index = next;
    return Optional.empty();
  }

  private static boolean isCount(String text) {
    return !text.isEmpty()
        && text.length() <= 9
        && text.chars().allMatch(c -> c >= '0' && c <= '9');
  }
}
