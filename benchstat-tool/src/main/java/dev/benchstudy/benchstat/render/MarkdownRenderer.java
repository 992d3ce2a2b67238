package dev.benchstudy.benchstat.render;

import dev.benchstudy.benchstat.compare.ComparisonTable;
import dev.benchstudy.benchstat.compare.MissingRow;
import dev.benchstudy.benchstat.compare.Report;
import dev.benchstudy.benchstat.compare.Row;
import dev.benchstudy.benchstat.text.ByteText;
import java.util.ArrayList;
import java.util.List;

/**
 * A report as a comment on a pull request: the verdict in one line, what changed, what is missing,
 * and the rest folded away.
 *
 * <p>GitHub takes no comment above {@value #LIMIT} characters: rows that did not change are left
 * out first, then missing rows, then changed ones, and a line says how many.
 */
final class MarkdownRenderer implements Renderer {
  /** The greatest length of a comment on GitHub. */
  static final int LIMIT = 65_536;

  private static final int LONGEST_LINE = 1_000;

  private final RenderOptions options;

  MarkdownRenderer(RenderOptions options) {
    this.options = options;
  }

  @Override
  public void render(Report report, StringBuilder out, StringBuilder warnings) {
    int most = changed(report) + report.missing().size() + unchanged(report);
    String text = page(report, most);
    if (text.length() >= LIMIT) {
      text = page(report, mostThatFits(report, most));
    }
    if (text.length() >= LIMIT) {
      text = ByteText.of(Tally.of(report).words() + "\n\nToo long for a comment.\n");
    }
    out.append(text);
  }

  /** Returns the largest number of rows whose page is short enough, by halving. */
  private int mostThatFits(Report report, int most) {
    int fits = 0;
    int tooMany = most;
    while (tooMany - fits > 1) {
      int middle = (fits + tooMany) >>> 1;
      if (page(report, middle).length() < LIMIT) {
        fits = middle;
      } else {
        tooMany = middle;
      }
    }
    return fits;
  }

  private static int changed(Report report) {
    return VerdictText.rows(VerdictText.onlyChanged(report.tables()));
  }

  private int unchanged(Report report) {
    return options.onlyChanged() ? 0 : VerdictText.rows(report.tables()) - changed(report);
  }

  /** Returns the page with so many rows at most: changed ones first, then missing ones. */
  private String page(Report report, int rows) {
    int changed = Math.min(rows, changed(report));
    int missing = Math.min(rows - changed, report.missing().size());
    int unchanged = Math.min(rows - changed - missing, unchanged(report));
    return new Page(report, options).write(changed, missing, unchanged);
  }

  /** One attempt. */
  private static final class Page {
    private final Report report;
    private final RenderOptions options;
    private final ReportNotes notes;
    private final Footnotes footnotes = new Footnotes();
    private final StringBuilder out = new StringBuilder();

    Page(Report report, RenderOptions options) {
      this.report = report;
      this.options = options;
      this.notes = new ReportNotes(report);
    }

    String write(int changed, int missing, int unchanged) {
      boolean compared = !report.comparisons().isEmpty();
      if (compared || !report.missing().isEmpty() || options.onlyChanged()) {
        summary();
        changedRows(changed);
        missingRows(missing);
      }
      if (!compared) {
        tables(unchangedTables(), unchanged);
        leftOut(
            options.onlyChanged() ? 0 : VerdictText.rows(unchangedTables()) - unchanged,
            "not compared");
      } else if (!options.onlyChanged()) {
        unchangedRows(unchanged);
      }
      footnotes();
      provenance();
      explanations();
      return out.toString();
    }

    private void line(String... parts) {
      for (String part : parts) {
        out.append(part);
      }
      out.append('\n');
    }

