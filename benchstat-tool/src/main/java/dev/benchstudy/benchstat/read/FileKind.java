package dev.benchstudy.benchstat.read;

import dev.benchstudy.benchstat.text.ByteText;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * What an input is, as far as its first bytes tell.
 *
 * <p>Go benchmark text may hold anything between its lines, so a text is refused only if it looks
 * like something else and shows no line of a Go benchmark.
 */
enum FileKind {
  /** Nothing but blanks, which is Go benchmark text without results. */
  EMPTY(""),
  /**
   * Go benchmark text, or some text that is nothing else of this list; also the events of {@code go
   * test -json}, in which benchstat finds no results.
   */
  GO_TEXT(""),
  /** JSON; whether it is JMH's, its reader finds out. */
  JSON(""),
  /** The table JMH prints for people, or its log. */
  JMH_TEXT(Words.JMH + "text" + Words.NOT_RAW),
  /** JMH's tables with separators. */
  JMH_CSV(Words.JMH + "CSV" + Words.NOT_RAW),
  /** Bytes that are no text: something packed, a recording, or a device without end. */
  BINARY(
      "this is binary data, no benchmark results; unpack it first if it is packed (text is UTF-8, or"
          + " UTF-16 with a byte-order mark)"),
  /** JSON that git left with both sides of a conflict in it. */
  MERGE_CONFLICT(
      "this is JSON with merge-conflict markers in it (<<<<<<<); resolve the conflict, or take one"
          + " side whole: git checkout --ours FILE or --theirs FILE");

  private static final class Words {
    static final String JMH = "this is JMH's ";
    static final String NOT_RAW =
        " output, which leaves out the single measurements; run JMH with -rf json -rff FILE and"
            + " give that file";
  }

  private static final String NAME_PREFIX = "Benchmark";
  private static final String CONFLICT_MARKER = "<<<<<<< ";
  private static final Set<String> JMH_MODES = Set.of("thrpt", "avgt", "sample", "ss");
  private static final int FEWEST_FIELDS = 4;

  /** Expressions, made when a text is looked at that does not begin as JMH's JSON does. */
  private static final class Shapes {
    static final Pattern NUMBER_START = Pattern.compile("[-+]?\\.?[0-9]");
    static final Pattern COUNT = Pattern.compile("[0-9]+");
    static final Pattern BLANKS = Pattern.compile("[ \\t]+");

    static final Pattern GO_TEST_EVENT = Pattern.compile("\\{[^\\n{}]*\"Action\" ?: ?\"[a-z-]+\"");

    static final Pattern JMH_TABLE =
        Pattern.compile(
            "^Benchmark .*\\bMode +(?:Cnt|Samples|Count) +(?:Score|Mean)\\b"
                + "|^# (?:JMH version|Run progress): "
                + "|^\\\\begin\\{tabular\\}.*\\n.*\\\\texttt\\{Benchmark\\}",
            Pattern.MULTILINE);

    static final Pattern JMH_SEPARATED =
        Pattern.compile("\"?Benchmark\"?([,;\\t])\"?Mode\"?\\1\"?Threads\"?\\1");
  }

  private final String refusal;

  FileKind(String refusal) {
    this.refusal = refusal;
  }

  /**
   * Returns what to tell whoever gave such an input, empty if there is a reader for it.
   *
   * @param path where the input is; a file that should hold JSON must not be empty
   */
  Optional<String> refusal(String path) {
    if (this == EMPTY && path.endsWith(".json")) {
      return Optional.of(
          "the file is empty: JMH leaves it so when no benchmark matches, or when it is stopped");
    }
    return refusal.isEmpty() ? Optional.empty() : Optional.of(refusal);
  }

  /**
   * Returns the kind of an input.
   *
   * @param bytes hold the start of the input, in UTF-8 without a byte-order mark
   * @param from index of its first byte
   * @param to index after the last byte that is known
   */
  static FileKind of(byte[] bytes, int from, int to) {
    String text = ByteText.of(bytes, from, to);
    String head = text.substring(ByteText.skipBlanks(text, 0));
    if (head.isEmpty()) {
      return EMPTY;
    }
    boolean conflict = false;
    for (int start = 0; start < text.length(); start = lineEnd(text, start) + 1) {
      char first = text.charAt(start);
      if (first == NAME_PREFIX.charAt(0)
          && text.startsWith(NAME_PREFIX, start)
          && isGoResult(text.substring(start, lineEnd(text, start)).strip())) {
        return GO_TEXT;
      }
      conflict |= first == CONFLICT_MARKER.charAt(0) && text.startsWith(CONFLICT_MARKER, start);
    }
    if (beginsAsJson(head)) {
      return conflict ? MERGE_CONFLICT : json(head);
    } else if (Shapes.JMH_SEPARATED.matcher(head).lookingAt()) {
      return JMH_CSV;
    } else if (head.indexOf('\0') >= 0) {
      return BINARY;
    }
    return Shapes.JMH_TABLE.matcher(head).find() ? JMH_TEXT : GO_TEXT;
  }

  private static int lineEnd(String text, int start) {
    int feed = text.indexOf('\n', start);
    return feed < 0 ? text.length() : feed;
  }

  /**
   * Returns whether a line is a name, a count, then pairs of a number and a unit; a table of JMH
   * can show such lines, but has its mode for a unit.
   */
  private static boolean isGoResult(String line) {
    List<String> fields = Shapes.BLANKS.splitAsStream(line).toList();
    if (fields.size() < FEWEST_FIELDS
        || fields.size() % 2 != 0
        || !Shapes.COUNT.matcher(fields.get(1)).matches()) {
      return false;
    }
    for (int i = 2; i < fields.size(); i += 2) {
      if (!Shapes.NUMBER_START.matcher(fields.get(i)).lookingAt()
          || JMH_MODES.contains(fields.get(i + 1))) {
        return false;
      }
    }
    return true;
  }

  /**
   * Returns whether a text begins with an object, an array of objects or strings, or an array that
   * is empty or cut off. Lines of a log often begin with a bracket: {@code [INFO]}.
   */
  private static boolean beginsAsJson(String head) {
    int i = 0;
    while (i < head.length() && head.charAt(i) == '[') {
      i = ByteText.skipBlanks(head, i + 1);
    }
    boolean array = i > 0;
    boolean object = i < head.length() && head.charAt(i) == '{';
    if (object) {
      i = ByteText.skipBlanks(head, i + 1);
    } else if (!array) {
      return false;
    }
    return i == head.length()
        || head.charAt(i) == '"'
        || head.charAt(i) == (object ? '}' : ']')
        || head.charAt(i) == '#'
        || head.startsWith("//", i)
        || head.startsWith("/*", i)
        || head.startsWith(CONFLICT_MARKER, i);
  }

  private static FileKind json(String head) {
    boolean event = head.charAt(0) == '{' && Shapes.GO_TEST_EVENT.matcher(head).lookingAt();
    return event ? GO_TEXT : JSON;
  }
}
