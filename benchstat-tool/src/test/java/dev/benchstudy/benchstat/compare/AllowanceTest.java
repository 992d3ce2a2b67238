package dev.benchstudy.benchstat.compare;

import static org.assertj.core.api.Assertions.assertThat;

import dev.benchstudy.benchstat.unit.Direction;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AllowanceTest {
  @ParameterizedTest(name = "{0} [{1}, {2}]: {3}")
  @CsvSource({
    "LESS_IS_BETTER, 1.3, 1.4, WORSE",
    "LESS_IS_BETTER, 1.25, 1.4, UNDECIDED",
    "LESS_IS_BETTER, 1.1, 1.25, PASS",
    "LESS_IS_BETTER, 0, 0, PASS",
    "LESS_IS_BETTER, -3, 1, PASS",
    "LESS_IS_BETTER, Infinity, Infinity, WORSE",
    "MORE_IS_BETTER, 0.7, 0.79, WORSE",
    "MORE_IS_BETTER, 0.7, 0.8, UNDECIDED",
    "MORE_IS_BETTER, 0.8, 0.9, PASS",
    "MORE_IS_BETTER, 0, 0, WORSE",
    "MORE_IS_BETTER, Infinity, Infinity, PASS",
    "UNKNOWN, 1.3, 1.4, WORSE",
    "UNKNOWN, 0.7, 0.79, WORSE",
    "UNKNOWN, 0.8, 1.25, PASS",
    "UNKNOWN, 0.7, 1, UNDECIDED",
    "UNKNOWN, 1, 1.4, UNDECIDED",
    "UNKNOWN, 0.7, 1.4, UNDECIDED",
  })
  void aMarginOfAQuarterAllowsAFactorOfFiveFourths(
      Direction direction, double low, double high, GateVerdict verdict) {
    assertThat(Allowance.of(direction, 0.25).verdict(new Effect(low, low, high)))
        .isEqualTo(verdict);
  }

  @ParameterizedTest(name = "{0}, ratio {1}: {2}")
  @CsvSource({
    "LESS_IS_BETTER, 0.5, 1.25",
    "LESS_IS_BETTER, 2, 1.25",
    "MORE_IS_BETTER, 0.5, 0.8",
    "MORE_IS_BETTER, 2, 0.8",
    "UNKNOWN, 0.5, 0.8",
    "UNKNOWN, 2, 1.25",
    "UNKNOWN, NaN, 1.25",
  })
  void theLimitIsTheEndOnTheSideOfTheChange(Direction direction, double ratio, double limit) {
    assertThat(Allowance.of(direction, 0.25).limit(ratio)).isEqualTo(limit);
  }
}
