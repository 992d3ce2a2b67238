package dev.benchstudy.benchstat.render;

import dev.benchstudy.benchstat.compare.ComparisonTable;
import dev.benchstudy.benchstat.compare.HeaderLine;
import java.util.ArrayList;
import java.util.List;

/** The lines before a table that say what has changed since the table before. */
final class TableHeaders {
  private List<HeaderLine> before = List.of();

  /** Returns the header lines of the next table. */
  List<String> next(ComparisonTable table) {
    List<String> lines = new ArrayList<>();
    for (int i = 0; i < table.header().size(); i++) {
      HeaderLine line = table.header().get(i);
      if (before.isEmpty() || !before.get(i).equals(line)) {
        lines.add(line.name() + ": " + line.value());
      }
    }
    before = table.header();
    return lines;
  }
}
