package dev.benchstudy.benchstat.render;

import dev.benchstudy.benchstat.compare.Cell;
import dev.benchstudy.benchstat.compare.Comparison;
import dev.benchstudy.benchstat.compare.ComparisonTable;
import dev.benchstudy.benchstat.compare.Geomean;
import dev.benchstudy.benchstat.compare.Report;
import dev.benchstudy.benchstat.compare.Row;
import dev.benchstudy.benchstat.compare.Warning;
import dev.benchstudy.benchstat.render.Grid.Align;
import dev.benchstudy.benchstat.unit.Scale;
import java.util.ArrayList;
import java.util.List;

/**
 * Tables for a terminal, as benchstat prints them.
 *
 * <pre>{@code
 *         │     old     │                new                │
 *         │   sec/op    │   sec/op     vs base              │
 * Encode    1.718µ ± 1%   1.423µ ± 1%  -17.20% (p=0.000 n=10)
 * }</pre>
 */
final class TextRenderer implements Renderer {
  private static final String EDGE = " \u00e2\u0094\u0082";
  private static final String BORDER = EDGE + " ";
  private static final String PLUS_MINUS = " \u00c2\u00b1 ";
  private static final String GEOMEAN = "geomean";

  private final RenderOptions options;

  TextRenderer(RenderOptions options) {
    this.options = options;
  }

  @Override
  public void render(Report report, StringBuilder out, StringBuilder warnings) {
    ReportNotes notes = new ReportNotes(report);
    lines(notes.provenance(), out);
    TableHeaders headers = new TableHeaders();
    boolean first = true;
    for (ComparisonTable table : options.shown(report)) {
      if (!first) {
        out.append('\n');
      }
      first = false;
      lines(headers.next(table), out);
      TableText text = new TableText(table, options, new Grid(options));
      text.print(out);
      lines(text.footnotes.lines(), out);
    }
    paragraph(leftOut(report), out);
    paragraph(notes.afterwards(), out);
    if (options.explain()) {
      paragraph(explanations(report), out);
    }
  }

  private void lines(List<String> lines, StringBuilder out) {
    for (String line : lines) {
      out.append(options.letters(line)).append('\n');
    }
  }

  private void paragraph(List<String> lines, StringBuilder out) {
    if (!lines.isEmpty()) {
      out.append('\n');
    }
    lines(lines, out);
  }

  private List<String> leftOut(Report report) {
    int rows = VerdictText.rows(report.tables()) - VerdictText.rows(options.shown(report));
    return rows == 0
        ? List.of()
        : List.of(
            "not shown to differ and left out: "
                + VerdictText.rows(rows)
                + "; geomean is over all rows");
  }

  private List<String> explanations(Report report) {
    List<String> lines = new ArrayList<>();
    for (Explanation explanation : Explanation.of(report, options.effects())) {
      lines.add(explanation.term());
      lines.add("    " + explanation.meaning());
    }
    return lines;
  }

  /** One table on its way into a grid. */
  private static final class TableText {
    private static final int FIRST_GROUP = 3;
    private static final int WITHOUT_EFFECT = 6;
    private static final int RANGE = 1;
    private static final int NOTES = 2;
    private static final int DELTA = 3;
    private static final int TEST = 4;
    private static final int EFFECT = 5;

    private final ComparisonTable table;
    private final boolean effects;
    private final boolean color;
    private final int group;
    private final Grid grid;
    private final Footnotes footnotes = new Footnotes();

    TableText(ComparisonTable table, RenderOptions options, Grid grid) {
      this.table = table;
      this.grid = grid;
      this.effects = options.effects();
      this.color = options.color();
      this.group = effects ? WITHOUT_EFFECT + 1 : WITHOUT_EFFECT;
    }

    void print(StringBuilder out) {
      for (int field = 0; field < table.columnFields().size(); field++) {
        columnHeader(field);
      }
      unitHeader();
      for (Row row : table.rows()) {
        row(row);
      }
      if (table.rows().size() > 1 && anyGeomeanSays()) {
        geomeans();
      }
      grid.print(out);
    }

