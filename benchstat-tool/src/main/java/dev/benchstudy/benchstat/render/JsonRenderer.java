package dev.benchstudy.benchstat.render;

import dev.benchstudy.benchstat.compare.Report;
import dev.benchstudy.benchstat.text.ByteText;

/** All of a report for programs; {@code report.schema.json} beside this class describes it. */
final class JsonRenderer implements Renderer {
  private final RenderOptions options;

  JsonRenderer(RenderOptions options) {
    this.options = options;
  }

  @Override
  public void render(Report report, StringBuilder out, StringBuilder warnings) {
    out.append(ByteText.of(ReportJson.whole().write(report, options.shown(report))));
    out.append('\n');
  }
}
