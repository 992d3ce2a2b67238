package dev.benchstudy.benchstat.select;

import static org.assertj.core.api.Assertions.assertThat;

import dev.benchstudy.benchstat.model.Measurement;
import dev.benchstudy.benchstat.model.Result;
import dev.benchstudy.benchstat.unit.Unit;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ByteRateTest {
  @ParameterizedTest(name = "1000 bytes, {0} {1}: {2} B/s")
  @CsvSource({"2e-6, sec/op, 5e8", "2e6, op/s, 2e9"})
  void theRateFollowsFromTimeOrThroughput(double value, String unit, double rate) {
    Measurement given = new Measurement(value, Unit.base(unit), List.of(value, 4 * value), true);
    Measurement other = new Measurement(7, Unit.base("B/op"));
    Result result = Results.line("A/n=1000 1").withMeasurements(List.of(given, other));
    double fourTimes = unit.equals("op/s") ? 4 * rate : rate / 4;

    assertThat(new ByteRate("/n").apply(result).measurements())
        .containsExactly(
            given, new Measurement(rate, Unit.base("B/s"), List.of(rate, fourTimes), true), other);
  }

  @ParameterizedTest
  @ValueSource(strings = {"0", "-1", "nan", "x", ""})
  void whatIsNoPositiveNumberOfBytesGivesNoRate(String bytes) {
    Result result = Results.line("A/n=" + bytes + " 1 2 sec/op");

    assertThat(new ByteRate("/n").apply(result)).isSameAs(result);
  }

  @Test
  void theKeyMayBeOneOfTheFile() {
    Result result = Results.line("A 1 2 sec/op", "size=1k", "bytes=8");

    assertThat(new ByteRate("bytes").apply(result).measurements()).hasSize(2);
    assertThat(new ByteRate("size").apply(result)).isSameAs(result);
  }
}
