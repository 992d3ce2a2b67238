package dev.benchstudy.benchstat.compare;

import dev.benchstudy.benchstat.stats.Multiplicity;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.PrimitiveIterator;

/** What is done about several comparisons giving false alarms more easily than one. */
public enum Correction {
  /** Nothing. */
  NONE,
  /** Any false alarm at all has at most the probability alpha (Holm 1979). */
  HOLM,
  /**
   * The expected share of false alarms among the alarms is at most alpha (Benjamini and Hochberg
   * 1995).
   */
  BH;

  /** Returns the correction of a name a user gives, if there is one. */
  public static Optional<Correction> named(String name) {
    return Arrays.stream(values())
        .filter(c -> c.name().toLowerCase(Locale.ROOT).equals(name))
        .findFirst();
  }

  private double[] adjusted(double[] p) {
    return switch (this) {
      case NONE -> p;
      case HOLM -> Multiplicity.holm(p);
      case BH -> Multiplicity.benjaminiHochberg(p);
    };
  }

  /**
   * Returns tables with adjusted p-values.
   *
   * <p>Each comparison is made anew at the level at which its own p-value is held against the
   * family, alpha p / adjusted p, so that its interval and its verdict still agree.
   */
  List<ComparisonTable> apply(List<ComparisonTable> tables, Rules rules) {
    if (this == NONE) {
      return tables;
    }
    double[] p =
        tables.stream()
            .flatMap(table -> table.rows().stream())
            .flatMap(row -> row.cells().stream())
            .flatMap(Optional::stream)
            .flatMap(cell -> cell.comparison().stream())
            .map(Comparison::p)
            .flatMapToDouble(OptionalDouble::stream)
            .toArray();
    PrimitiveIterator.OfDouble adjusted = Arrays.stream(adjusted(p)).iterator();
    return tables.stream().map(table -> table.withRows(rows(table, rules, adjusted))).toList();
  }

  private static List<Row> rows(
      ComparisonTable table, Rules rules, PrimitiveIterator.OfDouble adjusted) {
    List<Row> rows = new ArrayList<>();
    for (Row row : table.rows()) {
      List<Optional<Cell>> cells = new ArrayList<>();
      for (Optional<Cell> cell : row.cells()) {
        boolean tested =
            cell.flatMap(Cell::comparison)
                .flatMap(c -> c.p().stream().boxed().findAny())
                .isPresent();
        cells.add(tested ? cell.map(c -> cell(table, row, c, rules, adjusted.nextDouble())) : cell);
      }
      rows.add(new Row(row.labels(), cells));
    }
    return rows;
  }

  private static Cell cell(
      ComparisonTable table, Row row, Cell cell, Rules rules, double adjusted) {
    Sample base = row.cells().get(0).orElseThrow().sample();
    double p = cell.comparison().orElseThrow().p().orElseThrow();
    double alpha = adjusted == 0 ? rules.levels().alpha() : rules.levels().alpha() * (p / adjusted);
    Levels levels = new Levels(alpha, rules.levels().confidence());
    Comparison again =
        rules
            .withLevels(levels)
            .forPair(table.unit(), table.exact(), base, cell.sample())
            .compare(base, cell.sample());
    return cell.withComparison(again.withP(adjusted));
  }
}
