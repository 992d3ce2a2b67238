package dev.benchstudy.benchstat.cli;

import java.util.Optional;

/** The flags of the program. */
enum Flag {
  ALL("all", Kind.SWITCH, "", "", "show all metrics of JMH results, not only the usual ones"),
  ALPHA(
      "alpha",
      Kind.NUMBER,
      "0.05",
      "P",
      "call a difference significant if its p-value is at most P"),
  ASCII("ascii", Kind.SWITCH, "", "", "print no character beyond ASCII"),
  BYTES(
      "bytes", Kind.TEXT, "", "KEY", "add B/s: KEY (such as /n) holds the bytes of one operation"),
  COL("col", Kind.TEXT, ".file", "FIELDS", "one column for each value of these fields"),
  COLOR(
      "color",
      Kind.TEXT,
      "auto",
      "WHEN",
      "colour changes on a terminal: auto (not if NO_COLOR is set), always or never"),
  CONFIDENCE("confidence", Kind.NUMBER, "0.95", "C", "confidence level of intervals"),
  CORRECT("correct", Kind.TEXT, "", "METHOD", "correct p for several comparisons: holm or bh"),
  EFFECT("effect", Kind.SWITCH, "", "", "show the interval of each change"),
  EXPLAIN("explain", Kind.SWITCH, "", "", "say what the signs and footnotes shown mean"),
  FILTER("filter", Kind.TEXT, "*", "EXPR", "use only results that match"),
  FORMAT("format", Kind.TEXT, "text", "FORMAT", "text, csv, md (for a pull request), json or html"),
  GATE(
      "gate",
      Kind.TEXT,
      "",
      "MARGIN",
      "judge each row: 10%, or by unit sec/op:10%,B/op:1%; see exit status"),
  IGNORE("ignore", Kind.TEXT, "", "FIELDS", "let these fields vary within a cell"),
  O("o", Kind.TEXT, "", "FILE", "write to FILE, all of it or nothing"),
  ONLY_CHANGED("only-changed", Kind.SWITCH, "", "", "leave out rows that are not shown to differ"),
  PARTIAL("partial", Kind.SWITCH, "", "", "use the whole records before a fault in a JSON file"),
  PICTURES(
      "pictures", Kind.TEXT, "", "PREFIX", "also draw charts, each into PREFIX plus its name.svg"),
  ROW("row", Kind.TEXT, ".fullname", "FIELDS", "one row for each value of these fields"),
  SAMPLE(
      "sample", Kind.TEXT, "", "WHAT", "for JMH results, take each fork or iteration as a sample"),
  TABLE("table", Kind.TEXT, ".config", "FIELDS", "one table for each value of these fields");

  /** What a flag's value is. */
  enum Kind {
    /** Any text. */
    TEXT,
    /** A floating-point number as Go writes it. */
    NUMBER,
    /** Nothing: the flag is set or not. */
    SWITCH
  }

  private final String flagName;
  private final Kind kind;
  private final String initial;
  private final String placeholder;
  private final String help;

  Flag(String flagName, Kind kind, String initial, String placeholder, String help) {
    this.flagName = flagName;
    this.kind = kind;
    this.initial = initial;
    this.placeholder = placeholder;
    this.help = help;
  }

  static Optional<Flag> named(String name) {
    for (Flag flag : values()) {
      if (flag.flagName.equals(name)) {
        return Optional.of(flag);
      }
    }
    return Optional.empty();
  }

  String flagName() {
    return flagName;
  }

  Kind kind() {
    return kind;
  }

  String initial() {
    return initial;
  }

  /** Returns one line of the usage text. */
  String usage() {
    String left = "  -" + flagName + (placeholder.isEmpty() ? "" : " " + placeholder);
    String fallback = initial.isEmpty() ? "" : " (default " + initial + ")";
    return left + " ".repeat(Math.max(1, 22 - left.length())) + help + fallback;
  }
}
