package dev.benchstudy.benchstat.render;

import dev.benchstudy.benchstat.compare.Comparison;
import dev.benchstudy.benchstat.compare.ComparisonTable;
import dev.benchstudy.benchstat.compare.Report;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * How many comparisons came to which verdict.
 *
 * @param counts the number of comparisons of each verdict, absent for none
 * @param missing the number of rows that one column has and another has not
 */
record Tally(Map<Comparison.Verdict, Integer> counts, int missing) {
  /** Copies the map. */
  Tally {
    counts = Map.copyOf(counts);
  }

  /** Counts the comparisons of all tables. */
  static Tally of(Report report) {
    return of(report.tables(), report.missing().size());
  }

  /** Counts the comparisons of some tables. */
  static Tally of(List<ComparisonTable> tables, int missing) {
    Map<Comparison.Verdict, Integer> counts = new EnumMap<>(Comparison.Verdict.class);
    for (ComparisonTable table : tables) {
      table.rows().stream()
          .flatMap(row -> row.cells().stream())
          .flatMap(cell -> cell.stream())
          .flatMap(cell -> cell.comparison().stream())
          .forEach(
              comparison -> counts.merge(comparison.verdict(table.direction()), 1, Integer::sum));
    }
    return new Tally(counts, missing);
  }

  int count(Comparison.Verdict verdict) {
    return counts.getOrDefault(verdict, 0);
  }

  /** Returns the counts in one line. */
  String words() {
    List<String> words = new ArrayList<>();
    words.add(count(Comparison.Verdict.BETTER) + " better");
    words.add(count(Comparison.Verdict.WORSE) + " worse");
    if (count(Comparison.Verdict.CHANGED) > 0) {
      words.add(count(Comparison.Verdict.CHANGED) + " changed");
    }
    words.add(count(Comparison.Verdict.SAME) + " not shown to differ");
    words.add(missing + " missing");
    return String.join(", ", words);
  }
}
