package dev.benchstudy.benchstat.compare;

import static org.assertj.core.api.Assertions.assertThat;

import dev.benchstudy.benchstat.group.ProjectionFlags;
import dev.benchstudy.benchstat.model.BenchmarkName;
import dev.benchstudy.benchstat.model.Block;
import dev.benchstudy.benchstat.model.Configuration;
import dev.benchstudy.benchstat.model.Fork;
import dev.benchstudy.benchstat.model.Measurement;
import dev.benchstudy.benchstat.model.Position;
import dev.benchstudy.benchstat.model.Result;
import dev.benchstudy.benchstat.unit.Direction;
import dev.benchstudy.benchstat.unit.Unit;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.DoubleStream;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Summaries, comparisons and warnings of results whose forks are known. */
class ForkResultsTest {
  private static final double CLOSE = 1e-9;

  /** Half a microsecond: what is said of a spread or a drift holds for parts of any time. */
  private static final double LEVEL = 5e-7;

  /** Forks that fall into two groups, the median in the upper one. */
  private static final double[] LOW_OR_HIGH = {
    1, 1.01, 1.02, 1.03, 1.04, 1.05, 1.06, 1.07, 1.08, 2.0, 2.01, 2.1, 2.11, 2.12, 2.13, 2.14, 2.15,
    2.16, 2.17, 2.18,
  };

  /** Slower than {@link #LOW_OR_HIGH} in either group, but for the median. */
  private static final double[] MIDDLE_OR_HIGHER = {
    1.5, 1.51, 1.52, 1.53, 1.54, 1.55, 1.56, 1.57, 1.58, 1.95, 1.96, 4.1, 4.11, 4.12, 4.13, 4.14,
    4.15, 4.16, 4.17, 4.18,
  };

  private Comparer comparer = comparer();
  private String row = "Row";
  private String unit = "sec/op";
  private int planned;
  private int threads = 1;
  private OptionalDouble empty = OptionalDouble.empty();

  @BeforeEach
  void startAnew() {
    comparer = comparer();
    row = "Row";
    unit = "sec/op";
    planned = 0;
    threads = 1;
    empty = OptionalDouble.empty();
  }

  private static Comparer comparer() {
    try {
      return new Comparer(ProjectionFlags.DEFAULT.parse());
    } catch (ProjectionFlags.FlagException e) {
      throw new AssertionError(e);
    }
  }

  /** Adds one fork. */
  private void fork(String side, int number, Optional<Block> block, double... iterations) {
    double mean = Arrays.stream(iterations).average().orElseThrow();
    fork(side + ".json#0", side, number, block, mean, iterations);
  }

  private void fork(
      String source, String side, int number, Optional<Block> block, double value, double... its) {
    comparer.add(
        new Result(
            new Position("test", 1),
            threads == 1
                ? BenchmarkName.parse(row)
                : new BenchmarkName(row, List.of(), "-" + threads, BenchmarkName.THREADS),
            Configuration.EMPTY.with(Result.FILE, side),
            Configuration.EMPTY,
            Optional.of(new Fork(source, number, planned, block, empty)),
            List.of(
                new Measurement(
                    value, Unit.base(unit), DoubleStream.of(its).boxed().toList(), false))));
  }

  /** Adds forks of one iteration each. */
  private void forks(String side, double... values) {
    for (int i = 0; i < values.length; i++) {
      fork(side, i, Optional.empty(), values[i]);
    }
  }

  private void blocks(String side, int first, double... values) {
    for (int i = 0; i < values.length; i++) {
      fork(side, i, Optional.of(new Block("m", (long) first + i)), values[i]);
    }
  }

  private Report report() {
    return comparer.report(Levels.DEFAULT, Sampling.AUTOMATIC, Correction.NONE, false);
  }

  private Cell cell(int column) {
    return report().tables().get(0).rows().get(0).cells().get(column).orElseThrow();
  }

  private Comparison comparison() {
    return comparison(1);
  }

  private Comparison comparison(int column) {
    return cell(column).comparison().orElseThrow();
  }

  private static List<Warning.Kind> kinds(List<Warning> warnings) {
    return warnings.stream().map(Warning::kind).toList();
  }

  private List<Warning.Kind> warnings() {
    return cell(0).summary().warnings().stream().map(Warning::kind).toList();
  }

