package dev.benchstudy.benchstat.render;

import dev.benchstudy.benchstat.text.ByteText;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/**
 * Cells in rows and columns, of which some span several columns, and the widths that make them line
 * up.
 *
 * <p>Widths are counted in characters. A cell's text may be wider than its room; what follows is
 * then moved right.
 */
final class Grid {
  /** Where a text stands in its room. */
  enum Align {
    LEFT,
    RIGHT,
    CENTER
  }

  /**
   * One cell.
   *
   * @param text what it shows, byte text
   * @param column the first column it covers
   * @param span how many columns it covers
   * @param align where the text stands
   * @param margin what stands before the text, part of the first column's width
   * @param paint how the text looks
   */
  record GridCell(String text, int column, int span, Align align, String margin, Paint paint) {
    boolean isBlank() {
      return ByteText.skipBlanks(text, 0) == text.length()
          && ByteText.skipBlanks(margin, 0) == margin.length();
    }
  }

  private final List<List<GridCell>> rows = new ArrayList<>();
  private final BitSet shrinking = new BitSet();
  private final RenderOptions options;
  private int columns;

  /**
   * Makes a grid without rows.
   *
   * @param options say in which letters every text is written, before it is measured
   */
  Grid(RenderOptions options) {
    this.options = options;
  }

  /** Begins a new row. */
  void row() {
    rows.add(new ArrayList<>());
  }

  /**
   * Adds a cell of one column with the usual margin: a blank, but none in column 0 or before an
   * empty text.
   */
  void cell(int column, Align align, String text) {
    cell(column, align, text, Paint.PLAIN);
  }

  /** Adds a cell of one column with the usual margin, in a colour. */
  void cell(int column, Align align, String text, Paint paint) {
    add(column, 1, align, text, column == 0 || text.isEmpty() ? "" : " ", paint);
  }

  /** Adds a cell to the last row. */
  void cell(int column, int span, Align align, String text, String margin) {
    add(column, span, align, text, margin, Paint.PLAIN);
  }

  private void add(int column, int span, Align align, String text, String margin, Paint paint) {
    rows.get(rows.size() - 1)
        .add(
            new GridCell(
                options.letters(text), column, span, align, options.letters(margin), paint));
    columns = Math.max(columns, column + span);
  }

  /** Says that cells which span several columns must not widen this one. */
  void shrink(int column) {
    shrinking.set(column);
  }

  /** Writes all rows, without blanks at the end of lines. */
  void print(StringBuilder out) {
    int[] margins = margins();
    int[] widths = widths(margins);
    int[] offsets = new int[columns + 1];
    for (int i = 0; i < columns; i++) {
      offsets[i + 1] = offsets[i] + widths[i];
    }
    for (List<GridCell> row : rows) {
      printRow(row, margins, offsets, out);
      out.append('\n');
    }
  }

  private int[] margins() {
    int[] margins = new int[columns];
    for (List<GridCell> row : rows) {
      for (GridCell cell : row) {
        margins[cell.column] = Math.max(margins[cell.column], ByteText.length(cell.margin));
      }
    }
    return margins;
  }

  private int[] widths(int[] margins) {
    int[] widths = new int[columns];
    List<GridCell> spanning = new ArrayList<>();
    int widest = 1;
    for (List<GridCell> row : rows) {
      for (GridCell cell : row) {
        if (cell.span == 1) {
          int need = ByteText.length(cell.text) + margins[cell.column];
          widths[cell.column] = Math.max(widths[cell.column], need);
        } else {
          spanning.add(cell);
          widest = Math.max(widest, cell.span);
        }
      }
    }
    for (int span = 2; span <= widest; span++) {
      for (GridCell cell : spanning) {
        if (cell.span == span) {
          widen(cell, ByteText.length(cell.text) + margins[cell.column], widths);
        }
      }
    }
    return widths;
  }

  /**
   * Widens the columns of a cell until it fits: the widest first, each to an equal share of what is
   * missing.
   */
  private void widen(GridCell cell, int need, int[] widths) {
    int left = need;
    int room = 0;
    List<Integer> growing = new ArrayList<>();
    for (int column = cell.column; column < cell.column + cell.span; column++) {
      room += widths[column];
      if (shrinking.get(column)) {
        left -= widths[column];
      } else {
        growing.add(column);
      }
    }
    if (room >= need) {
      return;
    }
    growing.sort((a, b) -> Integer.compare(widths[b], widths[a]));
    for (int i = 0; i < growing.size(); i++) {
      int column = growing.get(i);
      widths[column] = Math.max(widths[column], ceilDiv(left, growing.size() - i));
      left -= widths[column];
    }
  }

  private static int ceilDiv(int dividend, int divisor) {
    return -Math.floorDiv(-dividend, divisor);
  }

  private static void printRow(
      List<GridCell> row, int[] margins, int[] offsets, StringBuilder out) {
    int position = 0;
    for (GridCell cell : row) {
      if (cell.isBlank()) {
        continue;
      }
      int offset = offsets[cell.column];
      int margin = margins[cell.column];
      // After a text too wide for its room the gap is negative, and its size is added all the same.
      out.append(" ".repeat(Math.abs(offset - position)));
      out.append(" ".repeat(margin - ByteText.length(cell.margin))).append(cell.margin);
      int length = ByteText.length(cell.text);
      int room = offsets[cell.column + cell.span] - offset - margin;
      int indent =
          switch (cell.align) {
            case LEFT -> 0;
            case RIGHT -> Math.max(0, room - length);
            case CENTER -> Math.max(0, (room - length) / 2);
          };
      out.append(" ".repeat(indent)).append(cell.paint.on(cell.text));
      position = offset + margin + indent + length;
    }
  }
}
