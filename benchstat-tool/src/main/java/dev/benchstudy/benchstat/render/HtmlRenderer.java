package dev.benchstudy.benchstat.render;

import dev.benchstudy.benchstat.compare.Comparison;
import dev.benchstudy.benchstat.compare.ComparisonTable;
import dev.benchstudy.benchstat.compare.HeaderLine;
import dev.benchstudy.benchstat.compare.MissingRow;
import dev.benchstudy.benchstat.compare.ProvenanceLine;
import dev.benchstudy.benchstat.compare.Report;
import dev.benchstudy.benchstat.text.ByteText;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A report as one page that needs no network: tables that can be sorted and filtered, charts drawn
 * when they come into view, and every sign explained.
 *
 * <p>The page holds the report as data too, as {@link ReportJson} writes it; the charts are made
 * from that. Its content security policy lets no script run but ours and no address be asked.
 */
final class HtmlRenderer implements Renderer {
  private final RenderOptions options;

  HtmlRenderer(RenderOptions options) {
    this.options = options;
  }

  @Override
  public void render(Report report, StringBuilder out, StringBuilder warnings) {
    out.append(ByteText.of(new Page(report, options).write()));
  }

  /** A page while it is written, as ordinary text. */
  private static final class Page {
    private final Report report;
    private final RenderOptions options;
    private final ReportNotes words;
    private final HtmlNotes notes = new HtmlNotes();
    private final StringBuilder out = new StringBuilder();

    Page(Report report, RenderOptions options) {
      this.report = report;
      this.options = options;
      this.words = new ReportNotes(report);
    }

    String write() {
      List<String> scripts = new ArrayList<>();
      for (PageResource script :
          List.of(PageResource.ECHARTS, PageResource.CHARTS, PageResource.PAGE)) {
        scripts.add("\n" + script.text());
      }
      head(scripts);
      summary();
      tools();
      for (int i = 0; i < report.tables().size(); i++) {
        table(report.tables().get(i), i);
      }
      missing();
      notes.print(out);
      provenance();
      meanings();
      out.append("<script type=\"application/json\" id=\"report\">");
      out.append(HtmlText.json(ReportJson.forCharts().write(report, report.tables())));
      out.append("</script>\n");
      scripts.forEach(script -> out.append("<script>").append(script).append("</script>\n"));
      out.append("</body>\n</html>\n");
      return out.toString();
    }

    private void line(String... parts) {
      for (String part : parts) {
        out.append(part);
      }
      out.append('\n');
    }

    private String title() {
      return report.columns().stream()
          .map(column -> HtmlText.of(String.join(" ", column)))
          .collect(Collectors.joining(" \u2192 "));
    }

