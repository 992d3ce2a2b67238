package dev.benchstudy.benchstat.render;

import dev.benchstudy.benchstat.compare.Cell;
import dev.benchstudy.benchstat.compare.Comparison;
import dev.benchstudy.benchstat.compare.ComparisonTable;
import dev.benchstudy.benchstat.compare.Effect;
import dev.benchstudy.benchstat.compare.Geomean;
import dev.benchstudy.benchstat.compare.Row;
import dev.benchstudy.benchstat.compare.Summary;
import dev.benchstudy.benchstat.unit.NumberText;
import dev.benchstudy.benchstat.unit.Scale;
import java.util.Arrays;
import java.util.Optional;
import java.util.OptionalDouble;

/** The words and numbers that cells show, the same in every format. */
final class CellText {
  private static final String INFINITY = "\u00e2\u0088\u009e";

  private CellText() {}

  /** Returns the scale in which the centres of a row are written. */
  static Scale scale(ComparisonTable table, Row row) {
    double[] centers = new double[row.cells().size()];
    int present = 0;
    for (Optional<Cell> cell : row.cells()) {
      if (cell.isPresent()) {
        centers[present++] = cell.get().summary().center();
      }
    }
    return Scale.common(table.unitClass(), Arrays.copyOf(centers, present));
  }

  /** Returns how far an interval reaches from its centre, in percent. */
  static String range(Summary summary) {
    double center = summary.center();
    double low = summary.low();
    double high = summary.high();
    if (Double.isInfinite(low) || Double.isInfinite(high)) {
      return INFINITY;
    }
    double sign = Math.signum(center);
    if (Math.signum(low) != sign || Math.signum(high) != sign) {
      return "?";
    } else if (center == 0) {
      return "0%";
    }
    double reach =
        center > 0
            ? Math.max(high / center - 1, 1 - low / center)
            : Math.max(high - center, center - low) / Math.abs(center);
    return NumberText.fixed(100 * reach, 0) + "%";
  }

  /** Returns the difference to the first column in percent, {@code ~} if it is not significant. */
  static String delta(Comparison comparison) {
    if (!comparison.significant()) {
      return "~";
    } else if (comparison.change() == 1 || isNothing(comparison)) {
      return "0.00%";
    } else if (comparison.base() == 0) {
      return "?";
    }
    return percent(comparison.change());
  }

  /** Returns whether both sides are 0, or infinite, so that there is no factor between them. */
  private static boolean isNothing(Comparison comparison) {
    return Double.isNaN(comparison.change()) && comparison.base() == comparison.center();
  }

  /** Returns the p-value, where something was tested, and the sizes of the samples. */
  static String test(Comparison comparison) {
    OptionalDouble p = comparison.p();
    String size =
        comparison.baseSize() == comparison.size()
            ? "n=" + comparison.size()
            : "n=" + comparison.baseSize() + "+" + comparison.size();
    return p.isPresent() ? "p=" + NumberText.fixed(p.getAsDouble(), 3) + " " + size : size;
  }

  /** Returns the interval of the change in percent, empty if there is none. */
  static String effect(Comparison comparison) {
    return comparison.effect().isPresent() ? interval(comparison.effect().get()) : "";
  }

  /** Returns the ends of an interval of ratios in percent. */
  static String interval(Effect effect) {
    String high = Double.isInfinite(effect.high()) ? "+" + INFINITY : percent(effect.high());
    return "[" + percent(effect.low()) + ", " + high + "]";
  }

  /** Returns the ratio of a geometric mean in percent, {@code ?} if there is none. */
  static String ratio(Geomean geomean) {
    return geomean.ratio().isPresent() ? percent(geomean.ratio().getAsDouble()) : "?";
  }

  private static String percent(double ratio) {
    return NumberText.signedFixed((ratio - 1) * 100, 2) + "%";
  }
}
