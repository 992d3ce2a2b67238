package dev.benchstudy.benchstat.stats;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class RepeatedLooksTest {
  private static double[] equallySpaced(int looks) {
    return IntStream.rangeClosed(1, looks).asDoubleStream().toArray();
  }

  @ParameterizedTest(name = "{0} looks: level {1}")
  @CsvSource({"2, 0.0294", "3, 0.0221", "4, 0.0182", "5, 0.0158", "7, 0.0130", "10, 0.0106"})
  void levelsAreThoseOfPocock(int looks, double level) {
    assertThat(RepeatedLooks.pocock(0.05, equallySpaced(looks)))
        .as("Pocock (1977), table 1, as two-sided levels")
        .isCloseTo(level, Offset.offset(0.0001));
  }

  @ParameterizedTest(name = "{0} looks")
  @ValueSource(ints = {2, 3, 5, 8, 13})
  void aLevelGivesTheFalseAlarmsThatWereAskedFor(int looks) {
    double level = RepeatedLooks.pocock(0.05, equallySpaced(looks));
    assertThat(RepeatedLooks.falseAlarms(Normal.upperQuantile(level / 2), equallySpaced(looks)))
        .isCloseTo(0.05, Offset.offset(1e-6));
  }

  @Test
  void falseAlarmsOfOneLookAreItsLevel() {
    assertThat(RepeatedLooks.falseAlarms(1.959963984540054, 1))
        .isCloseTo(0.05, Offset.offset(1e-6));
  }

  @Test
  void sevenUnpaidLooksRaiseTheAlarmsSeveralTimes() {
    assertThat(RepeatedLooks.falseAlarms(1.959963984540054, 4, 6, 8, 10, 12, 16, 20))
        .isBetween(0.14, 0.18);
  }

  @Test
  void oneLookCostsNothing() {
    assertThat(RepeatedLooks.level(0.05, 10)).isEqualTo(0.05);
  }

  @Test
  void sevenLooksNeedAboutAQuarterOfAlpha() {
    assertThat(RepeatedLooks.level(0.05, 4, 6, 8, 10, 12, 16, 20)).isBetween(0.0110, 0.0119);
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 5, 19, 40})
  void levelLiesBetweenAlphaSharedAndAlpha(int looks) {
    int[] sizes = IntStream.range(2, 2 + looks).toArray();
    assertThat(RepeatedLooks.level(0.05, sizes))
        .isGreaterThanOrEqualTo(0.05 / looks)
        .isLessThan(0.05);
  }

  @Test
  void moreLooksCostMore() {
    double level = 1;
    for (int looks = 1; looks < 12; looks++) {
      double next = RepeatedLooks.level(0.05, IntStream.range(4, 4 + looks).toArray());
      assertThat(next).isLessThan(level);
      level = next;
    }
  }
}
