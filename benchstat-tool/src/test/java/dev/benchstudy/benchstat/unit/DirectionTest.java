package dev.benchstudy.benchstat.unit;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class DirectionTest {
  @ParameterizedTest
  @CsvSource({
    "sec/op, LESS_IS_BETTER",
    "sec, LESS_IS_BETTER",
    "B/op, LESS_IS_BETTER",
    "bytes, LESS_IS_BETTER",
    "allocs/op, LESS_IS_BETTER",
    "B*sec/op, LESS_IS_BETTER",
    "sec/cache-line, LESS_IS_BETTER", // the dash joins no name and unit
    "op/s, MORE_IS_BETTER",
    "B/s, MORE_IS_BETTER",
    "sec/s, UNKNOWN",
    "op/B, UNKNOWN",
    "things, UNKNOWN",
    "'', UNKNOWN",
  })
  void costsAreToBeLessAndRatesMore(String unit, Direction direction) {
    assertThat(Direction.of(unit)).isEqualTo(direction);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "misses-op/s",
        "gc.alloc.rate-B/s",
        "waited-sec/op",
        "gc.time-sec",
        "heap-B",
        "hitPercent-#",
        "p-sec/op",
        "p0.5x-sec/op",
        "x0.99-sec/op",
        "-sec/op"
      })
  void ofACounterNobodyKnowsWhatItCounts(String unit) {
    assertThat(Direction.of(unit)).isEqualTo(Direction.UNKNOWN);
  }

  @ParameterizedTest
  @CsvSource({
    "p0.50-sec/op, LESS_IS_BETTER",
    "p0.999-sec/op, LESS_IS_BETTER",
    "p1.00-sec/op, LESS_IS_BETTER",
    "p99-sec, LESS_IS_BETTER",
    "p0.99-misses-sec/op, UNKNOWN",
    "p0.99-, UNKNOWN",
  })
  void aPercentileIsWhatItsUnitSays(String unit, Direction direction) {
    assertThat(Direction.of(unit)).isEqualTo(direction);
  }
}
