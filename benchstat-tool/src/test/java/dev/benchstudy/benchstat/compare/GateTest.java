package dev.benchstudy.benchstat.compare;

import static org.assertj.core.api.Assertions.assertThat;

import dev.benchstudy.benchstat.model.Block;
import dev.benchstudy.benchstat.model.Fork;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Verdicts on comparisons whose intervals are given. */
class GateTest {
  private static final Sample SAMPLE = Sample.ofResults(new double[] {1, 2});

  @ParameterizedTest(name = "{0} [{1}, {2}], margin {3}: {4}")
  @CsvSource({
    "sec/op, 1.11, 1.20, 10%, WORSE",
    "sec/op, 1.10, 1.20, 10%, UNDECIDED", // the margin itself is allowed
    "sec/op, 0.90, 1.11, 10%, UNDECIDED",
    "sec/op, 0.90, 1.10, 10%, PASS",
    "sec/op, 0.10, 0.20, 10%, PASS", // better is not worse
    "op/s, 0.80, 0.90, 10%, WORSE", // 1/1.1 is 0.909
    "op/s, 0.80, 0.95, 10%, UNDECIDED",
    "op/s, 0.50, 0.80, 25%, UNDECIDED", // 1/1.25 is 0.8
    "op/s, 0.80, 1.50, 25%, PASS",
    "op/s, 2.00, 3.00, 10%, PASS",
    "things, 1.11, 1.20, things:10%, WORSE",
    "things, 0.91, 1.10, things:10%, PASS",
    "things, 0.10, 0.20, things:10%, WORSE", // nobody knows whether less is better
    "hits-op/s, 0.80, 0.90, hits-op/s:10%, WORSE",
    "hits-op/s, 2.00, 3.00, hits-op/s:10%, WORSE",
    "B/op, 1.11, 1.20, 'sec/op:10%,B/op:20%', PASS",
  })
  void theWholeIntervalIsHeldAgainstTheMargin(
      String unit, double low, double high, String spec, GateVerdict verdict) throws Exception {
    Gate gate = gate(spec, table(unit, tested(1, 1, Optional.of(new Effect(low, low, high)))));

    assertThat(gate.rows()).extracting(GateRow::verdict).containsExactly(verdict);
    assertThat(gate.rows().get(0).column()).containsExactly("new");
    assertThat(gate.rows().get(0).label()).isEqualTo("row");
    assertThat(gate.rows().get(0).unit()).isEqualTo(unit);
  }

  @Test
  void theMarginIsThatOfTheUnit() throws Exception {
    Gate gate =
        gate(
            "5%,B/op:20%",
            table("B/op", tested(1, 1, Optional.empty())),
            table("sec/op", tested(1, 1, Optional.empty())));

    assertThat(gate.rows()).extracting(GateRow::margin).containsExactly(0.2, 0.05);
  }

  @ParameterizedTest
  @ValueSource(strings = {"things", "misses-op/s", "waited-sec/op"})
  void aUnitOfUnknownDirectionCountsOnlyIfItIsNamed(String unit) throws Exception {
    ComparisonTable table = table(unit, tested(1, 9, Optional.of(new Effect(9, 9, 9))));

    assertThat(gate("10%", table).rows()).isEmpty();
    assertThat(gate("10%", table).outcome()).isEqualTo(GateOutcome.NOTHING_COMPARED);
    assertThat(gate("sec/op:10%", table).rows()).isEmpty();
    assertThat(gate(unit + ":10%", table).outcome()).isEqualTo(GateOutcome.WORSE);

    ComparisonTable same = table("sec/op", tested(1, 1, Optional.of(new Effect(1, 1, 1))));
    assertThat(gate("10%", List.of(missing(unit, true)), same).outcome())
        .as("vanished, not named")
        .isEqualTo(GateOutcome.PASSED);
    assertThat(gate("10%," + unit + ":10%", List.of(missing(unit, true)), same).outcome())
        .as("vanished, named")
        .isEqualTo(GateOutcome.WORSE);
  }

