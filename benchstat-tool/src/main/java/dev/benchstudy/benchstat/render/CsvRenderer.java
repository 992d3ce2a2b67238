package dev.benchstudy.benchstat.render;

import dev.benchstudy.benchstat.compare.Cell;
import dev.benchstudy.benchstat.compare.Comparison;
import dev.benchstudy.benchstat.compare.ComparisonTable;
import dev.benchstudy.benchstat.compare.Geomean;
import dev.benchstudy.benchstat.compare.Report;
import dev.benchstudy.benchstat.compare.Row;
import dev.benchstudy.benchstat.compare.Warning;
import dev.benchstudy.benchstat.text.ByteText;
import dev.benchstudy.benchstat.unit.NumberText;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Tables as comma-separated values by RFC 4180, with plain line feeds; warnings name the cell they
 * concern.
 */
final class CsvRenderer implements Renderer {
  private static final int FIRST_GROUP = 2;
  private static final int GROUP = 4;

  private final RenderOptions options;

  CsvRenderer(RenderOptions options) {
    this.options = options;
  }

  @Override
  public void render(Report report, StringBuilder out, StringBuilder warnings) {
    TableHeaders headers = new TableHeaders();
    Sheet sheet = new Sheet(out, warnings, report.hasForks());
    boolean first = true;
    for (ComparisonTable table : options.shown(report)) {
      if (!first) {
        sheet.add("");
        sheet.end();
      }
      first = false;
      for (String line : headers.next(table)) {
        sheet.addName(line);
        sheet.end();
      }
      table(table, sheet);
    }
  }

  private static int start(int column) {
    return column == 0 ? 1 : 1 + FIRST_GROUP + GROUP * (column - 1);
  }

  private static void table(ComparisonTable table, Sheet sheet) {
    int columns = table.columns().size();
    for (int field = 0; field < table.columnFields().size(); field++) {
      for (int i = 0; i < columns; i++) {
        sheet.padTo(start(i));
        sheet.addName(table.columns().get(i).get(field));
      }
      sheet.padTo(start(columns));
      sheet.end();
    }
    for (int i = 0; i < columns; i++) {
      sheet.padTo(start(i));
      sheet.add(table.unit(), "CI");
      if (i > 0) {
        sheet.add("vs base", "P");
      }
    }
    sheet.end();
    table.rows().forEach(row -> row(row, sheet));
    geomeans(table, sheet);
  }

  private static void row(Row row, Sheet sheet) {
    sheet.addName(row.label());
    for (int i = 0; i < row.cells().size(); i++) {
      int start = start(i);
      row.cells().get(i).ifPresent(cell -> cell(cell, start, sheet));
    }
    sheet.end();
  }

  private static void cell(Cell cell, int start, Sheet sheet) {
    sheet.padTo(start);
    sheet.warn(cell.warnings());
    sheet.warn(cell.summary().warnings());
    sheet.add(NumberText.shortest(cell.summary().center()), CellText.range(cell.summary()));
    if (cell.comparison().isPresent()) {
      Comparison comparison = cell.comparison().get();
      sheet.warn(comparison.warnings());
      sheet.add(CellText.delta(comparison), CellText.test(comparison));
    }
  }

  private static void geomeans(ComparisonTable table, Sheet sheet) {
    sheet.add("geomean");
    for (int i = 0; i < table.geomeans().size(); i++) {
      Geomean geomean = table.geomeans().get(i);
      sheet.padTo(start(i));
      sheet.warn(geomean.warnings());
      geomean.center().ifPresent(center -> sheet.add(NumberText.shortest(center)));
      if (i > 0) {
        sheet.padTo(start(i) + FIRST_GROUP);
        sheet.add(CellText.ratio(geomean));
      }
    }
    sheet.padTo(start(table.columns().size()));
    sheet.end();
  }

  /** The records of one output, the last of them open. */
  private static final class Sheet {
    private static final int LETTERS = 26;

    private static final String FORMULA = "=+-@\t\r";

    private final StringBuilder out;
    private final StringBuilder warnings;
    private final boolean guarded;
    private final List<String> fields = new ArrayList<>();
    private int record = 1;

    /**
     * Begins an output.
     *
     * @param guarded whether names that a spreadsheet would take for a formula get an apostrophe;
     *     those of Go benchmark text are written as benchstat writes them
     */
    Sheet(StringBuilder out, StringBuilder warnings, boolean guarded) {
      this.out = out;
      this.warnings = warnings;
      this.guarded = guarded;
    }

    void addName(String name) {
      boolean formula = !name.isEmpty() && FORMULA.indexOf(name.charAt(0)) >= 0;
      fields.add(guarded && formula ? "'" + name : name);
    }

    void add(String... texts) {
      fields.addAll(List.of(texts));
    }

    void padTo(int count) {
      while (fields.size() < count) {
        fields.add("");
      }
    }

    void warn(List<Warning> texts) {
      for (Warning warning : texts) {
        warnings.append(letters(fields.size())).append(record).append(": ");
        warnings.append(warning.text()).append('\n');
      }
    }

    void end() {
      out.append(fields.stream().map(Sheet::quoted).collect(Collectors.joining(","))).append('\n');
      fields.clear();
      record++;
    }

    /** Returns the letters of a column counted from 0: A to Z, AA and so on. */
    private static String letters(int column) {
      String last = String.valueOf((char) ('A' + column % LETTERS));
      return column < LETTERS ? last : letters(column / LETTERS - 1) + last;
    }

    private static String quoted(String field) {
      boolean needed =
          field.equals("\\.")
              || field.chars().anyMatch(c -> ",\"\r\n".indexOf(c) >= 0)
              || !field.isEmpty() && ByteText.isBlank(ByteText.codePointAt(field, 0));
      return needed ? '"' + field.replace("\"", "\"\"") + '"' : field;
    }
  }
}
