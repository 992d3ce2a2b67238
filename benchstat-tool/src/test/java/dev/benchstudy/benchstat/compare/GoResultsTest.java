package dev.benchstudy.benchstat.compare;

import static org.assertj.core.api.Assertions.assertThat;

import dev.benchstudy.benchstat.group.ProjectionFlags;
import dev.benchstudy.benchstat.group.ProjectionSet;
import dev.benchstudy.benchstat.model.BenchmarkName;
import dev.benchstudy.benchstat.model.Configuration;
import dev.benchstudy.benchstat.model.Measurement;
import dev.benchstudy.benchstat.model.Position;
import dev.benchstudy.benchstat.model.Result;
import dev.benchstudy.benchstat.model.UnitMetadata;
import dev.benchstudy.benchstat.unit.Direction;
import dev.benchstudy.benchstat.unit.Unit;
import java.util.List;
import java.util.Optional;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Summaries, comparisons and geometric means of results that are samples of their own. */
class GoResultsTest {
  private static final Position HERE = new Position("test", 1);

  private Comparer comparer = new Comparer(projections(ProjectionFlags.DEFAULT));

  @BeforeEach
  void startAnew() {
    comparer = new Comparer(projections(ProjectionFlags.DEFAULT));
  }

  @Test
  void theCentreIsTheMedianAndTheIntervalTwoOfTheValues() {
    add("old", "A", 9, 1, 2, 8, 3, 7, 4, 6);
    Summary summary = cell(report(), 0, 0).summary();

    assertThat(summary.center()).isEqualTo(5);
    assertThat(summary.low()).isEqualTo(1);
    assertThat(summary.high()).isEqualTo(8);
    assertThat(summary.warnings()).isEmpty();
  }

  @ParameterizedTest(name = "{0} values at {1}: {2}")
  @CsvSource({
    "5, 0.95, need >= 6 samples for confidence interval at level 0.95",
    "6, 0.95, ''",
    "7, 0.99, need >= 8 samples for confidence interval at level 0.99",
    "8, 0.99, ''",
    "60, 1, need > 50 samples for confidence interval at level 1",
  })
  void anIntervalNeedsEnoughValues(int count, double confidence, String warning) {
    add("old", "A", ascending(count));
    Cell cell = cell(report(new Levels(0.05, confidence)), 0, 0);

    assertThat(texts(cell.summary().warnings())).isEqualTo(warning);
    assertThat(Double.isInfinite(cell.summary().low())).isEqualTo(!warning.isEmpty());
  }

  @ParameterizedTest(name = "{0} against {1} values at {2}: {3}")
  @CsvSource({
    "3, 3, 0.05, need >= 4 samples to detect a difference at alpha level 0.05",
    "3, 4, 0.05, ''", // both sides must be below
    "4, 3, 0.05, ''",
    "4, 4, 0.01, need >= 5 samples to detect a difference at alpha level 0.01",
    "8, 8, 1e-4, need >= 9 samples to detect a difference at alpha level 0.0001",
    "9, 9, 1e-5, need > 10 samples to detect a difference at alpha level 1e-05",
    "10, 10, 1e-5, ''",
    "1, 1, 0, need > 10 samples to detect a difference at alpha level 0",
  })
  void aTestNeedsEnoughValues(int before, int after, double alpha, String warning) {
    add("old", "A", ascending(before));
    add("new", "A", DoubleStream.of(ascending(after)).map(v -> v + 0.25).toArray());
    Comparison comparison = comparison(report(new Levels(alpha, 0.95)), 0);

    assertThat(comparison.significant()).isFalse();
    assertThat(texts(comparison.warnings())).isEqualTo(warning);
  }

  @Test
  void equalSamplesHaveAPOfOneAndAWarning() {
    add("old", "A", 2, 2, 2, 2);
    add("new", "A", 2, 2, 2, 2);
    Comparison comparison = comparison(report(), 0);

    assertThat(comparison.p()).hasValue(1);
    assertThat(texts(comparison.warnings())).isEqualTo("all samples are equal");
  }

  @Test
  void separatedSamplesDifferByTheRatioOfTheirMedians() {
    add("old", "A", 10, 11, 12, 13);
    add("new", "A", 20, 22, 24, 26);
    Comparison comparison = comparison(report(), 0);

    assertThat(comparison.p()).hasValue(2.0 / 70);
    assertThat(comparison.significant()).isTrue();
    assertThat(comparison.change()).isEqualTo(23 / 11.5);
  }

  @ParameterizedTest(name = "p is 1/35, alpha {0}: {1}")
  @CsvSource({"0.02857142857142857, true", "0.02857142857142856, false"})
  void aDifferenceCountsIfPIsAtMostAlpha(double alpha, boolean significant) {
    add("old", "A", 10, 11, 12, 13);
    add("new", "A", 20, 22, 24, 26);

    assertThat(comparison(report(new Levels(alpha, 0.95)), 0).significant()).isEqualTo(significant);
  }