  private String warning(Warning.Kind kind) {
    return cell(0).summary().warnings().stream()
        .filter(warning -> warning.kind() == kind)
        .map(Warning::text)
        .findFirst()
        .orElse("");
  }

  @Test
  void theCentreOfSixForksIsTheirMedian() {
    forks("old", 1, 2, 3, 5, 8, 100);

    assertThat(cell(0).summary().center()).isEqualTo(4);
    assertThat(cell(0).summary().low()).isEqualTo(1);
    assertThat(cell(0).summary().high()).isEqualTo(100);
    assertThat(cell(0).summary().size()).isEqualTo(6);
  }

  @Test
  void theCentreOfFewerIsTheirGeometricMeanWithANote() {
    forks("old", 1, 10, 100);

    assertThat(cell(0).summary().center()).isCloseTo(10, Assertions.within(CLOSE));
    assertThat(cell(0).summary().low()).isLessThan(10).isPositive();
    assertThat(warnings()).startsWith(Warning.Kind.FEW_FORKS);
  }

  @Test
  void aCellIsShownByItsOwnForksAndThePairComparedByTheFewerOnes() {
    forks("many", 1, 10, 100, 1000, 10_000, 100_000);
    forks("few", 1, 10, 100, 1000, 10_000);

    assertThat(cell(0).summary().center()).as("median").isEqualTo(550);
    assertThat(warnings()).doesNotContain(Warning.Kind.FEW_FORKS);
    assertThat(cell(1).summary().center()).isCloseTo(100, Assertions.within(1e-9));
    assertThat(kinds(cell(1).summary().warnings())).startsWith(Warning.Kind.FEW_FORKS);
    assertThat(comparison().counted()).isEqualTo(Counted.FORKS);
    assertThat(comparison().change())
        .as("ratio of the geometric means")
        .isCloseTo(Math.pow(10, -0.5), Assertions.within(CLOSE));
    assertThat(comparison().warnings()).isEmpty();
  }

  @Test
  void aColumnOfManyForksSaysIfTheFirstHasFew() {
    forks("few", 1, 2, 3, 4, 5);
    forks("many", 1, 2, 3, 4, 5, 6);

    assertThat(comparison().warnings())
        .extracting(Warning::text)
        .containsExactly(
            "the first column has fewer than 6 forks: geometric means compared, t-test on logarithms");
  }

  @ParameterizedTest(name = "a third column of {0} forks")
  @ValueSource(ints = {1, 2, 5, 6})
  void aFurtherColumnChangesNothingOfAPairOrACell(int further) {
    double[] before = {1, 1.1, 1.2, 1.3, 1.4, 1.5, 1.6};
    forks("old", before);
    forks("new", 1.2, 1.3, 1.4, 1.5, 1.6, 1.7, 1.8);
    final Comparison alone = comparison();
    final Summary first = cell(0).summary();
    final Summary second = cell(1).summary();
    forks("third", Arrays.copyOf(before, further));

    assertThat(comparison()).isEqualTo(alone);
    assertThat(alone.counted()).isEqualTo(Counted.FORKS);
    assertThat(cell(0).summary()).isEqualTo(first);
    assertThat(cell(1).summary()).isEqualTo(second);
    assertThat(comparison(2).counted())
        .isEqualTo(further == 1 ? Counted.ITERATIONS : Counted.FORKS);
  }

  @Test
  void aCorrectedPairIsComparedAsItWas() {
    forks("old", 1, 1.1, 1.2, 1.3, 1.4, 1.5, 1.6);
    forks("new", 1.8, 1.9, 2, 2.1, 2.2, 2.3, 2.4);
    forks("third", 5);
    Report corrected = comparer.report(Levels.DEFAULT, Sampling.AUTOMATIC, Correction.HOLM, false);

    assertThat(corrected.comparisons())
        .extracting(Comparison::counted)
        .containsExactly(Counted.FORKS, Counted.ITERATIONS);
  }

