package dev.benchstudy.benchstat.render;

import dev.benchstudy.benchstat.compare.Cell;
import dev.benchstudy.benchstat.compare.Comparison;
import dev.benchstudy.benchstat.compare.ComparisonTable;
import dev.benchstudy.benchstat.compare.Geomean;
import dev.benchstudy.benchstat.compare.Row;
import dev.benchstudy.benchstat.compare.Warning;
import dev.benchstudy.benchstat.text.ByteText;
import dev.benchstudy.benchstat.unit.Scale;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** One table of a page: every row says where it stands in the report's data. */
final class HtmlTable {
  private static final List<String> COMPARED = List.of("change", "", "interval", "test");

  private final ComparisonTable table;
  private final int index;
  private final HtmlNotes notes;
  private final StringBuilder out;

  /**
   * Prepares a table.
   *
   * @param index its place among the report's tables, from 0
   */
  HtmlTable(ComparisonTable table, int index, HtmlNotes notes, StringBuilder out) {
    this.table = table;
    this.index = index;
    this.notes = notes;
    this.out = out;
  }

  void print() {
    out.append("<div class=\"scroll\"><table class=\"results\" id=\"table-").append(index);
    out.append("\" data-table=\"").append(index).append("\">\n<caption>");
    out.append(HtmlText.of(table.unit())).append(", ").append(direction());
    out.append("</caption>\n");
    head();
    out.append("<tbody>\n");
    for (int i = 0; i < table.rows().size(); i++) {
      row(table.rows().get(i), i);
    }
    out.append("</tbody>\n");
    if (table.rows().size() > 1) {
      geomeans();
    }
    out.append("</table></div>\n");
  }

  private String direction() {
    return switch (table.direction()) {
      case LESS_IS_BETTER -> "less is better";
      case MORE_IS_BETTER -> "more is better";
      case UNKNOWN -> "not known whether less or more is better";
    };
  }

  private void head() {
    out.append("<thead>\n<tr><th scope=\"col\" rowspan=\"2\">").append(sorter(0, "benchmark"));
    out.append("</th>");
    for (int i = 0; i < table.columns().size(); i++) {
      out.append("<th scope=\"colgroup\" class=\"group\"");
      out.append(i == 0 ? ">" : " colspan=\"" + (1 + COMPARED.size()) + "\">");
      out.append(HtmlText.of(String.join(" ", table.columns().get(i)))).append("</th>");
    }
    out.append("</tr>\n<tr>");
    int at = 1;
    for (int i = 0; i < table.columns().size(); i++) {
      out.append("<th scope=\"col\" class=\"first\">");
      out.append(sorter(at++, HtmlText.of(table.unit()))).append("</th>");
      if (i > 0) {
        for (String name : COMPARED) {
          out.append("<th scope=\"col\">").append(sorter(at++, name.isEmpty() ? "verdict" : name));
          out.append("</th>");
        }
      }
    }
    out.append("</tr>\n</thead>\n");
  }

  private static String sorter(int at, String name) {
    return "<button type=\"button\" class=\"sort\" data-at=\"" + at + "\">" + name + "</button>";
  }

  private void row(Row row, int number) {
    out.append("<tr class=\"row\" data-row=\"").append(number).append("\" data-changed=\"");
    out.append(VerdictText.isChanged(row, table.direction())).append("\"><th scope=\"row\"");
    out.append("><button type=\"button\" class=\"open\" aria-expanded=\"false\">");
    out.append(HtmlText.of(row.label())).append("</button></th>");
    Scale scale = CellText.scale(table, row);
    for (int i = 0; i < row.cells().size(); i++) {
      Optional<Cell> cell = row.cells().get(i);
      value(cell, scale);
      if (i > 0) {
        comparison(cell.flatMap(Cell::comparison));
      }
    }
    out.append("</tr>\n");
  }

  private static String key(double value) {
    return Float.toString((float) value);
  }

  private void sortKey(String key) {
    out.append(" data-sort=\"").append(key).append('"');
  }

  private void value(Optional<Cell> cell, Scale scale) {
    out.append("<td class=\"number first\"");
    sortKey(cell.map(c -> key(c.summary().center())).orElse(""));
    out.append('>');
    if (cell.isPresent()) {
      List<Warning> warnings = new ArrayList<>(cell.get().warnings());
      warnings.addAll(cell.get().summary().warnings());
      out.append(ByteText.toUnicode(scale.format(cell.get().summary().center())));
      out.append(" \u00b1 ").append(ByteText.toUnicode(CellText.range(cell.get().summary())));
      out.append(notes.marks(warnings));
    }
    out.append("</td>");
  }

  private void comparison(Optional<Comparison> comparison) {
    if (comparison.isEmpty()) {
      out.append("<td data-sort=\"\"></td>".repeat(COMPARED.size()));
      return;
    }
    Comparison found = comparison.get();
    String word = VerdictText.word(found, table.direction());
    out.append("<td class=\"number\"");
    sortKey(found.significant() ? key(found.change()) : "1");
    out.append('>').append(CellText.delta(found)).append("</td>");
    out.append("<td class=\"verdict\"");
    sortKey(word);
    out.append('>').append(verdict(word)).append("</td><td class=\"number\"");
    sortKey(found.effect().map(effect -> key(effect.low())).orElse(""));
    out.append('>').append(ByteText.toUnicode(CellText.effect(found)));
    out.append("</td><td class=\"test\"");
    sortKey(found.p().isPresent() ? key(found.p().getAsDouble()) : "");
    out.append('>').append(CellText.test(found)).append(notes.marks(found.warnings()));
    out.append("</td>");
  }

  /** The word says it, a sign and a colour repeat it. */
  private static String verdict(String word) {
    return switch (word) {
      case "better" ->
          "<span class=\"better\"><span aria-hidden=\"true\">\u25cf</span> better</span>";
      case "worse" -> "<span class=\"worse\"><span aria-hidden=\"true\">\u25c6</span> worse</span>";
      case "changed" ->
          "<span class=\"changed\"><span aria-hidden=\"true\">\u25c6</span> changed</span>";
      default -> "<span class=\"faint\">~<span class=\"hidden\"> not shown to differ</span></span>";
    };
  }

  private void geomeans() {
    out.append("<tfoot>\n<tr><th scope=\"row\">geomean</th>");
    for (int i = 0; i < table.geomeans().size(); i++) {
      Geomean geomean = table.geomeans().get(i);
      out.append("<td class=\"number first\">");
      if (geomean.center().isPresent()) {
        double center = geomean.center().getAsDouble();
        out.append(ByteText.toUnicode(Scale.common(table.unitClass(), center).format(center)));
      }
      out.append(notes.marks(geomean.warnings())).append("</td>");
      if (i > 0) {
        out.append("<td class=\"number\">").append(CellText.ratio(geomean)).append("</td>");
        out.append("<td></td>".repeat(COMPARED.size() - 1));
      }
    }
    out.append("</tr>\n</tfoot>\n");
  }
}
