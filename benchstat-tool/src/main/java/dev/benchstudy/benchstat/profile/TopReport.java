package dev.benchstudy.benchstat.profile;

import dev.benchstudy.benchstat.unit.Scale;
import dev.benchstudy.benchstat.unit.UnitClass;
import java.io.IOException;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Writes a {@link Profile} as text: what it is a sample of, and the heaviest frames. */
final class TopReport {
  private final Profile profile;
  private final int top;
  private final Pattern focus;
  private final boolean withLines;

  /**
   * A report.
   *
   * @param top how many rows a table has at most
   * @param focus what a frame of a shown sample must contain; empty for all samples
   */
  TopReport(Profile profile, int top, Pattern focus, boolean withLines) {
    this.profile = profile;
    this.top = top;
    this.focus = focus;
    this.withLines = withLines;
  }

  /** Writes the report. */
  void write(Appendable out) throws IOException {
    out.append(subject()).append('\n');
    if (profile.dropped() > 0) {
      out.append(
          count(profile.dropped(), "sample")
              + " of the harness and of other threads left out (-harness shows them)\n");
    }
    TopTable frames = TopTable.byFrame(profile, focus, withLines);
    if (!focus.pattern().isEmpty()) {
      out.append(
          String.format(
              Locale.ROOT,
              "Of these, %s (%s) in stacks that match %s%n",
              weight(frames.shown()),
              percent(frames.shown(), frames.total()).trim(),
              focus));
    }
    table(out, frames, "frame");
    if (profile.kind() == SampleKind.ALLOCATION) {
      out.append('\n');
      table(out, TopTable.byClass(profile, focus, withLines), "class and allocating frame");
    }
  }

  private String subject() {
    String events =
        new TreeMap<>(profile.events())
            .entrySet().stream()
                .map((Map.Entry<String, Integer> e) -> e.getKey() + " " + e.getValue())
                .collect(Collectors.joining(", "));
    String samples = count(profile.samples().size(), "sample");
    return switch (profile.kind()) {
      case CPU -> "CPU: " + samples + " of running threads (events: " + events + ")";
      case ALLOCATION ->
          "Allocation: "
              + samples
              + ", which stand for about "
              + weight(profile.total())
              + " (events: "
              + events
              + "); bytes are estimates, not counts";
    };
  }

  private void table(Appendable out, TopTable table, String subject) throws IOException {
    out.append(
        String.format(
            Locale.ROOT,
            "%10s %7s %7s %10s %7s  %s%n",
            "flat",
            "flat%",
            "sum%",
            "cum",
            "cum%",
            subject));
    double sum = 0;
    for (TopTable.Row row : table.rows().subList(0, Math.min(top, table.rows().size()))) {
      sum += row.flat();
      out.append(
          String.format(
              Locale.ROOT,
              "%10s %s %s %10s %s  %s%n",
              weight(row.flat()),
              percent(row.flat(), table.total()),
              percent(sum, table.total()),
              weight(row.cumulative()),
              percent(row.cumulative(), table.total()),
              row.label()));
    }
    if (table.rows().size() > top) {
      out.append(
          String.format(
              Locale.ROOT,
              "... and %d more (-top %d)%n",
              table.rows().size() - top,
              table.rows().size()));
    }
  }

  private String weight(double weight) {
    return switch (profile.kind()) {
      case CPU -> String.format(Locale.ROOT, "%.0f", weight);
      case ALLOCATION ->
          weight == 0 ? "0" : Scale.common(UnitClass.BINARY, weight).format(weight) + "B";
    };
  }

  private static String percent(double part, double total) {
    return String.format(Locale.ROOT, "%6.2f%%", total == 0 ? 0 : 100 * part / total);
  }

  private static String count(int count, String noun) {
    return count + " " + noun + (count == 1 ? "" : "s");
  }
}