  @Test
  void groupsOfForksAreJudgedByTheTestAndNotByTheirMedians() {
    forks("old", LOW_OR_HIGH);
    forks("new", MIDDLE_OR_HIGHER);
    Comparison comparison = comparison();

    assertThat(comparison.significant()).isTrue();
    assertThat(comparison.change()).as("ratio of the medians").isLessThan(1);
    assertThat(comparison.effect().orElseThrow().low()).isGreaterThan(1);
    assertThat(comparison.verdict(Direction.LESS_IS_BETTER)).isEqualTo(Comparison.Verdict.WORSE);
    assertThat(comparison.verdict(Direction.MORE_IS_BETTER)).isEqualTo(Comparison.Verdict.BETTER);
    assertThat(kinds(comparison.warnings())).containsExactly(Warning.Kind.BESIDE_INTERVAL);
  }

  @Test
  void groupsOfIterationsAreJudgedByTheTestToo() {
    fork("old", 0, Optional.empty(), LOW_OR_HIGH);
    fork("new", 0, Optional.empty(), MIDDLE_OR_HIGHER);

    assertThat(comparison().change()).isLessThan(1);
    assertThat(comparison().verdict(Direction.LESS_IS_BETTER)).isEqualTo(Comparison.Verdict.WORSE);
    assertThat(kinds(comparison().warnings())).contains(Warning.Kind.BESIDE_INTERVAL);
  }

  @Test
  void aRatioInsideItsIntervalIsNoNews() {
    forks("old", 1, 1.1, 1.2, 1.3, 1.4, 1.5);
    forks("new", 2, 2.1, 2.2, 2.3, 2.4, 2.5);

    assertThat(comparison().significant()).isTrue();
    assertThat(comparison().warnings()).isEmpty();
  }

  @Test
  void pairsWithEqualMediansMayDiffer() {
    blocks("old", 0, 1, 2, 3, 4, 5, 6, 7);
    blocks("new", 0, 1.5, 2.5, 3.5, 4, 5.5, 6.5, 7.5);

    assertThat(comparison().center()).isEqualTo(comparison().base());
    assertThat(comparison().significant()).isTrue();
    assertThat(comparison().verdict(Direction.LESS_IS_BETTER)).isEqualTo(Comparison.Verdict.WORSE);
  }

  @Test
  void oneForkOnASideIsComparedByIterations() {
    forks("old", 1, 2, 3, 4, 5, 6);
    fork("new", 0, Optional.empty(), 10, 11, 12, 13, 14, 15);

    assertThat(comparison().counted()).isEqualTo(Counted.ITERATIONS);
    assertThat(comparison().size()).isEqualTo(6);
    assertThat(comparison().warnings())
        .extracting(Warning::text)
        .singleElement()
        .asString()
        .startsWith("one fork: n counts iterations");
  }

  @Test
  void oneForkInTheFirstColumnIsNotToldOfAnother() {
    fork("old", 0, Optional.empty(), 10, 11, 12, 13, 14, 15);
    forks("new", 1, 2, 3, 4, 5, 6);

    assertThat(cell(1).summary().center()).isEqualTo(3.5);
    assertThat(comparison().warnings())
        .extracting(Warning::text)
        .singleElement()
        .asString()
        .startsWith("one fork in the first column: n counts iterations");
  }

  @ParameterizedTest(name = "{0} shared blocks of 4: {1} {2}")
  @CsvSource({"4, BLOCKS, 4", "3, BLOCKS, 3", "2, FORKS, 4"})
  void threeSharedBlocksArePaired(int shared, Counted counted, int size) {
    blocks("old", 0, 1, 2, 3, 4);
    blocks("new", 4 - shared, 2, 3, 4.5, 5);

    assertThat(comparison().counted()).isEqualTo(counted);
    assertThat(comparison().size()).isEqualTo(size);
    assertThat(comparison().baseSize()).isEqualTo(size);
    assertThat(comparison().warnings().stream().map(Warning::kind).toList())
        .isEqualTo(shared == 3 ? List.of(Warning.Kind.UNPAIRED_FORKS) : List.of());
  }

  @Test
  void forksOfOneBlockCountWithTheirMean() {
    for (int block = 0; block < 3; block++) {
      fork("old", 2 * block, Optional.of(new Block("m", block)), 1);
      fork("old", 2 * block + 1, Optional.of(new Block("m", block)), 3);
      fork("new", block, Optional.of(new Block("m", block)), 4 + block * 0.1);
    }

    assertThat(comparison().counted()).isEqualTo(Counted.BLOCKS);
    assertThat(comparison().change())
        .isCloseTo(Math.cbrt(4 * 4.1 * 4.2) / 2, Assertions.within(CLOSE));
  }

