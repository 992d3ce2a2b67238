package dev.benchstudy.benchstat.stats;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SignedRankTest {
  private static final String SCIPY = "SciPy 1.17.1: wilcoxon(d, %s).pvalue";

  private static double p(double... differences) {
    return SignedRank.test(differences).p().orElseThrow();
  }

  @Test
  void exactWithoutTies() {
    assertThat(p(1.2, -0.4, 2.5, 3.1, -1.9, 4.4, 0.8, 2.2))
        .as(SCIPY, "method='exact'")
        .isEqualTo(0.078125);
  }

  @Test
  void exactWithTiesAndZeros() {
    assertThat(p(0, 0, 1, 1, -1, 2, 3, 3, -2, 4))
        .as(SCIPY, "zero_method='pratt', method=PermutationMethod(n_resamples=10**6)")
        .isEqualTo(0.140625);
  }

  @Test
  void normalFromFiftyOnePairsOn() {
    double[] untied = IntStream.range(0, 61).mapToDouble(i -> i * 37 % 61 - 20.5).toArray();
    double expected = 0.0003927026958660611;
    assertThat(p(untied))
        .as(SCIPY, "method='asymptotic', correction=True")
        .isCloseTo(expected, Precision.relative(expected, 1e-12));
    double[] tied = IntStream.range(0, 60).mapToDouble(i -> i * 37 % 23 - 8).toArray();
    expected = 0.0036547815331710283;
    assertThat(p(tied))
        .as(SCIPY, "zero_method='pratt', method='asymptotic', correction=True")
        .isCloseTo(expected, Precision.relative(expected, 1e-12));
  }

  @Test
  void rankSumsOfManyPairsExceedAnInt() {
    double[] balanced = IntStream.range(0, 100_000).mapToDouble(i -> i % 2 == 0 ? i : -i).toArray();

    assertThat(p(balanced)).isGreaterThan(0.5);
  }

  @ParameterizedTest(name = "{0} pairs")
  @ValueSource(ints = {1, 2, 3, 5, 8, 11})
  void exactTestAgreesWithPlainEnumerationOfSigns(int n) {
    SplittableRandom random = new SplittableRandom(n);
    for (int repeat = 0; repeat < 50; repeat++) {
      double[] differences = random.ints(n, -4, 5).asDoubleStream().toArray();
      int[] ranks = twiceRanks(differences);
      int[] used = IntStream.range(0, n).filter(i -> differences[i] != 0).toArray();
      if (used.length == 0) {
        assertThat(SignedRank.test(differences)).isEqualTo(TestResult.ALL_EQUAL);
        continue;
      }
      int observed = Arrays.stream(used).filter(i -> differences[i] > 0).map(i -> ranks[i]).sum();
      int below = 0;
      int above = 0;
      for (int signs = 0; signs < 1 << used.length; signs++) {
        int sum = 0;
        for (int k = 0; k < used.length; k++) {
          sum += (signs >> k & 1) * ranks[used[k]];
        }
        below += sum <= observed ? 1 : 0;
        above += sum >= observed ? 1 : 0;
      }
      assertThat(p(differences))
          .as(Arrays.toString(differences))
          .isEqualTo(Math.min(1, Math.scalb(2.0 * Math.min(below, above), -used.length)));
    }
  }

  /**
   * Twice the rank: how many are smaller, twice, and how many are equal, itself included, plus one.
   */
  private static int[] twiceRanks(double[] differences) {
    return Arrays.stream(differences)
        .map(Math::abs)
        .mapToInt(
            size ->
                1
                    + Arrays.stream(differences)
                        .map(Math::abs)
                        .mapToInt(other -> other < size ? 2 : other == size ? 1 : 0)
                        .sum())
        .toArray();
  }

  @Test
  void oppositeDifferencesHaveTheSameP() {
    SplittableRandom random = new SplittableRandom(5);
    for (int n = 1; n < 70; n++) {
      double[] differences = random.doubles(n, -1, 2).toArray();
      assertThat(p(Arrays.stream(differences).map(d -> -d).toArray())).isEqualTo(p(differences));
    }
  }

  @Test
  void leastPIsReachedByEqualSigns() {
    for (int n = 1; n <= 50; n++) {
      double[] differences = IntStream.rangeClosed(1, n).asDoubleStream().toArray();
      assertThat(p(differences)).isEqualTo(SignedRank.leastP(n));
    }
  }

  @Test
  void estimateIsTheMedianOfTheMeansOfAllPairs() {
    double[] base = {100, 100, 100};
    double[] next = {100, 110, 130};
    // The means of the logarithms: 1, 1.1, 1.3 and the geometric means of two of them.
    double expected = Math.sqrt(1.3);
    assertThat(Math.sqrt(1.1) < 1.1 && 1.1 < expected && expected < Math.sqrt(1.1 * 1.3)).isTrue();
    double middle = Math.sqrt(1.1 * Math.sqrt(1.3));
    assertThat(SignedRank.compare(base, next, 0.05).ratio())
        .isCloseTo(middle, Precision.relative(middle, 1e-12));
  }

  @ParameterizedTest(name = "{0} pairs")
  @ValueSource(ints = {3, 6, 10, 20})
  void intervalIsThatOfTestingEveryShift(int n) {
    SplittableRandom random = new SplittableRandom(n);
    double[] ones = DoubleStream.generate(() -> 1).limit(n).toArray();
    for (int repeat = 0; repeat < 200; repeat++) {
      int steps = repeat % 2 == 0 ? 8 : 1 << 30;
      double[] logs = random.ints(n, 1, steps).mapToDouble(i -> i / (double) steps - 0.3).toArray();
      double[] ratios = Arrays.stream(logs).map(Math::exp).sorted().toArray();

      RatioTest actual = SignedRank.compare(ones, ratios, 0.05);

      double[] logRatios = Pairs.logRatios(ones, ratios);
      double estimate = Math.log(actual.ratio());
      Interval range = new Interval(Math.nextDown(logRatios[0]), Math.nextUp(logRatios[n - 1]));
      Interval expected =
          Inversion.ratios(
              Inversion.search(
                  shift ->
                      !SignedRank.test(Arrays.stream(logRatios).map(v -> v - shift).toArray())
                          .rejects(0.05),
                  0,
                  estimate,
                  range),
              estimate,
              actual.test().rejects(0.05));
      assertThat(actual.interval()).contains(expected);
    }
  }

  @Test
  void valuesThatAreNotPositiveHaveNoInterval() {
    double[] base = {0, 2, 2, 1, 3, 2, 0};
    double[] next = {5, 6, 5.5, 6, 7, 9, 4};
    RatioTest test = SignedRank.compare(base, next, 0.05);
    assertThat(test.test().p()).hasValue(SignedRank.leastP(7));
    assertThat(test.interval()).isEmpty();
    assertThat(test.ratio()).as("of the medians").isEqualTo(3);
  }
}
