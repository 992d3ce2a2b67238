package dev.benchstudy.benchstat.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Arrays;
import java.util.OptionalDouble;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class RatioTestTest {
  private enum Method {
    MANN_WHITNEY {
      @Override
      RatioTest compare(double[] base, double[] next, double alpha) {
        return MannWhitney.compare(base, next, alpha);
      }
    },
    SIGNED_RANK {
      @Override
      RatioTest compare(double[] base, double[] next, double alpha) {
        return SignedRank.compare(base, cycled(next, base.length), alpha);
      }
    },
    WELCH {
      @Override
      RatioTest compare(double[] base, double[] next, double alpha) {
        return LogT.compare(base, next, alpha);
      }
    },
    PAIRED_T {
      @Override
      RatioTest compare(double[] base, double[] next, double alpha) {
        return LogT.comparePaired(base, cycled(next, base.length), alpha);
      }
    };

    abstract RatioTest compare(double[] base, double[] next, double alpha);
  }

  private static double[] cycled(double[] values, int length) {
    double[] cycled = new double[length];
    Arrays.setAll(cycled, i -> values[i % values.length]);
    return cycled;
  }

  /** Coarse values, so that ties within and between the sides are common, or fine ones. */
  private static double[] sample(SplittableRandom random, double factor) {
    int coarseness = random.nextInt(4);
    double[] sample = new double[1 + random.nextInt(12)];
    for (int i = 0; i < sample.length; i++) {
      double value = factor * (10 + 2 * random.nextDouble());
      sample[i] = coarseness == 0 ? value : Math.rint(value * coarseness * 2) / (coarseness * 2);
    }
    return sample;
  }

  @ParameterizedTest
  @EnumSource
  void intervalExcludesOneExactlyWhenTheTestRejects(Method method) {
    SplittableRandom random = new SplittableRandom(20);
    int rejected = 0;
    for (int i = 0; i < 1500; i++) {
      double[] base = sample(random, 1);
      double[] next = sample(random, 1 + 0.1 * random.nextInt(-2, 3));
      double alpha = new double[] {0.05, 0.01, 0.2}[i % 3];
      RatioTest test = method.compare(base, next, alpha);
      Interval interval = test.interval().orElseThrow();
      assertThat(interval.contains(1))
          .as("%s against %s at %s: %s", Arrays.toString(base), Arrays.toString(next), alpha, test)
          .isEqualTo(!test.rejects(alpha));
      rejected += test.rejects(alpha) ? 1 : 0;
    }
    assertThat(rejected).isBetween(150, 1350);
  }

  @ParameterizedTest
  @EnumSource
  void intervalExcludesOneAtTheVeryPValue(Method method) {
    SplittableRandom random = new SplittableRandom(21);
    for (int i = 0; i < 200; i++) {
      double[] base = sample(random, 1);
      double[] next = sample(random, 1.1);
      double p = method.compare(base, next, 0.05).test().p().orElse(1);
      if (p > 0 && p < 1) {
        String context = Arrays.toString(base) + " against " + Arrays.toString(next);
        Interval at = method.compare(base, next, p).interval().orElseThrow();
        assertThat(at.contains(1)).as(context).isFalse();
        Interval above = method.compare(base, next, Math.nextDown(p)).interval().orElseThrow();
        assertThat(above.contains(1)).as(context).isTrue();
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void intervalHoldsTheEstimateIfTheTestAcceptsIt(Method method) {
    SplittableRandom random = new SplittableRandom(22);
    for (int i = 0; i < 300; i++) {
      double[] base = random.doubles(2 + random.nextInt(10), 10, 12).toArray();
      double[] next = random.doubles(base.length, 10, 13).toArray();
      RatioTest test = method.compare(base, next, 0.05);
      assertThat(test.interval().orElseThrow().contains(test.ratio())).as("%s", test).isTrue();
    }
  }

  @ParameterizedTest
  @EnumSource
  void aFactorOnTheNewSideMovesTheInterval(Method method) {
    SplittableRandom random = new SplittableRandom(23);
    for (int i = 0; i < 200; i++) {
      double[] base = random.doubles(7, 10, 12).toArray();
      double[] next = random.doubles(7, 10, 12).toArray();
      Interval once = method.compare(base, next, 0.05).interval().orElseThrow();
      double[] four = Arrays.stream(next).map(value -> 4 * value).toArray();
      Interval moved = method.compare(base, four, 0.05).interval().orElseThrow();
      assertThat(moved.low()).isCloseTo(4 * once.low(), Precision.relative(moved.low(), 1e-9));
      assertThat(moved.high()).isCloseTo(4 * once.high(), Precision.relative(moved.high(), 1e-9));
    }
  }

  @ParameterizedTest
  @EnumSource
  void exchangeOfSidesInvertsTheRatio(Method method) {
    SplittableRandom random = new SplittableRandom(24);
    for (int i = 0; i < 200; i++) {
      double[] base = random.doubles(8, 10, 12).toArray();
      double[] next = random.doubles(8, 11, 12).toArray();
      RatioTest test = method.compare(base, next, 0.05);
      RatioTest exchanged = method.compare(next, base, 0.05);
      assertThat(exchanged.test()).isEqualTo(test.test());
      double inverse = 1 / test.ratio();
      assertThat(exchanged.ratio()).isCloseTo(inverse, Precision.relative(inverse, 1e-12));
      double low = 1 / test.interval().orElseThrow().high();
      assertThat(exchanged.interval().orElseThrow().low())
          .isCloseTo(low, Precision.relative(low, 1e-9));
    }
  }

  @Test
  void mannWhitneyIntervalEndsWhereTheTestTurns() {
    double[] base = {10, 11, 12, 13, 14, 15};
    double[] next = {20.5, 21.7, 22.9, 24.1, 25.3, 26.5};
    Interval interval = MannWhitney.compare(base, next, 0.05).interval().orElseThrow();
    assertThat(rejectsFactor(base, next, Math.nextDown(interval.low()))).isTrue();
    assertThat(rejectsFactor(base, next, interval.low())).isFalse();
    assertThat(rejectsFactor(base, next, interval.high())).isFalse();
    assertThat(rejectsFactor(base, next, Math.nextUp(interval.high()))).isTrue();
  }

  private static boolean rejectsFactor(double[] base, double[] next, double factor) {
    return MannWhitney.test(PooledRanks.ofScaled(factor, base, next)).rejects(0.05);
  }

  @Test
  void zerosOnBothSidesStillHaveAnInterval() {
    double[] base = {0, 0, 4, 4, 5, 6, 7, 8};
    double[] next = {0, 9, 9, 10, 11, 12, 13, 14};
    Interval interval = MannWhitney.compare(base, next, 0.05).interval().orElseThrow();
    assertThat(interval.contains(2)).isTrue();
  }

  @Test
  void fewValuesLeaveTheIntervalUnbounded() {
    double[] base = {10, 11, 12};
    double[] next = {20, 21, 22};
    assertThat(MannWhitney.compare(base, next, 0.05).interval())
        .hasValue(new Interval(0, Double.POSITIVE_INFINITY));
    assertThat(SignedRank.compare(base, next, 0.05).interval())
        .hasValue(new Interval(0, Double.POSITIVE_INFINITY));
  }

  @Test
  void valuesWithoutAFactorHaveNoInterval() {
    double[] base = {-1, 2, 3, 4, 5, 6};
    double[] zeros = {0, 0, 0, 0, 0, 0};
    assertThat(MannWhitney.compare(base, base, 0.05).interval()).isEmpty();
    assertThat(MannWhitney.compare(zeros, zeros, 0.05).interval()).isEmpty();
    assertThat(MannWhitney.compare(zeros, zeros, 0.05).test()).isEqualTo(TestResult.ALL_EQUAL);
  }

  @Test
  void withoutAnIntervalTheRatioIsThatOfTheMedians() {
    double infinity = Double.POSITIVE_INFINITY;
    double[] zeros = {0, 0, 0};
    double[] positive = {5, 6, 9};
    double[] endless = {5, 7, 9, 11, infinity};

    assertRatioOnly(new double[] {-1, 3, 4}, positive, 2);
    assertRatioOnly(positive, new double[] {-1, 3, 4}, 0.5);
    assertRatioOnly(zeros, positive, infinity);
    assertRatioOnly(positive, zeros, 0);
    assertRatioOnly(endless, positive, 6 / 9.0);
    assertRatioOnly(positive, endless, 1.5);
  }

  private static void assertRatioOnly(double[] base, double[] next, double ratio) {
    RatioTest test = MannWhitney.compare(base, next, 0.05);
    assertThat(test.interval()).as(test.toString()).isEmpty();
    assertThat(test.ratio()).isEqualTo(ratio);
  }

  @ParameterizedTest(name = "{0} of 21 differ")
  @ValueSource(ints = {6, 8})
  void whereMostValuesAreEqualTheOthersTellTheSideOfTheInterval(int different) {
    double[] ones = onesAndTwos(21, 0);
    double[] mixed = onesAndTwos(21, different);
    assertThat(MannWhitney.compare(ones, mixed, 0.05).ratio()).isEqualTo(1);
    assertThat(MannWhitney.compare(mixed, ones, 0.05).ratio()).isEqualTo(1);

    assertThat(rejected(MannWhitney.compare(ones, mixed, 0.05)).low()).isGreaterThan(1);
    assertThat(rejected(SignedRank.compare(ones, mixed, 0.05)).low()).isGreaterThan(1);
    assertThat(rejected(MannWhitney.compare(mixed, ones, 0.05)).high()).isLessThan(1);
    assertThat(rejected(SignedRank.compare(mixed, ones, 0.05)).high()).isLessThan(1);
  }

  private static double[] onesAndTwos(int size, int twos) {
    double[] values = new double[size];
    Arrays.setAll(values, i -> i < size - twos ? 1 : 2);
    return values;
  }

  private static Interval rejected(RatioTest test) {
    assertThat(test.rejects(0.05)).isTrue();
    return test.interval().orElseThrow();
  }

  @Test
  void whereMostValuesOfBothSidesAreEqualTheRatioIsExactlyOne() {
    double[] ones = {1, 1, 1};
    double[] other = {1, 1, 2};
    assertThat(MannWhitney.compare(other, ones, 0.05).ratio()).isEqualTo(1);
    assertThat(MannWhitney.compare(ones, other, 0.05).ratio()).isEqualTo(1);
  }

  @ParameterizedTest
  @ValueSource(doubles = {-0.01, 1.01, Double.NaN})
  void aPValueIsAProbability(double p) {
    assertThatIllegalArgumentException().isThrownBy(() -> new TestResult(OptionalDouble.of(p)));
  }

  @Test
  void fiveForksAreComparedByTAndSixByRanks() {
    double[] five = {10, 11, 12, 13, 14};
    double[] six = {20, 21, 22, 23, 24, 25};
    double[] more = {30, 31, 32, 33, 34, 35};
    assertThat(RatioTest.independent(five, six, 0.05)).isEqualTo(LogT.compare(five, six, 0.05));
    assertThat(RatioTest.independent(six, more, 0.05))
        .isEqualTo(MannWhitney.compare(six, more, 0.05));
    assertThat(RatioTest.paired(six, more, 0.05)).isEqualTo(SignedRank.compare(six, more, 0.05));
    assertThat(RatioTest.paired(five, five, 0.05)).isEqualTo(LogT.comparePaired(five, five, 0.05));
  }

  @ParameterizedTest(name = "{0} against {1} values")
  @CsvSource({"2, 2", "2, 3", "2, 5", "2, 10", "3, 3", "3, 10", "4, 4", "5, 6", "6, 6", "6, 10"})
  void valuesInTwoClustersRaiseFewFalseAlarms(int n1, int n2) {
    SplittableRandom random = new SplittableRandom(25);
    int trials = 4000;
    int alarms = 0;
    for (int i = 0; i < trials; i++) {
      RatioTest test = RatioTest.independent(clustered(random, n1), clustered(random, n2), 0.05);
      alarms += test.rejects(0.05) ? 1 : 0;
    }
    assertThat(alarms).isLessThan((int) (0.064 * trials));
  }

  /** Values in two clusters, which are four and a half standard deviations of a cluster apart. */
  private static double[] clustered(SplittableRandom random, int n) {
    double[] values = new double[n];
    Arrays.setAll(values, i -> 100 + (random.nextBoolean() ? 2 : -2) + 0.9 * random.nextGaussian());
    return values;
  }

  @Test
  void ranksThatCannotReachAlphaGiveWayToT() {
    double[] six = {20, 21, 22, 23, 24, 25};
    double[] more = {30, 31, 32, 33, 34, 35};
    assertThat(RatioTest.independent(six, more, 0.001)).isEqualTo(LogT.compare(six, more, 0.001));
    assertThat(RatioTest.paired(six, more, 0.03)).isEqualTo(LogT.comparePaired(six, more, 0.03));
    assertThat(RatioTest.ranksIndependent(6, 7, MannWhitney.leastP(6, 7))).isTrue();
    assertThat(RatioTest.ranksPairs(7, SignedRank.leastP(7))).isTrue();
  }
}
