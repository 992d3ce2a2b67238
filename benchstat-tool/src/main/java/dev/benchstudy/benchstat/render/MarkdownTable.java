package dev.benchstudy.benchstat.render;

import dev.benchstudy.benchstat.compare.Cell;
import dev.benchstudy.benchstat.compare.Comparison;
import dev.benchstudy.benchstat.compare.ComparisonTable;
import dev.benchstudy.benchstat.compare.HeaderLine;
import dev.benchstudy.benchstat.compare.Row;
import dev.benchstudy.benchstat.compare.Warning;
import dev.benchstudy.benchstat.text.ByteText;
import dev.benchstudy.benchstat.unit.Scale;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** One table in GitHub's Markdown. */
final class MarkdownTable {
  private static final String PLUS_MINUS = ByteText.of(" ± ");

  private final ComparisonTable table;
  private final boolean effects;
  private final Footnotes footnotes;

  MarkdownTable(ComparisonTable table, boolean effects, Footnotes footnotes) {
    this.table = table;
    this.effects = effects;
    this.footnotes = footnotes;
  }

  void print(StringBuilder out) {
    List<String> title = new ArrayList<>();
    title.add("**" + MarkdownText.plain(table.unit()) + "**");
    for (HeaderLine line : table.header()) {
      if (!line.value().isEmpty()) {
        title.add(MarkdownText.plain(line.name() + ": " + line.value()));
      }
    }
    out.append(String.join(", ", title)).append("\n\n");
    line(header(), out);
    line(rule(), out);
    table.rows().forEach(row -> line(cells(row), out));
    out.append('\n');
  }

  private static void line(List<String> cells, StringBuilder out) {
    out.append("| ").append(String.join(" | ", cells)).append(" |\n");
  }

  private List<String> header() {
    List<String> header = new ArrayList<>();
    header.add("benchmark");
    for (int i = 0; i < table.columns().size(); i++) {
      header.add(MarkdownText.code(String.join(" ", table.columns().get(i))));
      if (i > 0) {
        header.add("change");
        header.add("");
        if (effects) {
          header.add("interval");
        }
        header.add("test");
      }
    }
    return header;
  }

  private List<String> rule() {
    List<String> rule = new ArrayList<>();
    rule.add("---");
    for (int i = 0; i < table.columns().size(); i++) {
      rule.add("--:");
      if (i > 0) {
        rule.addAll(effects ? List.of("--:", "---", "---", "---") : List.of("--:", "---", "---"));
      }
    }
    return rule;
  }

  private List<String> cells(Row row) {
    List<String> cells = new ArrayList<>();
    cells.add(MarkdownText.code(row.label()));
    Scale scale = CellText.scale(table, row);
    for (int i = 0; i < row.cells().size(); i++) {
      Optional<Cell> cell = row.cells().get(i);
      cells.add(cell.map(c -> value(c, scale)).orElse(""));
      if (i > 0) {
        comparison(cell.flatMap(Cell::comparison), cells);
      }
    }
    return cells;
  }

  private String value(Cell cell, Scale scale) {
    List<Warning> warnings = new ArrayList<>(cell.warnings());
    warnings.addAll(cell.summary().warnings());
    return joined(
        scale.format(cell.summary().center()) + PLUS_MINUS + CellText.range(cell.summary()),
        footnotes.marks(warnings));
  }

  private void comparison(Optional<Comparison> comparison, List<String> cells) {
    if (comparison.isEmpty()) {
      cells.addAll(effects ? List.of("", "", "", "") : List.of("", "", ""));
      return;
    }
    Comparison found = comparison.get();
    String word = VerdictText.word(found, table.direction());
    cells.add(CellText.delta(found));
    cells.add(word.equals("~") ? "" : "**" + word + "**");
    if (effects) {
      cells.add(CellText.effect(found));
    }
    cells.add(joined(CellText.test(found), footnotes.marks(found.warnings())));
  }

  private static String joined(String text, String marks) {
    return marks.isEmpty() ? text : text + " " + marks;
  }
}
