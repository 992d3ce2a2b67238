package dev.benchstudy.benchstat.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class LogTTest {
  private static final double[] BASE = {101.2, 99.8, 103.5, 100.9};
  private static final double[] NEXT = {106.3, 104.1, 109.9};
  private static final double[] PARTNERS = {104.0, 101.1, 107.7, 102.6};

  private static void assertRatio(
      RatioTest actual, String maker, double p, double ratio, double low, double high) {
    assertThat(actual.test().p().orElseThrow()).as(maker).isCloseTo(p, Precision.relative(p, 1e-9));
    assertThat(actual.ratio()).as(maker).isCloseTo(ratio, Precision.relative(ratio, 1e-13));
    Interval interval = actual.interval().orElseThrow();
    assertThat(interval.low()).as(maker).isCloseTo(low, Precision.relative(low, 1e-10));
    assertThat(interval.high()).as(maker).isCloseTo(high, Precision.relative(high, 1e-10));
  }

  private static final String WELCH =
      "SciPy 1.17.1: ttest_ind(log(next), log(base), equal_var=False), confidence_interval(.95)";
  private static final String STUDENT = WELCH.replace("False", "True");

  @Test
  void equalSizesAreComparedByWelch() {
    assertRatio(
        LogT.compare(BASE, PARTNERS, 0.05),
        WELCH,
        0.18337843615463045,
        1.0244747225784239,
        0.9837210660451567,
        1.0669167240888993);
  }

  @Test
  void ofUnequalSizesTheMoreCautiousTestDecides() {
    assertRatio(
        LogT.compare(BASE, NEXT, 0.05),
        WELCH,
        0.0611216162408204,
        1.0532745398068704,
        0.9954348550051978,
        1.114474996155908);
    assertRatio(
        LogT.compare(new double[] {100, 100.1}, new double[] {103, 109, 120, 99, 112}, 0.05),
        STUDENT,
        0.21251810268931945,
        1.083035266043923,
        0.9382172295902359,
        1.2502066158038057);
  }

  @Test
  void twoAgainstTwoCountOneDegreeOfFreedom() {
    RatioTest test = LogT.compare(new double[] {101.2, 99.8}, new double[] {106.3, 104.1}, 0.05);
    double expected = 0.17089181757028649;
    assertThat(test.test().p().orElseThrow())
        .as("SciPy 1.17.1: 2 * t.sf(abs(ttest_ind(log(next), log(base)).statistic), 1)")
        .isCloseTo(expected, Precision.relative(expected, 1e-9));
  }

  @Test
  void pairsAreComparedByTheirRatios() {
    assertRatio(
        LogT.comparePaired(BASE, PARTNERS, 0.01),
        "SciPy 1.17.1: ttest_rel(log(next), log(base)), confidence_interval(.99)",
        0.02772462335999991,
        1.0244747225784248,
        0.9890689514949066,
        1.0611479165490165);
  }

  @Test
  void oneSampleHasItsGeometricMean() {
    Estimate estimate = LogT.mean(BASE, 0.95);
    String maker = "SciPy 1.17.1: exp(ttest_1samp(log(base), 0).confidence_interval(.95))";
    assertThat(estimate.center()).as(maker).isCloseTo(101.34110663997517, Precision.ulps(101, 4));
    assertThat(estimate.interval().low())
        .as(maker)
        .isCloseTo(98.90733335412534, Precision.relative(98.9, 1e-10));
    assertThat(estimate.interval().high())
        .as(maker)
        .isCloseTo(103.8347668139459, Precision.relative(103.8, 1e-10));
  }

  @Test
  void aSingleValueTellsNothingAboutSpread() {
    RatioTest test = LogT.compare(new double[] {10}, new double[] {20, 21, 22}, 0.05);
    assertThat(test.test().p()).hasValue(1);
    assertThat(test.interval()).hasValue(new Interval(0, Double.POSITIVE_INFINITY));
    assertThat(LogT.comparePaired(new double[] {1}, new double[] {2}, 0.05).test().p()).hasValue(1);
    assertThat(LogT.mean(new double[] {7}, 0.95))
        .isEqualTo(new Estimate(7, new Interval(0, Double.POSITIVE_INFINITY)));
  }

  @Test
  void valuesWhoseSquaresAreBeyondAllDoublesSayNothing() {
    double[] huge = {-1e200, 1e200, 1e200};
    double[] infinite = {1, 2, Double.POSITIVE_INFINITY};
    Interval all = new Interval(Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);
    for (double[] other : new double[][] {huge, infinite, {-1.7e308, 1.7e308, 0}, {0, 0, 0}}) {
      assertThat(LogT.compare(huge, other, 0.05).test().p()).hasValue(1);
      assertThat(LogT.compare(other, infinite, 0.05).test().p()).hasValue(1);
    }
    assertThat(LogT.comparePaired(huge, infinite, 0.05).test().p()).hasValue(1);
    assertThat(LogT.mean(huge, 0.95).interval()).isEqualTo(all);
    assertThat(LogT.mean(infinite, 0.95).interval()).isEqualTo(all);
    assertThat(LogT.mean(new double[] {-1.7e308, 1.7e308}, 0.95).interval()).isEqualTo(all);
  }

  @Test
  void valuesWithoutSpreadAreExact() {
    RatioTest test = LogT.compare(new double[] {24, 24}, new double[] {32, 32, 32}, 0.05);
    assertThat(test.test().p()).hasValue(0);
    assertThat(test.interval().orElseThrow().low()).isCloseTo(4 / 3.0, Precision.ulps(1, 4));
    assertThat(test.interval().orElseThrow().high()).isCloseTo(4 / 3.0, Precision.ulps(1, 4));
    assertThat(LogT.mean(new double[] {24, 24, 24}, 0.95))
        .isEqualTo(new Estimate(24, new Interval(24, 24)));
  }

  @Test
  void equalValuesWithoutSpreadCannotDiffer() {
    RatioTest test = LogT.compare(new double[] {0.1, 0.1}, new double[] {0.1, 0.1, 0.1}, 0.05);
    assertThat(test).isEqualTo(LogT.comparePaired(new double[] {3, 4}, new double[] {3, 4}, 0.05));
    assertThat(test.test()).isEqualTo(TestResult.ALL_EQUAL);
    assertThat(test.ratio()).isEqualTo(1);
    assertThat(test.interval()).hasValue(new Interval(1, 1));
  }

  @Test
  void oneSideWithoutSpreadHasTheFreedomOfTheOther() {
    double[] fixed = {100, 100, 100, 100};
    double[] next = {104, 101, 107, 102};
    double p = LogT.comparePaired(fixed, next, 0.05).test().p().orElseThrow();
    assertThat(LogT.compare(fixed, next, 0.05).test().p().orElseThrow())
        .isCloseTo(p, Precision.relative(p, 1e-9));
  }

  @Test
  void valuesThatAreNotPositiveAreTestedAsTheyAre() {
    double[] base = {0, 1, 2, 1};
    double[] next = {5, 6, 5.5, 6};
    RatioTest test = LogT.compare(base, next, 0.05);
    assertThat(test.rejects(0.001)).isTrue();
    assertThat(test.interval()).isEmpty();
    assertThat(LogT.comparePaired(base, next, 0.05).interval()).isEmpty();
    assertThat(LogT.mean(base, 0.95).center()).isEqualTo(1);
    double low = -0.2992282636251109;
    assertThat(LogT.mean(base, 0.95).interval().low())
        .as("SciPy 1.17.1: ttest_1samp(base, 0).confidence_interval(.95)")
        .isCloseTo(low, Precision.relative(low, 1e-10));
  }

  @Test
  void theRatioOfValuesThatAreNotPositiveIsThatOfTheirMeans() {
    double[] base = {0, 4, 8, 4};
    double[] next = {5, 6, 5, 8};
    assertThat(LogT.compare(base, next, 0.05).ratio()).isEqualTo(1.5);
    assertThat(LogT.comparePaired(base, next, 0.05).ratio()).isEqualTo(1.5);
  }

  @Test
  void certaintyNeedsTheWholeLine() {
    assertThat(LogT.mean(BASE, 1).interval()).isEqualTo(new Interval(0, Double.POSITIVE_INFINITY));
    assertThat(LogT.mean(BASE, 0).interval().low())
        .isCloseTo(LogT.mean(BASE, 0).center(), Precision.ulps(101, 2));
  }

  @Test
  void pairsNeedPartners() {
    assertThatThrownBy(() -> LogT.comparePaired(BASE, NEXT, 0.05))
        .hasMessageContaining("4")
        .hasMessageContaining("3");
  }
}
