package dev.benchstudy.benchstat.compare;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.benchstudy.benchstat.unit.Direction;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** What a comparison means, and what its parts must be. */
class ComparisonTest {
  @ParameterizedTest(name = "{0} to {1}, factor {2}, {3}: {4}")
  @CsvSource({
    "10, 12, 1.2, LESS_IS_BETTER, WORSE",
    "10, 8, 0.8, LESS_IS_BETTER, BETTER",
    "10, 12, 1.2, MORE_IS_BETTER, BETTER",
    "10, 8, 0.8, MORE_IS_BETTER, WORSE",
    "10, 12, 1.2, UNKNOWN, CHANGED",
    "10, 8, 1.2, LESS_IS_BETTER, WORSE", // the factor counts, as the test was on pairs
    "10, 12, 1, LESS_IS_BETTER, SAME",
    "10, 10, 1.2, LESS_IS_BETTER, WORSE",
    "0, 5, Infinity, LESS_IS_BETTER, WORSE",
    "0, 5, NaN, LESS_IS_BETTER, WORSE", // without a factor the centres count
    "0, -5, NaN, LESS_IS_BETTER, BETTER",
  })
  void aDifferenceMeansWhatTheDirectionSays(
      double base, double center, double change, Direction direction, Comparison.Verdict verdict) {
    assertThat(comparison(base, center, change, true).verdict(direction)).isEqualTo(verdict);
    assertThat(comparison(base, center, change, false).verdict(direction))
        .as("not significant")
        .isEqualTo(Comparison.Verdict.SAME);
  }

  private static Comparison comparison(
      double base, double center, double change, boolean significant) {
    return new Comparison(
        base,
        center,
        change,
        OptionalDouble.of(0.5),
        significant,
        6,
        6,
        Counted.FORKS,
        Optional.empty(),
        List.of());
  }

  @ParameterizedTest(name = "alpha {0}, confidence {1}")
  @CsvSource({"-0.1, 0.95", "1.1, 0.95", "NaN, 0.95", "0.05, -0.1", "0.05, 1.1", "0.05, NaN"})
  void levelsAreProbabilities(double alpha, double confidence) {
    assertThatIllegalArgumentException().isThrownBy(() -> new Levels(alpha, confidence));
  }

  @ParameterizedTest
  @EnumSource
  void aWarningSaysWhatItMeans(Warning.Kind kind) {
    assertThat(kind.explanation()).isNotBlank();
  }
}