    private void summary() {
      StringBuilder columns = new StringBuilder();
      for (List<String> column : report.columns()) {
        columns.append(columns.length() == 0 ? "" : " &rarr; ");
        columns.append(MarkdownText.code(String.join(" ", column)));
      }
      line("**", Tally.of(report).words(), "** (", columns.toString(), ")");
      List<String> units = report.tables().stream().map(ComparisonTable::unit).distinct().toList();
      if (units.size() > 1) {
        line();
        for (String unit : units) {
          Tally tally =
              Tally.of(
                  report.tables().stream().filter(table -> table.unit().equals(unit)).toList(),
                  (int) report.missing().stream().filter(row -> row.unit().equals(unit)).count());
          line("- ", MarkdownText.plain(unit), ": ", tally.words());
        }
      }
      line();
    }

    private void changedRows(int most) {
      List<ComparisonTable> tables = VerdictText.onlyChanged(report.tables());
      tables(tables, most);
      leftOut(VerdictText.rows(tables) - most, "changed");
    }

    private void unchangedRows(int most) {
      List<ComparisonTable> tables = unchangedTables();
      int rows = VerdictText.rows(tables);
      if (rows == 0) {
        return;
      }
      line("<details><summary>", VerdictText.rows(rows), " not shown to differ</summary>");
      line();
      tables(tables, most);
      leftOut(rows - most, "not shown to differ");
      line("</details>");
      line();
    }

    private List<ComparisonTable> unchangedTables() {
      List<ComparisonTable> tables = new ArrayList<>();
      for (ComparisonTable table : report.tables()) {
        List<Row> rows =
            table.rows().stream()
                .filter(row -> !VerdictText.isChanged(row, table.direction()))
                .toList();
        if (!rows.isEmpty()) {
          tables.add(VerdictText.withRows(table, rows));
        }
      }
      return tables;
    }

    private void leftOut(int rows, String what) {
      if (rows > 0) {
        line(
            "Left out to keep this comment short enough: ",
            VerdictText.rows(rows),
            " (",
            what,
            ").");
        line();
      }
    }

    private void tables(List<ComparisonTable> tables, int most) {
      int left = most;
      for (ComparisonTable table : tables) {
        if (left > 0) {
          List<Row> rows = table.rows().subList(0, Math.min(left, table.rows().size()));
          new MarkdownTable(VerdictText.withRows(table, rows), options.effects(), footnotes)
              .print(out);
          left -= rows.size();
        }
      }
    }

    private void missingRows(int most) {
      List<MissingRow> missing = report.missing();
      if (missing.isEmpty()) {
        return;
      }
      line("Not compared, because one side has no such row:");
      line();
      for (MissingRow row : missing.subList(0, most)) {
        line(
            "- ",
            MarkdownText.code(row.label()),
            row.unit().isEmpty() ? "" : " " + MarkdownText.plain(row.unit()),
            " is in ",
            MarkdownText.code(String.join(" ", row.present())),
            ", not in ",
            MarkdownText.code(String.join(" ", row.absent())),
            row.reason().isEmpty() ? "" : " (" + MarkdownText.plain(row.reason()) + ")");
      }
      line();
      leftOut(missing.size() - most, "missing");
    }

    private void footnotes() {
      List<String> lines = footnotes.lines();
      lines.forEach(text -> line(MarkdownText.plain(text), "<br>"));
      if (!lines.isEmpty()) {
        line();
      }
    }

    private void provenance() {
      List<String> facts = new ArrayList<>(notes.provenance());
      facts.addAll(notes.counts());
      if (facts.isEmpty()) {
        return;
      }
      line("<details><summary>How this was measured</summary>");
      line();
      facts.forEach(fact -> line("- ", cut(MarkdownText.plain(fact))));
      line();
      line("</details>");
      line();
    }

    private void explanations() {
      if (!options.explain()) {
        return;
      }
      line("<details><summary>What this means</summary>");
      line();
      for (Explanation explanation : Explanation.of(report, options.effects())) {
        line(
            "- ",
            MarkdownText.code(explanation.term()),
            ": ",
            cut(MarkdownText.plain(explanation.meaning())));
      }
      line();
      line("</details>");
      line();
    }

    private static String cut(String text) {
      return text.length() <= LONGEST_LINE
          ? text
          : text.substring(0, text.lastIndexOf(' ', LONGEST_LINE) + 1) + "...";
    }
  }
}