  @Test
  void theVerdictOfAnUnwantedIntervalIsThatOfTheRanksAsWell() {
    add("old", "A", 200, 201);
    add("new", "A", 195, 196);
    for (int i = 0; i < 9; i++) {
      add("old", "A", 100 + i, 210 + i);
      add("new", "A", 150 + i, 410 + i);
    }
    Comparison comparison = comparison(report(), 0);

    assertThat(comparison.significant()).isTrue();
    assertThat(comparison.change()).isLessThan(1);
    assertThat(comparison.warnings()).isEmpty();
    assertThat(comparison.verdict(Direction.LESS_IS_BETTER)).isEqualTo(Comparison.Verdict.WORSE);
  }

  @Test
  void anExactUnitShowsEveryDifferenceAndTestsNothing() {
    assertThat(comparer.add(new UnitMetadata(HERE, Unit.base("x"), "assume", "exact"))).isEmpty();
    add("old", "A", 5, 7, 7, 5, 9);
    add("new", "A", 8);
    Report report = report();
    Cell before = cell(report, 0, 0);

    assertThat(before.summary().center()).as("the least of the most frequent values").isEqualTo(5);
    assertThat(before.summary().low()).isEqualTo(5);
    assertThat(before.summary().high()).isEqualTo(9);
    assertThat(texts(before.summary().warnings()))
        .isEqualTo("exact distribution expected, but values range from 5 to 9");
    assertThat(comparison(report, 0).p()).isEmpty();
    assertThat(comparison(report, 0).significant()).isTrue();
    assertThat(comparison(report, 0).change()).isEqualTo(8 / 5.0);
    assertThat(comparison(report, 0).counted()).isEqualTo(Counted.RESULTS);
    assertThat(report.hasForks()).isFalse();
  }

  @ParameterizedTest(name = "{0}: {1}")
  @CsvSource({
    "3, 3",
    "1 1 2, 1",
    "1 2 2, 2",
    "2 1 3 1, 1",
    "3 2 3 2, 2", // the least of several
    "1 2 2 3 3 3, 3",
    "1 1 1 2 3 3, 1",
  })
  void theCentreOfAnExactUnitIsItsMostFrequentValue(String values, double center) {
    comparer.add(new UnitMetadata(HERE, Unit.base("x"), "assume", "exact"));
    add("old", "A", Stream.of(values.split(" ", -1)).mapToDouble(Double::parseDouble).toArray());

    assertThat(cell(report(), 0, 0).summary().center()).isEqualTo(center);
  }

  @Test
  void linesOfTheHeaderAreEqualIfTheirNamesAndValuesAre() {
    HeaderLine line = new HeaderLine("goos", "linux");

    assertThat(line)
        .isEqualTo(new HeaderLine("goos", "linux"))
        .hasSameHashCodeAs(new HeaderLine("goos", "linux"))
        .isNotEqualTo(new HeaderLine("goos", "darwin"))
        .isNotEqualTo(new HeaderLine("os", "linux"))
        .isNotEqualTo("goos");
  }

  @Test
  void allocationsOfGoAreMeansAndSoTested() {
    comparer.add(result("old", "A", "", List.of(measurement(5, "allocs/op"))));
    comparer.add(result("new", "A", "", List.of(measurement(6, "allocs/op"))));

    assertThat(comparison(report(), 0).p()).isPresent();
  }

  @Test
  void theFirstWordOnAPropertyHoldsAndAnotherIsReported() {
    Unit nanoseconds = Unit.of("ns/op");

    assertThat(comparer.add(new UnitMetadata(HERE, nanoseconds, "assume", "exact"))).isEmpty();
    assertThat(comparer.add(new UnitMetadata(HERE, nanoseconds, "assume", "exact"))).isEmpty();
    assertThat(comparer.add(new UnitMetadata(HERE, Unit.base("sec/op"), "assume", "nothing")))
        .contains("metadata assume of unit sec/op already set to exact");
    assertThat(comparer.add(new UnitMetadata(HERE, nanoseconds, "better", "lower"))).isEmpty();
  }

  @ParameterizedTest(name = "{0} | {1}: {2}, {3}, {4}")
  @CsvSource({
    "1 4, 2 8, 4, 2, ''",
    "0 4, 2 8, 4, none, ''", // a base of 0 has no ratio
    "0 4, 0 8, none, 1.4142135623730951, summaries must be >0 to compute geomean",
    "1 4, 0 8, none, none, summaries must be >0 to compute geomean; ratios must be >0 to compute geomean",
    "-1 4, -2 8, none, 2, summaries must be >0 to compute geomean",
    "-1 4, 2 8, 4, none, ratios must be >0 to compute geomean",
    "1 4, 2 -, 2, 2, benchmark set differs from baseline; geomeans may not be comparable",
    "1 -, 2 8, 4, 2, ''",
    "- 4, 2 -, 2, none, benchmark set differs from baseline; geomeans may not be comparable; ratios must be >0 to compute geomean",
  })
  void theLastRowIsOfCentresAndOfRatios(
      String before, String after, String center, String ratio, String warnings) {
    String[] olds = before.split(" ", -1);
    String[] news = after.split(" ", -1);
    for (int i = 0; i < olds.length; i++) {
      addIfPresent("old", "B" + i, olds[i]);
    }
    for (int i = 0; i < news.length; i++) {
      addIfPresent("new", "B" + i, news[i]);
    }
    Geomean geomean = report().tables().get(0).geomeans().get(1);

    assertNumber(geomean.center(), center);
    assertNumber(geomean.ratio(), ratio);
    assertThat(texts(geomean.warnings())).isEqualTo(warnings);
    assertThat(geomean.says()).isTrue();
  }

