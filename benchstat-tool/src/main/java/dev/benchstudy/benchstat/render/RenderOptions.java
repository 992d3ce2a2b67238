package dev.benchstudy.benchstat.render;

import dev.benchstudy.benchstat.compare.ComparisonTable;
import dev.benchstudy.benchstat.compare.Report;
import java.util.List;

/**
 * What a user wants to see.
 *
 * @param effects whether intervals of ratios are shown
 * @param onlyChanged whether rows without a significant difference are left out
 * @param ascii whether only ASCII may be printed
 * @param color whether differences are coloured by whether they are better
 * @param explain whether symbols, footnotes and rules are explained after the tables
 */
public record RenderOptions(
    boolean effects, boolean onlyChanged, boolean ascii, boolean color, boolean explain) {
  /** Plain output. */
  public static final RenderOptions DEFAULT = new RenderOptions(false, false, false, false, false);

  /** Returns a text (byte text) in the letters that may be printed. */
  String letters(String text) {
    return ascii ? Ascii.of(text) : text;
  }

  /** Returns the tables of a report with the rows that are to be shown. */
  List<ComparisonTable> shown(Report report) {
    return onlyChanged ? VerdictText.onlyChanged(report.tables()) : report.tables();
  }
}
