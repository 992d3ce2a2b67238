package dev.benchstudy.benchstat.select;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What RE2 and its Java port read differently.
 *
 * <p>The port does not check backslashes before characters beyond ASCII, counts of nested
 * repetitions whose product exceeds 1000, and the depth of groups; it takes a brace that begins no
 * count for a repetition when an operator follows, and refuses two groups of one name. A scan finds
 * the first, and writes an expression that avoids the second. It follows the structure of an
 * expression only as far as that needs.
 */
final class Re2Rules {
  private static final long LARGEST_COUNT = 1000;
  private static final int MOST_DIGITS = 4;
  private static final int DEEPEST = 1000;
  private static final String LITERAL_BRACE = "\\x{7b}";
  private static final Pattern NAMED_GROUP = Pattern.compile("\\(\\?P<[0-9A-Za-z_]+>");
  private static final Pattern FLAGS = Pattern.compile("\\(\\?[imsU]*(?:-[imsU]+)?([):])");
  private static final String NUMBER = "(0|[1-9][0-9]*)";
  private static final Pattern COUNT =
      Pattern.compile("\\{" + NUMBER + "(?:,(" + NUMBER + "?))?}\\??");

  /**
   * A rule that is broken.
   *
   * @param offset index in the expression from which on nothing more is read
   * @param message what RE2 says of it
   */
  record Fault(int offset, String message) {}

  private final String regexp;
  private final StringBuilder portable = new StringBuilder();
  private int index;
  private Optional<Fault> fault = Optional.empty();

  /** For each open group, the largest product of counts in what stands before it. */
  private final Deque<Long> open = new ArrayDeque<>();

  /** The largest product of counts in the group that is open now, but for its last atom. */
  private long inGroup = 1;

  /** The largest product of counts in the last atom. */
  private long inAtom = 1;

  /** Whether what has just been read repeats something; another count is then a fault by itself. */
  private boolean repeated;

  private Re2Rules(String regexp) {
    this.regexp = regexp;
  }

  /** Scans an expression (ordinary text) up to the first rule it breaks. */
  static Re2Rules scan(String regexp) {
    Re2Rules rules = new Re2Rules(regexp);
    while (rules.index < regexp.length() && rules.fault.isEmpty()) {
      rules.step();
    }
    return rules;
  }

  /** Returns the first rule that the expression breaks, if any. */
  Optional<Fault> fault() {
    return fault;
  }

  /**
   * Returns an expression that the port reads as RE2 reads what was scanned: the whole expression,
   * or what stands before the fault.
   */
  String portable() {
    return portable.toString();
  }

  /** Returns a piece of the portable form as the expression has it. */
  String original(String piece) {
    return regexp.contains(LITERAL_BRACE) ? piece : piece.replace(LITERAL_BRACE, "{");
  }

  private void step() {
    switch (regexp.charAt(index)) {
      case '\\' -> {
        escape();
        atom(1);
      }
      case '[' -> {
        characterClass();
        atom(1);
      }
      case '(' -> openGroup();
      case ')' -> {
        long inside = Math.max(inGroup, inAtom);
        inAtom = 1;
        inGroup = open.isEmpty() ? 1 : open.pop();
        atom(inside);
        copyTo(index + 1);
      }
      case '{' -> repetition();
      case '*', '+', '?' -> {
        repeated = true;
        copyTo(index + 1);
      }
      default -> {
        atom(1);
        copyTo(index + 1);
      }
    }
  }

  private void copyTo(int end) {
    portable.append(regexp, index, end);
    index = end;
  }

  /** Begins another atom: one that holds repetitions whose counts have this product. */
  private void atom(long product) {
    inGroup = Math.max(inGroup, inAtom);
    inAtom = product;
    repeated = false;
  }

  /** Copies a backslash and what it quotes: one character, or all up to {@code \E}. */
  private void escape() {
    int end = Math.min(regexp.length(), index + 2);
    if (index + 1 < regexp.length() && regexp.charAt(index + 1) >= 0x80) {
      String quoted = Character.toString(regexp.codePointAt(index + 1));
      fault =
          Optional.of(new Fault(index, Regexps.message("invalid escape sequence", "\\" + quoted)));
      return;
    } else if (regexp.startsWith("\\Q", index)) {
      int close = regexp.indexOf("\\E", index + 2);
      end = close < 0 ? regexp.length() : close + 2;
    } else if (regexp.startsWith("\\x{", index)
        || regexp.startsWith("\\p{", index)
        || regexp.startsWith("\\P{", index)) {
      int close = regexp.indexOf('}', index);
      end = close < 0 ? regexp.length() : close + 1;
    } else if (regexp.startsWith("\\x", index)) {
      end = Math.min(regexp.length(), index + 4);
    }
    copyTo(end);
  }

  private void characterClass() {
    copyTo(index + 1);
    copyIf('^');
    copyIf(']');
    while (index < regexp.length() && regexp.charAt(index) != ']' && fault.isEmpty()) {
      int name = regexp.startsWith("[:", index) ? regexp.indexOf(":]", index) : -1;
      if (name > 0) {
        copyTo(name + 2);
      } else if (regexp.charAt(index) == '\\' && !regexp.startsWith("\\Q", index)) {
        escape();
      } else {
        copyTo(index + 1);
      }
    }
    copyIf(']');
  }

  private void copyIf(char c) {
    if (index < regexp.length() && regexp.charAt(index) == c) {
      copyTo(index + 1);
    }
  }

  /** Names of groups are dropped: nothing asks for what a group has matched. */
  private void openGroup() {
    Matcher flags = FLAGS.matcher(regexp).region(index, regexp.length());
    if (flags.lookingAt() && flags.group(1).equals(")")) {
      copyTo(flags.end());
      return;
    } else if (open.size() == DEEPEST) {
      fault = Optional.of(new Fault(index, Regexps.message("expression nests too deeply", regexp)));
      return;
    }
    open.push(Math.max(inGroup, inAtom));
    inGroup = 1;
    inAtom = 1;
    Matcher named = NAMED_GROUP.matcher(regexp).region(index, regexp.length());
    if (named.lookingAt()) {
      portable.append('(');
      index = named.end();
    } else if (regexp.startsWith("(?", index)) {
      copyTo(Math.min(regexp.length(), flags.lookingAt() ? flags.end() : index + 3));
    } else {
      copyTo(index + 1);
    }
  }

  /** Reads {@code {n}}, {@code {n,}} or {@code {n,m}}; any other brace stands for itself. */
  private void repetition() {
    Matcher count = COUNT.matcher(regexp).region(index, regexp.length());
    if (!count.lookingAt()) {
      atom(1);
      portable.append(LITERAL_BRACE);
      index++;
      return;
    }
    long times = times(count);
    long product = isNever(count) ? 1 : times * inAtom;
    if (!repeated && times <= LARGEST_COUNT && product > LARGEST_COUNT) {
      fault = Optional.of(new Fault(index, Regexps.message("invalid repeat count", count.group())));
      return;
    }
    inAtom = product;
    repeated = true;
    copyTo(count.end());
  }

  private static boolean isNever(Matcher count) {
    return count.group(1).equals("0") && (count.group(2) == null || count.group(2).equals("0"));
  }

  /** Returns how often a count lets something stand at most; 1 for none, or for any number. */
  private static long times(Matcher count) {
    String most =
        count.group(2) == null || count.group(2).isEmpty() ? count.group(1) : count.group(2);
    return most.length() > MOST_DIGITS ? LARGEST_COUNT + 1 : Math.max(1, Long.parseLong(most));
  }
}