  private void addIfPresent(String column, String name, String value) {
    if (!value.equals("-")) {
      add(column, name, Double.parseDouble(value));
    }
  }

  private static void assertNumber(java.util.OptionalDouble actual, String expected) {
    if (expected.equals("none")) {
      assertThat(actual).isEmpty();
    } else {
      assertThat(actual.orElseThrow())
          .isCloseTo(
              Double.parseDouble(expected),
              org.assertj.core.api.Assertions.withinPercentage(1e-12));
    }
  }

  @Test
  void oneLineGoesToOneTableForEachUnitInTheOrderOfTheirFirstSight() {
    comparer.add(result("old", "A", "", List.of(measurement(1, "y"), measurement(2, "x"))));
    comparer.add(result("old", "B", "", List.of(measurement(1, "z"), measurement(2, "x"))));

    assertThat(report().tables().stream().map(ComparisonTable::unit))
        .containsExactly("y", "x", "z");
  }

  @Test
  void columnsAndRowsOfATableAreThoseItHasCellsFor() {
    comparer.add(result("old", "A", "p", List.of(measurement(1, "x"))));
    comparer.add(result("new", "B", "q", List.of(measurement(1, "x"))));
    List<ComparisonTable> tables = report().tables();

    assertThat(tables).hasSize(2);
    assertThat(tables.get(1).header())
        .containsExactly(new HeaderLine("goos", "linux"), new HeaderLine("pkg", "q"));
    assertThat(tables.get(1).columns()).containsExactly(List.of("new"));
    assertThat(tables.get(1).rows()).hasSize(1);
  }

  @Test
  void aCellOfDifferentResultsNamesTheFieldsThatVary() {
    comparer = new Comparer(projections(new ProjectionFlags("", ".name", ".file", "")));
    comparer.add(result("old", "A/n=1", "p", List.of(measurement(1, "x"))));
    comparer.add(result("old", "A/n=2", "q", List.of(measurement(1, "x"))));

    assertThat(texts(cell(report(), 0, 0).warnings()))
        .isEqualTo("benchmarks vary in pkg, .fullname");
  }

  @Test
  void whatIsIgnoredMayVary() {
    comparer = new Comparer(projections(new ProjectionFlags("", ".name", ".file", "pkg /n")));
    comparer.add(result("old", "A/n=1", "p", List.of(measurement(1, "x"))));
    comparer.add(result("old", "A/n=2", "q", List.of(measurement(1, "x"))));

    assertThat(cell(report(), 0, 0).warnings()).isEmpty();
  }

  private static ProjectionSet projections(ProjectionFlags flags) {
    try {
      return flags.parse();
    } catch (ProjectionFlags.FlagException e) {
      throw new AssertionError(e);
    }
  }

  private Report report() {
    return report(Levels.DEFAULT);
  }

  private Report report(Levels levels) {
    return comparer.report(levels, Sampling.AUTOMATIC, Correction.NONE, false);
  }

  private static Cell cell(Report report, int row, int column) {
    return report.tables().get(0).rows().get(row).cells().get(column).orElseThrow();
  }

  private static Comparison comparison(Report report, int row) {
    return cell(report, row, 1).comparison().orElseThrow();
  }

  private static String texts(List<Warning> warnings) {
    return String.join("; ", warnings.stream().map(Warning::text).toList());
  }

  private static double[] ascending(int count) {
    return java.util.stream.IntStream.rangeClosed(1, count).asDoubleStream().toArray();
  }

  private void add(String column, String name, double... values) {
    for (double value : values) {
      comparer.add(result(column, name, "", List.of(measurement(value, "x"))));
    }
  }

  private static Measurement measurement(double value, String unit) {
    return new Measurement(value, Unit.base(unit));
  }

  private static Result result(
      String column, String name, String pkg, List<Measurement> measurements) {
    Configuration configuration =
        Configuration.EMPTY.with(Result.FILE, column).with("goos", "linux").with("pkg", pkg);
    return new Result(
        HERE,
        BenchmarkName.parse(name),
        configuration,
        Configuration.EMPTY,
        Optional.empty(),
        measurements);
  }
}
