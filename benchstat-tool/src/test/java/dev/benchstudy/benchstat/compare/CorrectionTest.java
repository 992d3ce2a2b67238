package dev.benchstudy.benchstat.compare;

import static org.assertj.core.api.Assertions.assertThat;

import dev.benchstudy.benchstat.group.ProjectionFlags;
import dev.benchstudy.benchstat.model.BenchmarkName;
import dev.benchstudy.benchstat.model.Configuration;
import dev.benchstudy.benchstat.model.Fork;
import dev.benchstudy.benchstat.model.Measurement;
import dev.benchstudy.benchstat.model.Position;
import dev.benchstudy.benchstat.model.Result;
import dev.benchstudy.benchstat.stats.Multiplicity;
import dev.benchstudy.benchstat.unit.Unit;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Comparisons of several rows at once. */
class CorrectionTest {
  private static final Levels LEVELS = Levels.DEFAULT;

  /** Twelve rows of eight forks a side, each slower by a little more than the one before. */
  private static Report report(Correction correction) throws Exception {
    Comparer comparer = new Comparer(ProjectionFlags.DEFAULT.parse());
    SplittableRandom random = new SplittableRandom(5);
    for (int row = 0; row < 12; row++) {
      for (int fork = 0; fork < 8; fork++) {
        add(comparer, "old", row, fork, 100 + random.nextDouble());
        add(comparer, "new", row, fork, 100 + random.nextDouble() + 0.1 * row);
      }
    }
    return comparer.report(LEVELS, Sampling.AUTOMATIC, correction, true);
  }

  private static void add(Comparer comparer, String side, int row, int fork, double value) {
    Fork ofSide = new Fork(side + row, fork, 8, Optional.empty(), OptionalDouble.empty());
    result(
        comparer,
        side,
        row,
        Optional.of(ofSide),
        value,
        new Measurement(row, Unit.base("allocs/op")));
  }

  private static void result(
      Comparer comparer,
      String side,
      int row,
      Optional<Fork> fork,
      double value,
      Measurement... further) {
    List<Measurement> measurements = new ArrayList<>(Arrays.asList(further));
    measurements.add(0, new Measurement(value, Unit.base("sec/op")));
    comparer.add(
        new Result(
            new Position("test", 1),
            BenchmarkName.parse("Row" + row),
            Configuration.EMPTY.with(Result.FILE, side),
            Configuration.EMPTY,
            fork,
            measurements));
  }

  private static double[] p(Report report) {
    return report.comparisons().stream().flatMapToDouble(c -> c.p().stream()).toArray();
  }

  @Test
  void eachPIsAdjustedInItsPlace() throws Exception {
    double[] raw = p(report(Correction.NONE));

    assertThat(raw).hasSize(12);
    assertThat(p(report(Correction.HOLM))).containsExactly(Multiplicity.holm(raw));
    assertThat(p(report(Correction.BH))).containsExactly(Multiplicity.benjaminiHochberg(raw));
  }

  @ParameterizedTest
  @EnumSource
  void verdictIntervalAndPAgree(Correction correction) throws Exception {
    List<Comparison> tested =
        report(correction).comparisons().stream().filter(c -> c.p().isPresent()).toList();

    assertThat(tested).anyMatch(Comparison::significant).anyMatch(c -> !c.significant());
    for (Comparison comparison : tested) {
      Effect effect = comparison.effect().orElseThrow();
      assertThat(comparison.significant())
          .isEqualTo(comparison.p().orElseThrow() <= LEVELS.alpha())
          .isEqualTo(effect.low() > 1 || effect.high() < 1);
    }
  }

  @ParameterizedTest
  @EnumSource
  void whatIsNotTestedStaysAsItIs(Correction correction) throws Exception {
    assertThat(report(correction).comparisons().stream().filter(c -> c.p().isEmpty())).hasSize(12);
  }

  @ParameterizedTest
  @EnumSource(names = {"HOLM", "BH"})
  void aWarningNamesTheLevelThatWasAskedFor(Correction correction) throws Exception {
    Comparer comparer = new Comparer(ProjectionFlags.DEFAULT.parse());
    for (int row = 0; row < 5; row++) {
      for (int run = 0; run < 4; run++) {
        result(comparer, "old", row, Optional.empty(), 10 + run);
        result(comparer, "new", row, Optional.empty(), row == 0 ? 20 + run : 10.5 + run);
      }
    }
    Report report = comparer.report(LEVELS, Sampling.AUTOMATIC, correction, true);

    assertThat(report.comparisons().get(0).warnings())
        .extracting(Warning::text)
        .containsExactly("need >= 5 samples to detect a difference at alpha level 0.05, corrected");
  }

  @Test
  void aCorrectionHasANameInLowerCase() {
    assertThat(Correction.named("holm")).contains(Correction.HOLM);
    assertThat(Correction.named("bh")).contains(Correction.BH);
    assertThat(Correction.named("HOLM")).isEmpty();
    assertThat(Correction.named("")).isEmpty();
  }
}
