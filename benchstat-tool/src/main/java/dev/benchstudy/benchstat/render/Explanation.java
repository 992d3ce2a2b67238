package dev.benchstudy.benchstat.render;

import dev.benchstudy.benchstat.compare.Cell;
import dev.benchstudy.benchstat.compare.Comparison;
import dev.benchstudy.benchstat.compare.ComparisonTable;
import dev.benchstudy.benchstat.compare.Counted;
import dev.benchstudy.benchstat.compare.Report;
import dev.benchstudy.benchstat.compare.Warning;
import dev.benchstudy.benchstat.text.ByteText;
import dev.benchstudy.benchstat.unit.NumberText;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * What a sign, a rule or a footnote of a report means.
 *
 * @param term what is explained, byte text
 * @param meaning its meaning in a sentence, byte text
 */
record Explanation(String term, String meaning) {
  private static Explanation of(String term, String meaning) {
    return new Explanation(ByteText.of(term), ByteText.of(meaning));
  }

  /** Returns the explanations of all that a report shows, and of nothing else. */
  static List<Explanation> of(Report report, boolean effects) {
    List<Explanation> all = ofSigns(report, effects);
    kinds(report)
        .forEach(
            (kind, texts) ->
                all.add(
                    new Explanation(
                        String.join("; ", texts.stream().limit(3).toList()),
                        ByteText.of(sentence(kind.explanation())))));
    return all;
  }

  /** Returns the explanations of all signs and rules, without the footnotes. */
  static List<Explanation> ofSigns(Report report, boolean effects) {
    List<Explanation> all = new ArrayList<>();
    units(report, all);
    boolean ranked =
        cells(report).anyMatch(cell -> cell.sample().forks().isEmpty() || !isSmall(cell));
    all.add(of("1.5µ ± 2%", center(report, ranked)));
    if (cells(report).anyMatch(cell -> Double.isInfinite(cell.summary().high()))) {
      all.add(of("± ∞", "too few values for an interval at this confidence level."));
    }
    if (!report.comparisons().isEmpty()) {
      comparisons(report, effects, all);
    }
    geomeans(report, all);
    return all;
  }

  private static boolean isSmall(Cell cell) {
    return cell.summary().warnings().stream()
        .anyMatch(warning -> warning.kind() == Warning.Kind.FEW_FORKS);
  }

  private static Stream<Cell> cells(Report report) {
    return report.tables().stream()
        .flatMap(table -> table.rows().stream())
        .flatMap(row -> row.cells().stream())
        .flatMap(cell -> cell.stream());
  }

  private static void units(Report report, List<Explanation> all) {
    Set<String> seen = new TreeSet<>();
    for (ComparisonTable table : report.tables()) {
      if (seen.add(table.unit())) {
        String direction =
            switch (table.direction()) {
              case LESS_IS_BETTER -> "less is better.";
              case MORE_IS_BETTER -> "more is better.";
              case UNKNOWN -> "nobody knows whether less or more is better.";
            };
        String prefixes =
            switch (table.unitClass()) {
              case DECIMAL -> "n, µ, m, k, M, G after a number are powers of 1000; ";
              case BINARY -> "Ki, Mi, Gi after a number are powers of 1024; ";
            };
        all.add(new Explanation(table.unit(), ByteText.of(prefixes + direction)));
      }
    }
  }

  private static String center(Report report, boolean ranked) {
    String confidence = NumberText.shortest(Math.rint(1e4 * report.levels().confidence()) / 100);
    return (ranked ? "the median" : "the geometric mean")
        + " of the samples, and how far its "
        + confidence
        + "% confidence interval reaches to the farther side"
        + (ranked ? "; where a footnote says so, the geometric mean and its t interval." : ".");
  }

  private static void comparisons(Report report, boolean effects, List<Explanation> all) {
    String alpha = NumberText.shortest(report.levels().alpha());
    all.add(
        of(
            "-12.34%",
            "the centre is that much below the first column's"
                + (report.counted().contains(Counted.BLOCKS)
                    ? "; of blocks, the middle of the changes within the pairs, which is not quite that of the two centres"
                    : "")
                + "; shown if p <= "
                + alpha
                + "."));
    all.add(
        of(
            "~",
            "no difference was shown (p > "
                + alpha
                + "), which does not prove that there is none."));
    all.add(
        of(
            "p=0.012",
            "how often chance alone would give a difference this large or larger if both sides were equally fast."));
    for (Counted counted : report.counted()) {
      all.add(of("n=10", counted(counted)));
    }
    if (effects) {
      all.add(
          of(
              "[-15.00%, -9.00%]",
              "the change lies in this interval, unless one of "
                  + NumberText.shortest(Math.rint(1 / report.levels().alpha()))
                  + " such intervals misses; it leaves out 0 exactly when the change is shown."));
    }
    switch (report.correction()) {
      case NONE -> {}
      case HOLM ->
          all.add(
              of(
                  "Holm",
                  "p is raised so that even one false alarm among all comparisons has at most the probability "
                      + alpha
                      + "."));
      case BH ->
          all.add(
              of(
                  "Benjamini-Hochberg",
                  "p is raised so that of the changes shown a share of at most "
                      + alpha
                      + " is expected to be false."));
    }
  }

  private static String counted(Counted counted) {
    return switch (counted) {
      case RESULTS ->
          "the number of results on either side, each a sample of its own; Mann-Whitney U test.";
      case FORKS ->
          "the number of forks (JVM starts) on either side; six or more: Mann-Whitney U test, fewer: Welch's t-test on logarithms.";
      case BLOCKS ->
          "the number of blocks; the forks of a block ran one after another in random order and are compared as a pair: signed-rank test from six on, else t-test on the ratios' logarithms.";
      case ITERATIONS ->
          "the number of iterations on either side; they share a JVM, so p is optimistic.";
    };
  }

  private static void geomeans(Report report, List<Explanation> all) {
    if (report.tables().stream().anyMatch(table -> table.rows().size() > 1)) {
      all.add(
          of(
              "geomean",
              "the geometric mean of the column, and of the ratios: every row counts alike, however fast it is."));
    }
  }

  private static Map<Warning.Kind, Set<String>> kinds(Report report) {
    Map<Warning.Kind, Set<String>> kinds = new EnumMap<>(Warning.Kind.class);
    Stream<Warning> ofCells =
        cells(report)
            .flatMap(
                cell ->
                    Stream.of(
                            cell.warnings(),
                            cell.summary().warnings(),
                            cell.comparison().map(Comparison::warnings).orElse(List.of()))
                        .flatMap(List::stream));
    Stream<Warning> ofGeomeans =
        report.tables().stream()
            .flatMap(table -> table.geomeans().stream())
            .flatMap(geomean -> geomean.warnings().stream());
    Stream.concat(ofCells, ofGeomeans)
        .forEach(
            warning ->
                kinds.computeIfAbsent(warning.kind(), kind -> new TreeSet<>()).add(warning.text()));
    return kinds;
  }

  private static String sentence(String text) {
    return text.endsWith(".") ? text : text + ".";
  }
}
