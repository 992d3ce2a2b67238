package dev.benchstudy.benchstat.stats;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SampleSizeTest {
  /** Two values whose logarithms have the given mean and standard deviation. */
  private static double[] pair(double logMean, double deviation) {
    double half = deviation / Math.sqrt(2);
    return new double[] {Math.exp(logMean - half), Math.exp(logMean + half)};
  }

  @Test
  void aDistantLimitNeedsFewValues() {
    double[] base = pair(0, 0.01);
    assertThat(SampleSize.independent(base, pair(0, 0.01), 1.2, 0.05).orElseThrow()).isEqualTo(3);
  }

  private static final String MAKER =
      "SciPy 1.17.1: the least n with n * distance^2 / variance * efficiency at least"
          + " (t.isf(0.025, freedom) + t.isf(0.1, freedom))^2; efficiency 3 / pi from six values on";

  @ParameterizedTest(name = "deviation {0} times the distance: {1} a side")
  @CsvSource({"0.28, 3", "0.3, 4", "0.36, 4", "0.42, 5", "0.48, 7", "0.57, 9", "1, 24"})
  void sidesNeedAsManyValuesAsTheErrorsOfBothKindsSay(double deviation, int size) {
    double[] values = pair(0, deviation * Math.log(1.1));
    assertThat(SampleSize.independent(values, values, 1.1, 0.05)).as(MAKER).hasValue(size);
  }

  @ParameterizedTest(name = "deviation {0} times the distance: {1} pairs")
  @CsvSource({"0.28, 4", "0.41, 4", "0.5, 5", "0.51, 5", "0.6, 7", "0.67, 8", "1, 14"})
  void pairsNeedAsManyAsTheErrorsOfBothKindsSay(double deviation, int size) {
    double[] ratios = pair(0, deviation * Math.log(1.1));
    assertThat(SampleSize.paired(new double[] {1, 1}, ratios, 1.1, 0.05)).as(MAKER).hasValue(size);
  }

  @Test
  void whatCountsIsTheDistanceFromTheRatioToTheLimit() {
    double distance = Math.log(1.1);
    double[] base = pair(0, 0.5 * distance);
    double[] next = pair(distance, 0.5 * distance);
    double[] ones = {1, 1};
    assertThat(SampleSize.independent(base, next, 1.21, 0.05))
        .isEqualTo(SampleSize.independent(base, base, 1.1, 0.05));
    assertThat(SampleSize.paired(ones, next, 1.21, 0.05))
        .isEqualTo(SampleSize.paired(ones, base, 1.1, 0.05));
  }

  @Test
  void theLargestSizeIsTheLastThatIsGiven() {
    int largest = 0;
    for (double deviation = 6.7; deviation < 6.78; deviation += 0.001) {
      double[] values = pair(0, deviation * Math.log(1.1));
      largest = Math.max(largest, SampleSize.independent(values, values, 1.1, 0.05).orElse(0));
    }
    assertThat(largest).isEqualTo(SampleSize.LARGEST);
  }

  @Test
  void fourTimesTheValuesForTwiceTheSpread() {
    int once = SampleSize.independent(pair(0, 0.02), pair(0, 0.02), 1.02, 0.05).orElseThrow();
    int twice = SampleSize.independent(pair(0, 0.04), pair(0, 0.04), 1.02, 0.05).orElseThrow();
    assertThat(twice).isBetween(4 * once - 8, 4 * once);
  }

  @Test
  void plannedSizeDecidesNineTimesInTen() {
    double deviation = 0.03;
    double limit = 1.05;
    int planned =
        SampleSize.independent(pair(0, deviation), pair(0, deviation), limit, 0.05).orElseThrow();
    assertThat(decided(planned, deviation, limit)).isBetween(0.87, 0.95);
    assertThat(decided(planned * 3 / 4, deviation, limit)).isLessThan(0.85);
  }

  private static double decided(int n, double deviation, double limit) {
    Random random = new Random(n);
    int repeats = 2000;
    int decided = 0;
    for (int i = 0; i < repeats; i++) {
      double[] base = new double[n];
      double[] next = new double[n];
      for (int k = 0; k < n; k++) {
        base[k] = Math.exp(deviation * random.nextGaussian());
        next[k] = Math.exp(deviation * random.nextGaussian());
      }
      Interval interval = RatioTest.independent(base, next, 0.05).interval().orElseThrow();
      decided += interval.contains(limit) ? 0 : 1;
    }
    return (double) decided / repeats;
  }

  @Test
  void pairsThatAgreeNeedFewerThanSidesThatDoNot() {
    double[] base = {90, 100, 110, 95};
    double[] next = {90.9, 100.8, 111.3, 95.8};
    int pairs = SampleSize.paired(base, next, 1.05, 0.05).orElseThrow();
    int sides = SampleSize.independent(base, next, 1.05, 0.05).orElseThrow();
    assertThat(pairs).isEqualTo(5);
    assertThat(sides).isGreaterThan(100);
  }

  @Test
  void answerIsMoreThanThereAreNow() {
    double[] base = {100, 100.1, 99.9, 100, 100.1, 99.9, 100};
    assertThat(SampleSize.independent(base, base, 1.5, 0.05)).hasValue(8);
    double[] next = {100.1, 100.1, 99.9, 100.1, 100.1, 99.9, 100};
    assertThat(SampleSize.paired(base, next, 1.5, 0.05)).hasValue(8);
  }

  @Test
  void whatNoSizeDecidesHasNoAnswer() {
    double[] base = pair(0, 0.1);
    assertThat(SampleSize.independent(base, base, 1.0, 0.05)).isEmpty();
    assertThat(SampleSize.independent(base, base, 1.0001, 0.05)).isEmpty();
    assertThat(SampleSize.independent(new double[] {0, 1}, base, 1.1, 0.05)).isEmpty();
    assertThat(SampleSize.independent(new double[] {1}, base, 1.1, 0.05)).isEmpty();
    assertThat(SampleSize.paired(new double[] {1}, new double[] {1}, 1.1, 0.05)).isEmpty();
  }

  @Test
  void ranksNeedMoreThanT() {
    double[] base = pair(0, 0.05);
    int ranked = SampleSize.independent(base, base, 1.02, 0.05).orElseThrow();
    double t = (1.96 + 1.2816) * (1.96 + 1.2816) * 2 * 0.05 * 0.05 / Math.pow(Math.log(1.02), 2);
    assertThat((double) ranked).isBetween(t * Math.PI / 3, t * Math.PI / 3 + 2);
  }
}
