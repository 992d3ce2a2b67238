package dev.benchstudy.benchstat.compare;

import static org.assertj.core.api.Assertions.assertThat;

import dev.benchstudy.benchstat.group.ProjectionFlags;
import dev.benchstudy.benchstat.model.BenchmarkName;
import dev.benchstudy.benchstat.model.Configuration;
import dev.benchstudy.benchstat.model.Fork;
import dev.benchstudy.benchstat.model.Measurement;
import dev.benchstudy.benchstat.model.Position;
import dev.benchstudy.benchstat.model.Result;
import dev.benchstudy.benchstat.model.UnitMetadata;
import dev.benchstudy.benchstat.unit.Unit;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Allocations that forks counted, which need no test but have a resolution. */
class CountedAllocationsTest {
  private static final Position HERE = new Position("test", 1);
  private static final Unit ALLOCATIONS = Unit.base("allocs/op");

  private final Comparer comparer;

  CountedAllocationsTest() throws ProjectionFlags.FlagException {
    comparer = new Comparer(ProjectionFlags.DEFAULT.parse());
  }

  private void count(String side, boolean byForks, double... counts) {
    for (int i = 0; i < counts.length; i++) {
      Fork fork = new Fork(side, i, counts.length, Optional.empty(), OptionalDouble.empty());
      comparer.add(
          new Result(
              HERE,
              BenchmarkName.parse("Row"),
              Configuration.EMPTY.with(Result.FILE, side),
              Configuration.EMPTY,
              byForks ? Optional.of(fork) : Optional.empty(),
              List.of(new Measurement(counts[i], ALLOCATIONS))));
    }
  }

  private Report report() {
    return comparer.report(Levels.DEFAULT, Sampling.AUTOMATIC, Correction.NONE, true);
  }

  private static Cell cell(Report report, int column) {
    return report.tables().get(0).rows().get(0).cells().get(column).orElseThrow();
  }

  @ParameterizedTest(name = "{0} to {1}: {2}")
  @CsvSource({
    "495.1, 495.4, SAME",
    "495.1, 495.59, SAME",
    "495, 495.5, WORSE", // the resolution itself counts
    "5, 6, WORSE",
    "6, 5, BETTER",
    "0.1, 0, SAME",
    "5, 5, SAME",
  })
  void aDifferenceBelowHalfAnObjectIsNone(double before, double after, Comparison.Verdict verdict)
      throws Exception {
    count("old", true, before);
    count("new", true, after);
    Comparison comparison = cell(report(), 1).comparison().orElseThrow();

    assertThat(comparison.verdict(report().tables().get(0).direction())).isEqualTo(verdict);
    assertThat(comparison.p()).isEmpty();
    boolean equal = before != after && verdict == Comparison.Verdict.SAME;
    assertThat(comparison.warnings())
        .extracting(Warning::kind)
        .isEqualTo(equal ? List.of(Warning.Kind.BELOW_RESOLUTION) : List.of());
    GateVerdict gate = Gate.of(report(), GateSpec.parse("0.01%")).rows().get(0).verdict();
    assertThat(gate)
        .isEqualTo(verdict == Comparison.Verdict.WORSE ? GateVerdict.WORSE : GateVerdict.PASS);
  }

  @ParameterizedTest(name = "{0} and {1}: {2}")
  @CsvSource({
    "495.1, 495.4, ''",
    "5, 6, 'the forks should count alike, but count from 5 to 6'",
  })
  void forksOfOneSideShouldCountAlike(double one, double other, String warning) {
    count("old", true, one, other);

    assertThat(cell(report(), 0).summary().warnings())
        .extracting(Warning::text)
        .isEqualTo(warning.isEmpty() ? List.of() : List.of(warning));
  }

  @Test
  void whatATextDeclaresExactHasNoResolution() {
    assertThat(comparer.add(new UnitMetadata(HERE, ALLOCATIONS, "assume", "exact"))).isEmpty();
    count("old", false, 495.1);
    count("new", false, 495.4, 495.4, 495.5);

    assertThat(cell(report(), 1).comparison().orElseThrow().significant()).isTrue();
    assertThat(cell(report(), 1).summary().warnings())
        .extracting(Warning::text)
        .containsExactly("exact distribution expected, but values range from 495.4 to 495.5");
  }
}