  @Test
  void blocksOfOtherMachinesAreOtherBlocks() {
    blocks("old", 0, 1, 2, 3, 4);
    for (int i = 0; i < 4; i++) {
      fork("new", i, Optional.of(new Block("other", i)), 2);
    }

    assertThat(comparison().counted()).isEqualTo(Counted.FORKS);
  }

  @Test
  void aForkWithoutABlockMakesAllIndependent() {
    blocks("old", 0, 1, 2, 3);
    fork("old", 3, Optional.empty(), 4);
    blocks("new", 0, 2, 3, 4, 5);

    assertThat(comparison().counted()).isEqualTo(Counted.FORKS);
  }

  @ParameterizedTest(name = "{0} from {1} to {2}: {3}")
  @CsvSource({
    "B/op, 100, 100.99, 1",
    "B/op, 100.99, 100, 1",
    "B/op, 100, 101, 1.01",
    "sec/op, 100, 100.99, 1.0099",
  })
  void lessThanTheResolutionIsEqual(String ofUnit, double before, double after, double change) {
    unit = ofUnit;
    forks("old", before, before, before, before, before, before, before);
    forks("new", after, after, after, after, after, after, after);

    assertThat(comparison().change()).isCloseTo(change, Assertions.within(CLOSE));
    assertThat(comparison().significant()).isEqualTo(change != 1);
    assertThat(comparison().effect().orElseThrow().ratio())
        .isCloseTo(change, Assertions.within(CLOSE));
    assertThat(comparison().warnings().stream().map(Warning::kind).toList())
        .isEqualTo(change == 1 ? List.of(Warning.Kind.BELOW_RESOLUTION) : List.of());
  }

  @ParameterizedTest(name = "{0} from {1} to {2}: {3}")
  @CsvSource({"B/op, 100, 100.99, 1", "B/op, 100, 102, 1.02", "sec/op, 100, 100.99, 1.0099"})
  void lessThanTheResolutionIsEqualForOneForkToo(
      String ofUnit, double before, double after, double change) {
    unit = ofUnit;
    fork("old", 0, Optional.empty(), before, before, before, before, before);
    fork("new", 0, Optional.empty(), after, after, after, after, after);
    Comparison comparison =
        comparer
            .report(Levels.DEFAULT, Sampling.AUTOMATIC, Correction.NONE, true)
            .comparisons()
            .get(0);

    assertThat(comparison.change()).isCloseTo(change, Assertions.within(CLOSE));
    assertThat(comparison.significant()).isEqualTo(change != 1);
    assertThat(comparison.effect().orElseThrow().ratio())
        .isCloseTo(change, Assertions.within(CLOSE));
  }

  @Test
  void equalForksHaveAPOfOneAndAWarning() {
    forks("old", 5, 5, 5, 5, 5, 5);
    forks("new", 5, 5, 5, 5, 5, 5);

    assertThat(comparison().p()).hasValue(1);
    assertThat(comparison().warnings())
        .extracting(Warning::kind)
        .containsExactly(Warning.Kind.ALL_EQUAL);
  }

  @Test
  void theLastRowIsOverTheRowsThatAllColumnsHave() {
    for (String name : new String[] {"Both", "Old", "New"}) {
      row = name;
      if (!name.equals("New")) {
        forks("old", name.equals("Both") ? 4 : 100);
      }
      if (!name.equals("Old")) {
        forks("new", name.equals("Both") ? 8 : 100);
      }
    }
    List<Geomean> geomeans = report().tables().get(0).geomeans();

    assertThat(geomeans.get(0).center().orElseThrow()).isCloseTo(4, Assertions.within(CLOSE));
    assertThat(geomeans.get(1).center().orElseThrow()).isCloseTo(8, Assertions.within(CLOSE));
    assertThat(geomeans.get(1).ratio().orElseThrow()).isCloseTo(2, Assertions.within(CLOSE));
    assertThat(geomeans.get(1).warnings()).isEmpty();
  }

  @Test
  void withoutARowThatAllColumnsHaveTheLastRowSaysNothing() {
    row = "Old";
    forks("old", 1, 2, 3);
    row = "New";
    forks("new", 1, 2, 3);

    assertThat(report().tables().get(0).geomeans()).noneMatch(Geomean::says);
  }