  @Test
  void aRowThatOneSideLacksHasNoVerdictInItsTable() throws Exception {
    Cell lone = new Cell(SAMPLE, summary(), Optional.empty(), List.of());

    assertThat(gate("10%", tableOf("sec/op", List.of(Optional.of(lone), Optional.empty()))).rows())
        .isEmpty();
    assertThat(gate("10%", tableOf("sec/op", List.of(Optional.empty(), Optional.of(lone)))).rows())
        .isEmpty();
  }

  @Test
  void eachFurtherColumnIsJudged() throws Exception {
    Optional<Cell> base = Optional.of(new Cell(SAMPLE, summary(), Optional.empty(), List.of()));
    ComparisonTable table =
        tableOf(
            "sec/op",
            List.of(
                base,
                cell(tested(1, 1, Optional.of(new Effect(1, 1, 1)))),
                cell(tested(1, 2, Optional.of(new Effect(2, 2, 2))))));

    assertThat(gate("10%", table).rows())
        .extracting(GateRow::verdict)
        .containsExactly(GateVerdict.PASS, GateVerdict.WORSE);
  }

  @Test
  void withoutAnIntervalNothingIsDecided() throws Exception {
    GateRow row = gate("10%", table("sec/op", tested(1, 9, Optional.empty()))).rows().get(0);

    assertThat(row.verdict()).isEqualTo(GateVerdict.UNDECIDED);
    assertThat(row.effect()).isEmpty();
  }

  @Test
  void samplesThatAreAllEqualPass() throws Exception {
    Comparison equal =
        comparison(
            5,
            5,
            OptionalDouble.of(1),
            false,
            Optional.empty(),
            new Warning(Warning.Kind.ALL_EQUAL, "all samples are equal"));

    assertThat(gate("10%", table("sec/op", equal)).rows().get(0).effect())
        .contains(new Effect(1, 1, 1));
    assertThat(gate("10%", table("sec/op", equal)).outcome()).isEqualTo(GateOutcome.PASSED);
  }

  @Test
  void anotherWarningDoesNotMakeARowPass() throws Exception {
    Comparison warned =
        comparison(
            5,
            5,
            OptionalDouble.of(1),
            false,
            Optional.empty(),
            new Warning(Warning.Kind.TOO_FEW_TO_DETECT, "need more"));

    assertThat(gate("10%", table("sec/op", warned)).outcome()).isEqualTo(GateOutcome.UNDECIDED);
  }

  @ParameterizedTest(name = "exact, {0} to {1}: {2}")
  @CsvSource({
    "5, 5, PASS",
    "0, 0, PASS",
    "5, 6, WORSE",
    "6, 5, PASS",
    "5, 5.5, PASS",
    "0, 1, WORSE"
  })
  void anExactNumberIsWhatItIs(double base, double center, GateVerdict verdict) throws Exception {
    Comparison exact = comparison(base, center, OptionalDouble.empty(), true, Optional.empty());

    assertThat(gate("10%", table("allocs/op", exact)).rows().get(0).verdict()).isEqualTo(verdict);
  }

  @ParameterizedTest(name = "0 to {0}, significant {1}: {2}")
  @CsvSource({"8, true, WORSE", "8, false, UNDECIDED", "-8, true, UNDECIDED"})
  void somethingFromNothingIsWorseIfItIsSignificant(
      double center, boolean significant, GateVerdict verdict) throws Exception {
    Comparison fromNothing =
        comparison(0, center, OptionalDouble.of(0.01), significant, Optional.empty());

    assertThat(gate("10%", table("B/op", fromNothing)).rows().get(0).verdict()).isEqualTo(verdict);
  }

  @ParameterizedTest(name = "{0}, {1} to 0, significant {2}: {3}")
  @CsvSource({
    "B/op, 24, true, PASS",
    "B/op, 24, false, UNDECIDED",
    "op/s, 24, true, WORSE",
    "op/s, 24, false, UNDECIDED",
    "hits-op/s, 24, true, WORSE",
    "B/op, -24, true, UNDECIDED",
  })
  void nothingFromSomethingIsDecidedIfItIsSignificant(
      String unit, double base, boolean significant, GateVerdict verdict) throws Exception {
    Comparison toNothing =
        comparison(base, 0, OptionalDouble.of(0.01), significant, Optional.empty());

    assertThat(gate(unit + ":10%", table(unit, toNothing)).rows().get(0).verdict())
        .isEqualTo(verdict);
  }