    private boolean anyGeomeanSays() {
      for (Geomean geomean : table.geomeans()) {
        if (geomean.says()) {
          return true;
        }
      }
      return false;
    }

    private int start(int column) {
      return column == 0 ? 1 : 1 + FIRST_GROUP + group * (column - 1);
    }

    private void edge() {
      grid.cell(start(table.columns().size()), 1, Align.LEFT, "", EDGE);
    }

    /** One cell for each run of columns that agree in this field and all before it. */
    private void columnHeader(int field) {
      grid.row();
      List<List<String>> columns = table.columns();
      for (int from = 0; from < columns.size(); ) {
        int to = from + 1;
        List<String> shared = columns.get(from).subList(0, field + 1);
        while (to < columns.size() && columns.get(to).subList(0, field + 1).equals(shared)) {
          to++;
        }
        grid.cell(start(from), start(to) - start(from), Align.CENTER, shared.get(field), BORDER);
        from = to;
      }
      edge();
    }

    private void unitHeader() {
      grid.row();
      for (int i = 0; i < table.columns().size(); i++) {
        grid.cell(start(i), FIRST_GROUP, Align.CENTER, table.unit(), BORDER);
        if (i > 0) {
          grid.cell(start(i) + DELTA, group - DELTA, Align.LEFT, "vs base", "  ");
        }
        for (int column = start(i) + 1; column < start(i + 1); column++) {
          grid.shrink(column);
        }
      }
      edge();
    }

    private void row(Row row) {
      grid.row();
      grid.cell(0, Align.LEFT, row.label());
      Scale scale = CellText.scale(table, row);
      for (int i = 0; i < row.cells().size(); i++) {
        if (row.cells().get(i).isPresent()) {
          cell(row.cells().get(i).get(), start(i), scale);
        }
      }
    }

    private void cell(Cell cell, int start, Scale scale) {
      grid.cell(start, Align.RIGHT, scale.format(cell.summary().center()));
      grid.cell(start + RANGE, 1, Align.RIGHT, CellText.range(cell.summary()), PLUS_MINUS);
      List<Warning> warnings = new ArrayList<>(cell.warnings());
      warnings.addAll(cell.summary().warnings());
      grid.cell(start + NOTES, Align.LEFT, footnotes.marks(warnings));
      if (cell.comparison().isPresent()) {
        comparison(cell.comparison().get(), start);
      }
    }

    private void comparison(Comparison comparison, int start) {
      grid.cell(start + DELTA, Align.RIGHT, CellText.delta(comparison), paint(comparison));
      grid.cell(start + TEST, Align.LEFT, "(" + CellText.test(comparison) + ")");
      if (effects) {
        grid.cell(start + EFFECT, Align.LEFT, CellText.effect(comparison));
      }
      grid.cell(start + group - 1, Align.LEFT, footnotes.marks(comparison.warnings()));
    }

    private Paint paint(Comparison comparison) {
      return color ? Paint.of(comparison.verdict(table.direction())) : Paint.PLAIN;
    }

    private void geomeans() {
      grid.row();
      grid.cell(0, Align.LEFT, GEOMEAN);
      for (int i = 0; i < table.geomeans().size(); i++) {
        Geomean geomean = table.geomeans().get(i);
        int start = start(i);
        if (geomean.center().isPresent()) {
          double center = geomean.center().getAsDouble();
          grid.cell(start, Align.RIGHT, Scale.common(table.unitClass(), center).format(center));
        }
        if (i > 0) {
          Align align = geomean.ratio().isPresent() ? Align.RIGHT : Align.LEFT;
          grid.cell(start + DELTA, align, CellText.ratio(geomean));
        }
        grid.cell(start(i + 1) - 1, Align.LEFT, footnotes.marks(geomean.warnings()));
      }
    }
  }
}