  @Test
  void oneForkTakenAsTheSampleHasNoInterval() {
    fork("old", 0, Optional.empty(), 10, 12, 14);
    forks("new", 20, 21);
    Report report = comparer.report(Levels.DEFAULT, Sampling.FORK, Correction.NONE, false);
    Summary summary = report.tables().get(0).rows().get(0).cells().get(0).orElseThrow().summary();

    assertThat(summary.center()).isEqualTo(12);
    assertThat(summary.high()).isInfinite();
    assertThat(summary.warnings()).extracting(Warning::text).contains("one fork: no interval");
  }

  @Test
  void aCellOfForksOfDifferentResultsNamesTheFieldsThatVary() throws Exception {
    comparer = new Comparer(new ProjectionFlags("", ".name", ".file", "").parse());
    for (String name : new String[] {"Row/n=1", "Row/n=2"}) {
      row = name;
      forks("old", 1, 2, 3);
    }

    assertThat(cell(0).warnings())
        .extracting(Warning::text)
        .containsExactly("benchmarks vary in .fullname");
  }

  @Test
  void whatIsKnownOfOneResultIsTold() {
    Result result =
        new Result(
            new Position("test", 1),
            BenchmarkName.parse(row),
            Configuration.EMPTY.with(Result.FILE, "old"),
            Configuration.EMPTY.with("jdk", "21"),
            Optional.of(new Fork("f", 0, 1, Optional.empty(), empty)),
            List.of(new Measurement(1, Unit.base(unit))));
    comparer.add(result);

    assertThat(report().provenance())
        .containsExactly(new ProvenanceLine("jdk", List.of(List.of("21"))));
  }

  @Test
  void besideResultsWithoutForksEachForkIsAResult() {
    forks("old", 3, 1);
    for (double value : new double[] {4, 2, 5}) {
      comparer.add(
          new Result(
              new Position("test", 1),
              BenchmarkName.parse(row),
              Configuration.EMPTY.with(Result.FILE, "old"),
              Configuration.EMPTY,
              Optional.empty(),
              List.of(new Measurement(value, Unit.base(unit)))));
    }

    assertThat(cell(0).sample().values()).containsExactly(1.0, 2.0, 3.0, 4.0, 5.0);
    assertThat(cell(0).sample().forks()).isEmpty();
  }

  @ParameterizedTest(name = "{0}: {1}")
  @CsvSource({"allocs/op, true", "B/op, false"})
  void allocationsOfForksAreCountedAndSoExact(String ofUnit, boolean exact) {
    unit = ofUnit;
    forks("old", 5, 5, 5);
    forks("new", 6, 6, 6);

    assertThat(comparison().p().isEmpty()).isEqualTo(exact);
    assertThat(comparison().significant()).isTrue();
    assertThat(comparison().counted()).isEqualTo(Counted.FORKS);
    assertThat(report().hasForks()).isTrue();
  }

  @ParameterizedTest(name = "{0} planned: {1}")
  @CsvSource({"6, ''", "7, 1 fork gave no result", "8, 2 forks gave no result", "0, ''"})
  void aForkThatShouldBeThereIsMissed(int howMany, String text) {
    planned = howMany;
    forks("old", 1, 1.01, 1.02, 1.03, 1.04, 1.05);

    assertThat(warning(Warning.Kind.DEAD_FORK)).isEqualTo(text);
  }

  @Test
  void forksAreMissedRecordByRecord() {
    planned = 2;
    for (int record = 0; record < 3; record++) {
      fork("r" + record, "old", 0, Optional.empty(), 1 + record, 1 + record);
    }
    fork("r2", "old", 1, Optional.empty(), 5, 5);

    assertThat(warning(Warning.Kind.DEAD_FORK)).isEqualTo("2 forks gave no result");
  }