  @Test
  void aRowThatVanishedIsWorse() throws Exception {
    ComparisonTable same = table("sec/op", tested(1, 1, Optional.of(new Effect(1, 1, 1))));
    MissingRow whole = missing("", true);

    Gate gate = gate("10%", List.of(whole), same);
    assertThat(gate.rows()).extracting(GateRow::verdict).contains(GateVerdict.VANISHED);
    assertThat(gate.outcome()).isEqualTo(GateOutcome.WORSE);
    assertThat(gate("10%", List.of(missing("", false)), same).outcome())
        .as("a new row")
        .isEqualTo(GateOutcome.PASSED);
    assertThat(gate("sec/op:10%", List.of(missing("B/op", true)), same).outcome())
        .as("a unit that does not count")
        .isEqualTo(GateOutcome.PASSED);
    assertThat(gate("B/op:10%,sec/op:10%", List.of(missing("B/op", true)), same).outcome())
        .isEqualTo(GateOutcome.WORSE);
  }

  @Test
  void aUnitThatHasAMarginButNoRowIsNoReasonToPass() throws Exception {
    ComparisonTable same = table("sec/op", tested(1, 1, Optional.of(new Effect(1, 1, 1))));
    ComparisonTable twice = table("sec/op", tested(1, 2, Optional.of(new Effect(2, 2, 2))));

    Gate gate = gate("sec/op:10%,B/op:1%", same);
    assertThat(gate.absentUnits()).containsExactly("B/op");
    assertThat(gate.outcome()).isEqualTo(GateOutcome.NOTHING_COMPARED);
    assertThat(gate("sec/op:10%,B/op:1%", twice).outcome()).isEqualTo(GateOutcome.WORSE);
  }

  @Test
  void rowsThatOnlyVanishedAreNothingCompared() throws Exception {
    assertThat(gate("10%", List.of(missing("", true))).outcome())
        .isEqualTo(GateOutcome.NOTHING_COMPARED);
  }

  @ParameterizedTest(name = "{0}: {1}")
  @CsvSource({
    "'1', PASSED",
    "'1 0.5', PASSED",
    "'1 2', WORSE",
    "'2 none', WORSE",
    "'none 1', UNDECIDED",
    "'none 2 1', WORSE",
  })
  void theOutcomeIsThatOfTheWorstRow(String changes, GateOutcome outcome) throws Exception {
    ComparisonTable[] tables =
        Stream.of(changes.split(" ", -1))
            .map(text -> text.equals("none") ? Optional.<Effect>empty() : Optional.of(effect(text)))
            .map(effect -> table("sec/op", tested(1, 1, effect)))
            .toArray(ComparisonTable[]::new);

    assertThat(gate("10%", tables).outcome()).isEqualTo(outcome);
  }

  @Test
  void forksThatWouldDecideAreToldOnlyWhereNothingIsDecided() throws Exception {
    Sample base = Sample.ofResults(new double[] {95, 97, 99, 101, 103, 105});
    Optional<Cell> first = Optional.of(new Cell(base, summary(), Optional.empty(), List.of()));
    Comparison open = tested(100, 101, Optional.of(new Effect(1.01, 0.9, 1.2)));
    Comparison decided = tested(100, 101, Optional.of(new Effect(1.01, 1, 1.02)));

    assertThat(needed(first, base, open)).isPresent();
    assertThat(needed(first, base, decided)).isEmpty();
    assertThat(needed(first, Sample.ofResults(new double[] {99, 101}), open)).isPresent();
    assertThat(needed(first, Sample.ofResults(new double[] {100}), open))
        .as("one value says nothing of the spread")
        .isEmpty();
  }

