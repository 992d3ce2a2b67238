package dev.benchstudy.benchstat.render;

import dev.benchstudy.benchstat.compare.Comparison;
import dev.benchstudy.benchstat.compare.ComparisonTable;
import dev.benchstudy.benchstat.compare.Correction;
import dev.benchstudy.benchstat.compare.Counted;
import dev.benchstudy.benchstat.compare.MissingRow;
import dev.benchstudy.benchstat.compare.ProvenanceLine;
import dev.benchstudy.benchstat.compare.Report;
import dev.benchstudy.benchstat.unit.NumberText;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What is said of a report of JMH results besides its tables, in words; nothing for Go benchmark
 * text.
 */
final class ReportNotes {
  /** Shown also where all columns agree. */
  private static final Set<String> ALWAYS_SHOWN = Set.of("jdk", "jmh", "jvmargs", "os", "cpu");

  /** Different in every run, and no reason for a difference. */
  private static final Set<String> NEVER_SHOWN =
      Set.of("seed", "started", "jvm", "forks", "load", "tags");

  /** The units of what JMH's sample mode adds, such as {@code p0.99-sec/op}. */
  private final Report report;

  ReportNotes(Report report) {
    this.report = report;
  }

  /**
   * Returns how the results came about: a line for what is equal, one with all values for what
   * differs.
   */
  List<String> provenance() {
    List<String> lines = new ArrayList<>();
    for (ProvenanceLine line : report.provenance()) {
      if (!line.isEqual() && isCause(line.key())) {
        lines.add(differing(line));
      } else if (line.isEqual() && (ALWAYS_SHOWN.contains(line.key()) || isUnclean(line))) {
        lines.add(line.key() + ": " + String.join(" and ", line.values().get(0)));
      }
    }
    return lines;
  }

  /** Returns whether all columns were built from sources with changes that no revision holds. */
  private static boolean isUnclean(ProvenanceLine line) {
    return line.key().equals("clean")
        && !line.values().isEmpty()
        && line.values().get(0).contains("false");
  }

  /**
   * Returns whether a difference in a key may be why results differ, and is not what the columns
   * stand for.
   */
  boolean isCause(String key) {
    for (ComparisonTable table : report.tables()) {
      if (table.columnFields().contains(key)) {
        return false;
      }
    }
    // Older files made the machine of the processors that the JVM could use, so where these differ
    // another machine is not certain.
    return !NEVER_SHOWN.contains(key) && !(key.equals("machine") && differs("cores"));
  }

  private boolean differs(String key) {
    for (ProvenanceLine line : report.provenance()) {
      if (line.key().equals(key) && !line.isEqual()) {
        return true;
      }
    }
    return false;
  }

  private String differing(ProvenanceLine line) {
    List<String> values = new ArrayList<>();
    for (int i = 0; i < line.values().size(); i++) {
      List<String> own = line.values().get(i);
      values.add(
          column(report.columns().get(i))
              + " "
              + (own.isEmpty() ? "unknown" : String.join(" and ", own)));
    }
    return line.key() + " differs: " + String.join("; ", values);
  }

  private static String column(List<String> values) {
    return String.join(" ", values);
  }

  /** Returns what n counts and how many changes chance alone would show. */
  List<String> counts() {
    List<String> lines = new ArrayList<>();
    if (report.hasForks()) {
      counted(lines);
      chance(lines);
    }
    return lines;
  }

  /**
   * Returns what n counts, which rows are missing, and how many changes chance alone would show.
   */
  List<String> afterwards() {
    List<String> lines = new ArrayList<>();
    if (report.hasForks()) {
      counted(lines);
      missing(lines);
      chance(lines);
    }
    return lines;
  }

  private void counted(List<String> lines) {
    for (Counted counted : report.counted()) {
      switch (counted) {
        case FORKS ->
            lines.add(
                "n counts forks; the value of a fork is the mean of its iterations"
                    + (hasPercentiles() ? ", a percentile that of all its calls" : ""));
        case BLOCKS ->
            lines.add(
                "n counts blocks: the forks of a block ran one after another in random order and are compared as a pair");
        case ITERATIONS -> lines.add("n counts iterations where a footnote says so");
        case RESULTS -> {}
      }
    }
  }

  private boolean hasPercentiles() {
    for (ComparisonTable table : report.tables()) {
      if (isPercentile(table.unit())) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether a unit is that of a percentile, such as {@code p0.99-sec/op}. */
  private static boolean isPercentile(String unit) {
    int end = "p0.".length();
    while (end < unit.length() && Character.isDigit(unit.charAt(end))) {
      end++;
    }
    return (unit.startsWith("p0.") || unit.startsWith("p1."))
        && end > "p0.".length()
        && unit.startsWith("-", end);
  }

  private void missing(List<String> lines) {
    Map<String, List<String>> byColumns = new LinkedHashMap<>();
    for (MissingRow row : report.missing()) {
      String where = "only in " + column(row.present()) + ", not in " + column(row.absent());
      String what = row.label() + (row.unit().isEmpty() ? "" : " " + row.unit());
      byColumns
          .computeIfAbsent(where, key -> new ArrayList<>())
          .add(what + (row.reason().isEmpty() ? "" : " (" + row.reason() + ")"));
    }
    for (Map.Entry<String, List<String>> entry : byColumns.entrySet()) {
      List<String> rows = entry.getValue();
      lines.add(entry.getKey() + ", so not compared (" + rows.size() + "):");
      for (String row : rows) {
        lines.add("  " + row);
      }
    }
  }

  private void chance(List<String> lines) {
    int tested = 0;
    int shown = 0;
    List<Comparison> comparisons = report.comparisons();
    for (Comparison comparison : comparisons) {
      if (comparison.p().isPresent()) {
        tested++;
        shown += comparison.significant() ? 1 : 0;
      }
    }
    if (report.columns().size() > 1 && comparisons.isEmpty()) {
      lines.add(
          "nothing was compared: no row has the same name, mode, parameters and unit in two columns");
    }
    if (tested == 0) {
      return;
    }
    String alpha = NumberText.shortest(report.levels().alpha());
    if (report.correction() == Correction.NONE) {
      lines.add(
          "of "
              + tested
              + (tested == 1 ? " comparison " : " comparisons ")
              + shown
              + (shown == 1 ? " is" : " are")
              + " shown as changed; chance alone would show "
              + NumberText.fixed(tested * report.levels().alpha(), 1)
              + " at alpha "
              + alpha);
    } else {
      lines.add(
          "p is corrected for "
              + tested
              + " comparisons ("
              + (report.correction() == Correction.HOLM ? "Holm" : "Benjamini-Hochberg")
              + "), "
              + shown
              + " of them shown as changed at alpha "
              + alpha);
    }
  }
}
