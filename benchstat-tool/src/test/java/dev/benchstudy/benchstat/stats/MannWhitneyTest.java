package dev.benchstudy.benchstat.stats;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.function.IntToDoubleFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class MannWhitneyTest {
  static Stream<Arguments> sizesUpToSix() {
    return IntStream.rangeClosed(1, 6)
        .boxed()
        .flatMap(n1 -> IntStream.rangeClosed(1, 6).mapToObj(n2 -> Arguments.of(n1, n2)));
  }

  @ParameterizedTest(name = "{0} and {1} values, all patterns of ties")
  @MethodSource("sizesUpToSix")
  void exactTestAgreesWithPlainEnumeration(int n1, int n2) {
    int n = n1 + n2;
    // Bit i of a pattern tells whether value i + 1 is larger than value i or equal to it.
    for (int pattern = 1; pattern < 1 << (n - 1); pattern++) {
      double[] pooled = new double[n];
      for (int i = 1; i < n; i++) {
        pooled[i] = pooled[i - 1] + (pattern >> (i - 1) & 1);
      }
      assertAgrees(pooled, n1);
    }
  }

  private static void assertAgrees(double[] pooled, int n1) {
    TreeMap<Integer, Integer> ways = new TreeMap<>();
    TreeMap<Integer, Integer> example = new TreeMap<>();
    for (int chosen = 0; chosen < 1 << pooled.length; chosen++) {
      if (Integer.bitCount(chosen) == n1) {
        int twiceU = twiceU(pooled, chosen);
        ways.merge(twiceU, 1, Integer::sum);
        example.put(twiceU, chosen);
      }
    }
    double total = sum(ways);
    example.forEach(
        (twiceU, chosen) -> {
          int tail = Math.min(sum(ways.headMap(twiceU, true)), sum(ways.tailMap(twiceU, true)));
          assertThat(p(part(pooled, chosen, 1), part(pooled, chosen, 0)))
              .as("%s, first sample %s", Arrays.toString(pooled), Integer.toBinaryString(chosen))
              .isEqualTo(Math.min(1, 2 * (tail / total)));
        });
  }

  private static int twiceU(double[] pooled, int chosen) {
    int twiceU = 0;
    int others = 0;
    int end;
    for (int start = 0; start < pooled.length; start = end) {
      end = start;
      int first = 0;
      while (end < pooled.length && pooled[end] == pooled[start]) {
        first += chosen >> end++ & 1;
      }
      int second = end - start - first;
      twiceU += first * (2 * others + second);
      others += second;
    }
    return twiceU;
  }

  private static int sum(Map<Integer, Integer> ways) {
    return ways.values().stream().mapToInt(Integer::intValue).sum();
  }

  private static double[] part(double[] pooled, int chosen, int bit) {
    return IntStream.range(0, pooled.length)
        .filter(i -> (chosen >> i & 1) == bit)
        .mapToDouble(i -> pooled[i])
        .toArray();
  }

  private static double p(double[] first, double[] second) {
    return MannWhitney.test(first, second).p().orElseThrow();
  }

  private static double[] values(int n, IntToDoubleFunction value) {
    return MannWhitney.ascending(IntStream.range(0, n).mapToDouble(value).toArray());
  }

  private static final String SCIPY =
      "SciPy 1.17.1: mannwhitneyu(x, y, use_continuity=True, method='%s').pvalue";

  @Test
  void exactWithoutTies() {
    double[] x = MannWhitney.ascending(new double[] {2.11, 2.05, 2.30, 2.18, 2.09, 2.22});
    double[] y = MannWhitney.ascending(new double[] {2.41, 2.20, 2.35, 2.28, 2.50, 2.33});
    assertThat(p(x, y)).as(SCIPY, "exact").isEqualTo(0.015151515151515152);
  }

  @Test
  void exactWithoutTiesUpToFifty() {
    double[] x = values(30, i -> i + 1.0);
    double[] y = values(40, i -> (i + 1) * 0.9 + 3.05);
    assertThat(p(x, y))
        .as(SCIPY, "exact")
        .isCloseTo(0.020299963860896483, Precision.relative(0.0203, 1e-13));
    double separated = p(values(50, i -> i), values(50, i -> i + 60));
    double expected = 1.9823306042836678e-29;
    assertThat(separated)
        .as("2 / C(100, 50)")
        .isCloseTo(expected, Precision.relative(expected, 1e-13));
  }

  @Test
  void exactWithTies() {
    assertThat(p(new double[] {1, 2, 2, 3, 3, 3, 4}, new double[] {3, 3, 4, 4, 5}))
        .as("SciPy 1.17.1: permutation_test((x, y), u, n_resamples=inf).pvalue")
        .isCloseTo(0.09343434343434344, Precision.ulps(0.09, 4));
  }

  @Test
  void normalWithTiesFromTwentySixOn() {
    double[] x = values(30, i -> i * 7 % 11);
    double[] y = values(26, i -> i * 5 % 13);
    double expected = 0.3602940841671165;
    assertThat(p(x, y))
        .as(SCIPY, "asymptotic")
        .isCloseTo(expected, Precision.relative(expected, 1e-12));
  }

  @Test
  void normalWithoutTiesFromFiftyOneOn() {
    double[] x = values(60, i -> i);
    double[] y = values(55, i -> i + 8.5);
    double expected = 0.07010180992935;
    assertThat(p(x, y))
        .as(SCIPY, "asymptotic")
        .isCloseTo(expected, Precision.relative(expected, 1e-12));
  }

  @Test
  void farTailIsNotZero() {
    double[] x = values(200, i -> i % 7);
    double[] y = values(200, i -> i % 7 + 20);
    double expected = 2.23771812983795e-67;
    assertThat(p(x, y))
        .as(SCIPY, "asymptotic")
        .isCloseTo(expected, Precision.relative(expected, 1e-10));
  }

  @ParameterizedTest(name = "{0} and {1} values, step {2}")
  @CsvSource({
    "25, 25, 2",
    "25, 1, 2",
    "26, 2, 2",
    "50, 50, 1",
    "51, 2, 1",
    "3, 51, 1",
    "40, 30, 1"
  })
  void exchangeOfSidesAndReversalOfOrderChangeNothing(int n1, int n2, int ties) {
    SplittableRandom random = new SplittableRandom(n1 * 100L + n2);
    for (int i = 0; i < 20; i++) {
      double[] x = values(n1, k -> ties == 1 ? random.nextDouble() : random.nextInt(9));
      double[] y = values(n2, k -> ties == 1 ? random.nextDouble() : random.nextInt(12));
      double p = p(x, y);
      assertThat(p(y, x)).isEqualTo(p);
      double reversed = p(values(n1, k -> -x[k]), values(n2, k -> -y[k]));
      assertThat(reversed).isEqualTo(p);
    }
  }

  @Test
  void tiesSwitchTheMethodAtTwentySix() {
    // 26 values with one tie: normal. The same values without it: exact.
    double[] x = values(26, i -> i);
    double[] tied = values(26, i -> i == 0 ? 10 : i + 10);
    double[] untied = values(26, i -> i + 10.5);
    PooledRanks pool = PooledRanks.of(x, untied);
    assertThat(p(x, untied))
        .isEqualTo(UDistribution.of(26, 26).twoSided(pool.twiceU() / 2, 26 * 26));
    assertThat(p(x, tied)).isNotEqualTo(RankCount.twoSided(PooledRanks.of(x, tied)));
    double[] fewer = Arrays.copyOf(x, 25);
    double[] fewerTied = Arrays.copyOf(tied, 25);
    assertThat(p(fewer, fewerTied)).isEqualTo(RankCount.twoSided(PooledRanks.of(fewer, fewerTied)));
  }

  @Test
  void equalValuesCannotDiffer() {
    assertThat(MannWhitney.test(new double[] {3, 3}, new double[] {3}))
        .isEqualTo(TestResult.ALL_EQUAL);
    assertThat(MannWhitney.test(values(40, i -> 3), values(40, i -> 3)).p()).isEmpty();
  }

  @Test
  void negativeZeroEqualsZero() {
    assertThat(MannWhitney.test(new double[] {-0.0}, new double[] {0.0}).p()).isEmpty();
  }

  @ParameterizedTest(name = "factor {0}")
  @ValueSource(doubles = {0.5, 1, 2, 4})
  void aFactorMovesTheFirstSampleAndLeavesItsZeros(double factor) {
    SplittableRandom random = new SplittableRandom(6);
    for (int i = 0; i < 50; i++) {
      double[] x = values(6, k -> random.nextInt(4));
      double[] y = values(5, k -> random.nextInt(5));
      double[] moved = values(6, k -> factor * x[k]);
      assertThat(PooledRanks.ofScaled(factor, x, y))
          .as("%s and %s", Arrays.toString(x), Arrays.toString(y))
          .isEqualTo(PooledRanks.of(moved, y));
    }
  }

  @Test
  void poolsAreEqualIfTheirOrderOfValuesIs() {
    PooledRanks pool = PooledRanks.of(new double[] {1, 3}, new double[] {2, 3});

    assertThat(pool)
        .isEqualTo(PooledRanks.of(new double[] {10, 30}, new double[] {20, 30}))
        .hasSameHashCodeAs(PooledRanks.of(new double[] {10, 30}, new double[] {20, 30}));
    assertThat(pool)
        .isNotEqualTo(PooledRanks.of(new double[] {2, 3}, new double[] {1, 3}))
        .isNotEqualTo(PooledRanks.of(new double[] {1, 3}, new double[] {1, 2}))
        .isNotEqualTo(PooledRanks.of(new double[] {3}, new double[] {1, 2, 3}));
  }

  @Test
  void infinitiesAreTheLargestValues() {
    double infinity = Double.POSITIVE_INFINITY;
    assertThat(p(new double[] {1, 2, infinity}, new double[] {infinity, infinity, infinity}))
        .isEqualTo(p(new double[] {1, 2, 9}, new double[] {9, 9, 9}));
  }

  @ParameterizedTest
  @CsvSource({
    "1, 1",
    "0.5, 2",
    "0.05, 4",
    "0.02857142857142857, 4",
    "0.01, 5",
    "0.0001, 9",
    "1e-5, 10"
  })
  void leastSizeIsTheFirstThatCouldReachAlpha(double alpha, int size) {
    assertThat(MannWhitney.leastSize(alpha)).isEqualTo(size);
  }

  @Test
  void leastPIsReachedBySeparatedSamples() {
    assertThat(MannWhitney.leastP(4, 4)).isEqualTo(p(values(4, i -> i), values(4, i -> i + 9)));
    assertThat(MannWhitney.leastP(3, 7)).isEqualTo(p(values(3, i -> i), values(7, i -> i + 9)));
    assertThat(MannWhitney.leastP(1, 1)).isEqualTo(1);
  }

  /** Counts anew: a distribution that is known already says nothing of how it is counted. */
  private static UDistribution counted(int n1, int n2) {
    return UDistribution.count(new UDistribution.Sizes(Math.min(n1, n2), Math.max(n1, n2)));
  }

  @ParameterizedTest(name = "{0} and {1} values")
  @MethodSource("sizesUpToSix")
  void withoutTiesBothWaysOfCountingAgree(int n1, int n2) {
    UDistribution distribution = counted(n1, n2);
    SplittableRandom random = new SplittableRandom(n1 * 10L + n2);
    for (int i = 0; i < 40; i++) {
      PooledRanks pool =
          PooledRanks.of(
              values(n1, k -> random.nextDouble()), values(n2, k -> random.nextDouble()));
      assertThat(distribution.twoSided(pool.twiceU() / 2, (long) n1 * n2))
          .isEqualTo(RankCount.twoSided(pool));
    }
  }

  @ParameterizedTest(name = "{0} and {1} values")
  @CsvSource({"1, 1", "2, 5", "5, 2", "25, 25", "50, 50", "13, 47"})
  void distributionIsSymmetricAndItsHalvesMakeOne(int n1, int n2) {
    UDistribution distribution = counted(n1, n2);
    int most = n1 * n2;
    for (int u = 0; u <= most; u++) {
      assertThat(distribution.twoSided(u, most))
          .isEqualTo(distribution.twoSided(most - u, most))
          .isBetween(0.0, 1.0);
    }
    assertThat(distribution.twoSided(most / 2, most)).isCloseTo(1, Precision.ulps(1, 50));
  }
}
