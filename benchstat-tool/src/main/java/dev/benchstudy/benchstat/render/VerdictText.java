package dev.benchstudy.benchstat.render;

import dev.benchstudy.benchstat.compare.Cell;
import dev.benchstudy.benchstat.compare.Comparison;
import dev.benchstudy.benchstat.compare.ComparisonTable;
import dev.benchstudy.benchstat.compare.Row;
import dev.benchstudy.benchstat.unit.Direction;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** What is changed, in which direction, and how that is said. */
final class VerdictText {
  private VerdictText() {}

  /** Returns {@code better}, {@code worse}, {@code changed}, or {@code ~} for no difference. */
  static String word(Comparison comparison, Direction direction) {
    Comparison.Verdict verdict = comparison.verdict(direction);
    return verdict == Comparison.Verdict.SAME ? "~" : verdict.name().toLowerCase(Locale.ROOT);
  }

  /** Returns whether any column of a row is shown to differ from the first. */
  static boolean isChanged(Row row, Direction direction) {
    return row.cells().stream()
        .flatMap(Optional::stream)
        .map(Cell::comparison)
        .flatMap(Optional::stream)
        .anyMatch(comparison -> comparison.verdict(direction) != Comparison.Verdict.SAME);
  }

  /**
   * Returns tables without the rows that did not change, and none that is left without rows;
   * geometric means stay those of all rows.
   */
  static List<ComparisonTable> onlyChanged(List<ComparisonTable> tables) {
    List<ComparisonTable> changed = new ArrayList<>();
    for (ComparisonTable table : tables) {
      List<Row> rows =
          table.rows().stream().filter(row -> isChanged(row, table.direction())).toList();
      if (!rows.isEmpty()) {
        changed.add(withRows(table, rows));
      }
    }
    return changed;
  }

  /** Returns a table with fewer rows and the geometric means of all. */
  static ComparisonTable withRows(ComparisonTable table, List<Row> rows) {
    return new ComparisonTable(
        table.header(),
        table.unit(),
        table.exact(),
        table.columnFields(),
        table.columns(),
        rows,
        table.geomeans());
  }

  /** Returns a number of rows in words, such as {@code 1 row}. */
  static String rows(int count) {
    return count + (count == 1 ? " row" : " rows");
  }

  /** Returns the number of rows of all tables. */
  static int rows(List<ComparisonTable> tables) {
    int rows = 0;
    for (ComparisonTable table : tables) {
      rows += table.rows().size();
    }
    return rows;
  }
}