  @Test
  void blocksThatWouldDecideFollowFromThePairs() throws Exception {
    // Far apart as values, close together as ratios; the new side has them in another order.
    Sample base = blocks(0, 90, 100, 110, 95);
    Sample next = blocks(2, 111.3, 95.8, 90.9, 100.8);
    Comparison open =
        comparison(97, 98, OptionalDouble.of(0.5), false, Optional.of(new Effect(1.01, 0.9, 1.2)));
    Optional<Cell> first = Optional.of(new Cell(base, summary(), Optional.empty(), List.of()));

    assertThat(needed(first, next, counting(Counted.BLOCKS, open))).hasValue(5);
    assertThat(needed(first, next, counting(Counted.FORKS, open)).orElseThrow()).isGreaterThan(10);
    assertThat(needed(first, next, counting(Counted.ITERATIONS, open))).isEmpty();
  }

  /** Forks of blocks 0 to 3, from one of them on and around. */
  private static Sample blocks(int from, double... values) {
    List<Observation> forks = new ArrayList<>();
    for (int i = 0; i < values.length; i++) {
      Block block = new Block("m", (from + i) % values.length);
      Fork fork = new Fork("f", i, 4, Optional.of(block), OptionalDouble.empty());
      forks.add(new Observation(values[i], List.of(), fork, 1));
    }
    return Sample.ofForks(forks);
  }

  private static Comparison counting(Counted counted, Comparison c) {
    return new Comparison(
        c.base(),
        c.center(),
        c.change(),
        c.p(),
        c.significant(),
        c.baseSize(),
        c.size(),
        counted,
        c.effect(),
        c.warnings());
  }

  private static OptionalInt needed(Optional<Cell> base, Sample sample, Comparison comparison)
      throws Exception {
    Cell cell = new Cell(sample, summary(), Optional.of(comparison), List.of());
    return gate("10%", tableOf("sec/op", List.of(base, Optional.of(cell)))).rows().get(0).needed();
  }

  private static Effect effect(String factor) {
    double value = Double.parseDouble(factor);
    return new Effect(value, value, value);
  }

  private static Comparison tested(double base, double center, Optional<Effect> effect) {
    return comparison(base, center, OptionalDouble.of(0.5), false, effect);
  }

  private static Comparison comparison(
      double base,
      double center,
      OptionalDouble p,
      boolean significant,
      Optional<Effect> effect,
      Warning... warnings) {
    return new Comparison(
        base,
        center,
        center / base,
        p,
        significant,
        2,
        2,
        Counted.FORKS,
        effect,
        Arrays.asList(warnings));
  }

  private static Summary summary() {
    return new Summary(1, 1, 1, 2, List.of());
  }

  private static Optional<Cell> cell(Comparison comparison) {
    return Optional.of(new Cell(SAMPLE, summary(), Optional.of(comparison), List.of()));
  }

  private static ComparisonTable table(String unit, Comparison comparison) {
    return tableOf(
        unit,
        List.of(
            Optional.of(new Cell(SAMPLE, summary(), Optional.empty(), List.of())),
            cell(comparison)));
  }

  private static ComparisonTable tableOf(String unit, List<Optional<Cell>> cells) {
    List<List<String>> columns =
        Stream.of("old", "new", "newer").limit(cells.size()).map(List::of).toList();
    Row row = new Row(List.of("row"), cells);
    return ComparisonTable.of(List.of(), unit, false, List.of(".file"), columns, List.of(row));
  }

  private static MissingRow missing(String unit, boolean inFirst) {
    return new MissingRow("gone", unit, List.of("old"), List.of("new"), inFirst, "");
  }

  private static Gate gate(String spec, ComparisonTable... tables) throws Exception {
    return gate(spec, List.of(), tables);
  }

  private static Gate gate(String spec, List<MissingRow> missing, ComparisonTable... tables)
      throws Exception {
    Report report =
        new Report(
            Arrays.asList(tables),
            List.of(List.of("old"), List.of("new")),
            List.of(),
            missing,
            Levels.DEFAULT,
            Correction.NONE);
    return Gate.of(report, GateSpec.parse(spec));
  }
}
