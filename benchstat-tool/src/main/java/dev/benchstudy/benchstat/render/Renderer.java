package dev.benchstudy.benchstat.render;

import dev.benchstudy.benchstat.compare.ComparisonTable;
import java.util.List;

/** Writes comparison tables in one format, as byte text. */
public interface Renderer {
  /**
   * Writes tables.
   *
   * @param tables the tables in order
   * @param out takes the output
   * @param warnings takes what the format has no place for, one line each
   */
  void render(List<ComparisonTable> tables, StringBuilder out, StringBuilder warnings);
}