  @ParameterizedTest(name = "{0} {1} of {2} threads beside an empty call of {3} ns: {4}")
  @CsvSource({
    "1.25e-9, sec/op, 1, 1, ''",
    "1.2e-9, sec/op, 1, 1, an operation is no slower than an empty benchmark",
    "1.2e-9, sec/op, 64, 1, an operation is no slower than an empty benchmark",
    "0.9e9, op/s, 1, 1, an operation is no slower than an empty benchmark",
    "0.7e9, op/s, 1, 1, ''",
    "3.2e9, op/s, 4, 1, ''", // 1.25 ns in each of four threads
    "3.4e9, op/s, 4, 1, an operation is no slower than an empty benchmark",
    "1.1e-10, sec/op, 1, 0, ''",
    "1e-10, sec/op, 1, 0, ''",
    "0.9e-10, sec/op, 1, 0, 'less than 0.1 ns an operation, vector code or none'",
    "1.1e10, op/s, 1, 0, 'less than 0.1 ns an operation, vector code or none'",
    "1.1e10, op/s, 128, 0, ''", // 12 ns in each of 128 threads
    "0.9e-10, B/op, 1, 1, ''",
  })
  void anOperationThatDoesNothingIsTold(
      double value, String ofUnit, int ofThreads, double emptyNanos, String text) {
    unit = ofUnit;
    threads = ofThreads;
    empty = emptyNanos == 0 ? OptionalDouble.empty() : OptionalDouble.of(emptyNanos * 1e-9);
    forks("old", value, value, value, value, value, value);

    assertThat(warning(Warning.Kind.EMPTY))
        .isEqualTo(text.isEmpty() ? "" : text + ": check the generated code");
  }

  @ParameterizedTest(name = "spread {0}, {1} forks: {2}")
  @CsvSource({"0.06, 3, true", "0.04, 3, false", "0.06, 2, false"})
  void aWideSpreadOfThreeForksIsTold(double deviation, int count, boolean told) {
    // 1 - d, 1 and 1 + d have the mean 1 and the standard deviation d.
    double[] parts = {1 - deviation, 1 + deviation, 1};
    forks("old", Arrays.stream(parts).limit(count).map(part -> part * LEVEL).toArray());

    assertThat(warnings().contains(Warning.Kind.WIDE_SPREAD)).isEqualTo(told);
  }

  @ParameterizedTest(name = "forks {0}, iterations {1}, {2} iterations: {3}")
  @CsvSource({
    "0.03, 0.001, 4, true",
    "0.03, 0.1, 4, false", // the iterations alone explain it
    "0.01, 0.001, 4, false", // too small to matter
    "0.03, 0.001, 3, false", // too few iterations to tell
    "0.03, 0.023, 4, true", // variances: 9.0e-4 of forks, 8.8e-4 would be five thirds of 0.023^2
    "0.03, 0.024, 4, false",
    "0.03, 0.03, 4, false",
  })
  void forksThatDifferMoreThanTheirIterationsAreTold(
      double between, double within, int iterations, boolean told) {
    int number = 0;
    for (double level : new double[] {1 - between, 1, 1 + between}) {
      double[] values = new double[iterations];
      for (int i = 0; i < iterations; i++) {
        values[i] = LEVEL * (level + (i % 2 == 0 ? within : -within) * (i < 2 ? 1 : -1));
      }
      fork("old", number++, Optional.empty(), values);
    }

    assertThat(warnings().contains(Warning.Kind.FORKS_DIFFER)).isEqualTo(told);
  }

  @ParameterizedTest(name = "{0} of {1} forks change by {2}: {3}")
  @CsvSource({
    "3, 3, 0.03, true",
    "3, 3, -0.03, true",
    "3, 3, 0.019, false",
    "2, 2, 0.03, false", // too few forks
    "9, 10, 0.03, true",
    "8, 10, 0.03, false", // not of one mind
  })
  void iterationsThatDriftTheSameWayAreTold(int drifting, int count, double change, boolean told) {
    for (int i = 0; i < count; i++) {
      double later = i < drifting ? 1 + change : 1 - change;
      fork("old", i, Optional.empty(), LEVEL, LEVEL, 1, later * LEVEL, later * LEVEL);
    }

    assertThat(warnings().contains(Warning.Kind.DRIFT)).isEqualTo(told);
  }

  @ParameterizedTest(name = "{0} iterations: {1}")
  @CsvSource({"3, false", "4, true"})
  void fourIterationsShowADrift(int iterations, boolean told) {
    for (int i = 0; i < 3; i++) {
      fork("old", i, Optional.empty(), Arrays.copyOf(new double[] {1, 1, 2, 2}, iterations));
    }

    assertThat(warnings().contains(Warning.Kind.DRIFT)).isEqualTo(told);
  }
}
