package dev.benchstudy.benchstat.compare;

import dev.benchstudy.benchstat.stats.GeometricMean;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * The last row of one column.
 *
 * @param center geometric mean of the centres; empty if they are not all positive
 * @param ratio geometric mean of the ratios to the first column; empty if there is none to show
 * @param warnings what to know about it
 */
public record Geomean(OptionalDouble center, OptionalDouble ratio, List<Warning> warnings) {
  private static final Geomean NONE =
      new Geomean(OptionalDouble.empty(), OptionalDouble.empty(), List.of());

  /** Copies the list. */
  public Geomean {
    warnings = List.copyOf(warnings);
  }

  /** Returns whether there is a number or a warning to show. */
  public boolean says() {
    return center.isPresent() || !warnings.isEmpty();
  }

  /**
   * Returns the last row of a column.
   *
   * @param cells the cells of the column from top to bottom, without gaps
   * @param firstSize number of cells in the first column
   * @param isFirst whether this is the first column
   */
  static Geomean of(List<Cell> cells, int firstSize, boolean isFirst) {
    double[] centers = new double[cells.size()];
    double[] ratios = new double[cells.size()];
    int compared = 0;
    boolean zeroBase = false;
    for (int i = 0; i < centers.length; i++) {
      centers[i] = cells.get(i).summary().center();
      Optional<Comparison> comparison = cells.get(i).comparison();
      if (comparison.isPresent()) {
        ratios[compared++] = ratio(comparison.get());
        zeroBase |= hasZeroBase(comparison.get());
      }
    }
    double center = GeometricMean.of(centers);
    double ratio = GeometricMean.of(Arrays.copyOf(ratios, compared));
    List<Warning> warnings = new ArrayList<>();
    if (!isFirst && compared != firstSize) {
      warnings.add(
          new Warning(
              Warning.Kind.OTHER_ROWS,
              "benchmark set differs from baseline; geomeans may not be comparable"));
    }
    if (Double.isNaN(center)) {
      warnings.add(
          new Warning(Warning.Kind.NOT_POSITIVE, "summaries must be >0 to compute geomean"));
    }
    if (!isFirst && !zeroBase && Double.isNaN(ratio)) {
      warnings.add(new Warning(Warning.Kind.NOT_POSITIVE, "ratios must be >0 to compute geomean"));
    }
    return new Geomean(
        present(center), isFirst ? OptionalDouble.empty() : present(ratio), warnings);
  }

  /**
   * Returns the last row of a table. Where forks are known, it is over the rows that all columns
   * have.
   */
  static List<Geomean> ofColumns(List<Row> rows, int columns) {
    List<Row> used = used(rows);
    List<Geomean> geomeans = new ArrayList<>();
    int firstSize = 0;
    for (int i = 0; i < columns; i++) {
      List<Cell> cells = new ArrayList<>();
      for (Row row : used) {
        if (row.cells().get(i).isPresent()) {
          cells.add(row.cells().get(i).get());
        }
      }
      firstSize = i == 0 ? cells.size() : firstSize;
      geomeans.add(used.isEmpty() ? NONE : of(cells, firstSize, i == 0));
    }
    return geomeans;
  }

  private static List<Row> used(List<Row> rows) {
    boolean forks = false;
    List<Row> complete = new ArrayList<>();
    for (Row row : rows) {
      forks |= row.hasForks();
      if (row.isComplete()) {
        complete.add(row);
      }
    }
    return forks ? complete : rows;
  }

  private static double ratio(Comparison comparison) {
    if (Double.isNaN(comparison.change()) && comparison.center() == comparison.base()) {
      return 1;
    }
    return comparison.base() == 0 ? 0 : comparison.change();
  }

  private static boolean hasZeroBase(Comparison comparison) {
    return comparison.base() == 0 && comparison.center() != 0;
  }

  private static OptionalDouble present(double value) {
    return Double.isNaN(value) ? OptionalDouble.empty() : OptionalDouble.of(value);
  }
}