    private void head(List<String> scripts) {
      String allowed = scripts.stream().map(HtmlText::hash).collect(Collectors.joining(" "));
      line("<!doctype html>");
      line("<html lang=\"en\">");
      line("<head>");
      line("<meta charset=\"utf-8\">");
      line(
          "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src"
              + " 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; script-src ",
          allowed,
          "\">");
      line("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">");
      line("<title>", title(), "</title>");
      line("<link rel=\"icon\" href=\"data:,\">");
      line("<style>\n", PageResource.STYLE.text(), "</style>");
      line("</head>");
      line("<body>");
    }

    private void summary() {
      line("<h1>", title(), "</h1>");
      if (!report.comparisons().isEmpty() || !report.missing().isEmpty()) {
        Tally tally = Tally.of(report);
        line("<ul class=\"tally\">");
        count(tally.count(Comparison.Verdict.BETTER), "better", "better");
        count(tally.count(Comparison.Verdict.WORSE), "worse", "worse");
        if (tally.count(Comparison.Verdict.CHANGED) > 0) {
          count(tally.count(Comparison.Verdict.CHANGED), "changed", "changed");
        }
        count(tally.count(Comparison.Verdict.SAME), "not shown to differ", "same");
        count(tally.missing(), "missing", "missing-rows");
        line("</ul>");
      }
      words.counts().forEach(fact -> line("<p class=\"faint\">", HtmlText.of(fact), ".</p>"));
    }

    private void count(int number, String words, String style) {
      line("<li class=\"", style, "\"><b>", Integer.toString(number), "</b>", words, "</li>");
    }

    private void tools() {
      line("<div class=\"tools needs-script\" hidden>");
      line("<label>Names with <input type=\"search\" id=\"filter\" autocomplete=\"off\"></label>");
      line(
          "<label><input type=\"checkbox\" id=\"changed-only\"",
          options.onlyChanged() ? " checked" : "",
          "> changed only</label>");
      line("<span id=\"status\" role=\"status\" class=\"faint\"></span>");
      line("</div>");
      line("<noscript><p>Without scripts there are no charts, sorting or filter.</p></noscript>");
    }

    private void table(ComparisonTable table, int index) {
      String header =
          table.header().stream()
              .filter(line -> !line.value().isEmpty())
              .map(Page::headerLine)
              .collect(Collectors.joining(", "));
      line("<section aria-labelledby=\"title-", Integer.toString(index), "\">");
      line("<h2 id=\"title-", Integer.toString(index), "\">", HtmlText.of(table.unit()));
      line(header.isEmpty() ? "" : " <span class=\"faint\">" + header + "</span>", "</h2>");
      new HtmlTable(table, index, notes, out).print();
      line("<div class=\"charts\" data-table=\"", Integer.toString(index), "\"></div>");
      line("</section>");
    }

    private static String headerLine(HeaderLine line) {
      return HtmlText.of(line.name() + ": " + line.value());
    }

    private void missing() {
      if (report.missing().isEmpty()) {
        return;
      }
      line("<h2>Not compared</h2>");
      line("<p>One side has no such row.</p>");
      line("<ul class=\"missing\">");
      for (MissingRow row : report.missing()) {
        String unit = row.unit().isEmpty() ? "" : " (" + HtmlText.of(row.unit()) + ")";
        String reason = row.reason().isEmpty() ? "" : ": " + HtmlText.of(row.reason());
        line(
            "<li><code>",
            HtmlText.of(row.label()),
            "</code>",
            unit,
            " is in ",
            HtmlText.of(String.join(" ", row.present())),
            ", not in ",
            HtmlText.of(String.join(" ", row.absent())),
            reason,
            "</li>");
      }
      line("</ul>");
    }

    private void provenance() {
      if (report.provenance().isEmpty()) {
        return;
      }
      line("<h2>How the results came about</h2>");
      line("<div class=\"scroll\"><table class=\"provenance\">");
      line("<thead><tr><th scope=\"col\">what</th><th scope=\"col\"></th>");
      for (List<String> column : report.columns()) {
        line("<th scope=\"col\">", HtmlText.of(String.join(" ", column)), "</th>");
      }
      line("</tr></thead>\n<tbody>");
      report.provenance().stream().filter(line -> !line.isEqual()).forEach(this::provenance);
      report.provenance().stream().filter(ProvenanceLine::isEqual).forEach(this::provenance);
      line("</tbody></table></div>");
    }

    private void provenance(ProvenanceLine fact) {
      boolean highlighted = !fact.isEqual() && words.isCause(fact.key());
      line(highlighted ? "<tr class=\"differs\">" : "<tr>");
      line("<th scope=\"row\">", HtmlText.of(fact.key()), "</th>");
      line("<td class=\"word\">", fact.isEqual() ? "same" : "differs", "</td>");
      if (fact.isEqual()) {
        String columns = Integer.toString(fact.values().size());
        line("<td colspan=\"", columns, "\">", values(fact.values().get(0)), "</td>");
      } else {
        fact.values().forEach(values -> line("<td>", values(values), "</td>"));
      }
      line("</tr>");
    }

    private static String values(List<String> values) {
      return HtmlText.of(values.isEmpty() ? "unknown" : String.join(" and ", values));
    }

    private void meanings() {
      line("<h2>What the signs mean</h2>\n<dl>");
      for (Explanation explanation : Explanation.ofSigns(report, true)) {
        line("<dt>", HtmlText.of(explanation.term()), "</dt>");
        line("<dd>", HtmlText.of(explanation.meaning()), "</dd>");
      }
      line("</dl>");
    }
  }
}
