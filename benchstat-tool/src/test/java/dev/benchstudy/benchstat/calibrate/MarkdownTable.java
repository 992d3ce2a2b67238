package dev.benchstudy.benchstat.calibrate;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;

/** A table whose cells are computed side by side and printed in order, as Markdown. */
final class MarkdownTable {
  /** Computes cells. */
  interface Cell {
    /**
     * Returns the text of a cell.
     *
     * @param row its row, from 0
     * @param column its column, from 0
     */
    String at(int row, int column);
  }

  private MarkdownTable() {}

  static String of(String corner, List<String> rows, List<String> columns, Cell cell) {
    int width = columns.size();
    List<String> cells =
        IntStream.range(0, rows.size() * width)
            .parallel()
            .mapToObj(i -> cell.at(i / width, i % width))
            .toList();
    StringBuilder text = new StringBuilder();
    append(text, corner, columns);
    append(text, "---", Collections.nCopies(width, "---"));
    for (int row = 0; row < rows.size(); row++) {
      append(text, rows.get(row), cells.subList(row * width, (row + 1) * width));
    }
    return text.toString();
  }

  private static void append(StringBuilder text, String first, List<String> others) {
    List<String> line = new ArrayList<>(List.of(first));
    line.addAll(others);
    text.append("| ").append(String.join(" | ", line)).append(" |\n");
  }
}
