package dev.benchstudy.benchstat.render;

import dev.benchstudy.benchstat.compare.Report;

/** Writes a report in one format, as byte text. */
public interface Renderer {
  /**
   * Writes a report.
   *
   * @param report what was found
   * @param out takes the output
   * @param warnings takes what the format has no place for, one line each
   */
  void render(Report report, StringBuilder out, StringBuilder warnings);
}
