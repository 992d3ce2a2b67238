package dev.benchstudy.benchstat.render;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/**
 * What a page of a report is made of besides the report.
 *
 * <p>The charts are drawn by Apache ECharts, which the build takes from its WebJar: it draws crisp
 * SVG in a page and also without one, has logarithmic axes and freely drawn marks (the intervals of
 * a forest plot), and needs nothing else. uPlot is a twentieth of its size, but has neither and
 * draws on a canvas; D3 would leave axes, legends and tooltips to be written by hand.
 */
enum PageResource {
  /** How the page looks. */
  STYLE("report.css"),
  /** The library that draws. */
  ECHARTS("echarts.min.js"),
  /** What the charts show. */
  CHARTS("charts.js"),
  /** Draws the charts one by one, without a page. */
  PICTURES("pictures.js"),
  /** What the page does. */
  PAGE("page.js");

  private final String file;

  PageResource(String file) {
    this.file = file;
  }

  /** Returns the content. */
  String text() {
    try (InputStream stream = PageResource.class.getResourceAsStream(file)) {
      if (stream == null) {
        throw new IllegalStateException(file + " is missing beside " + PageResource.class);
      }
      return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
