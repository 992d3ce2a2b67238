package dev.benchstudy.benchstat.stats;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class OrderStatisticsTest {
  /**
   * Confidence, then size:lower-upper; 1 to 30 are binomial, from 31 on normal. Of two equally
   * probable ranks the lower is taken, where rounding decides in Go's program: it has 8-22 for 28
   * values at 0.99, 11-20 for 29 at 0.9, 13-17 for 28 and 14-18 for 30 at 0.5.
   */
  private static final String[] RANKS = {
    "0.95 1:0-2 2:0-3 3:0-4 4:0-5 5:0-5 6:1-6 7:1-7 8:1-7 9:2-8 10:2-9 11:2-9 12:3-10 13:3-11",
    "0.95 14:3-11 15:4-12 16:4-12 17:5-13 18:5-14 19:5-14 20:6-15 21:6-16 22:6-16 23:7-17 24:7-17",
    "0.95 25:8-18 26:8-19 27:8-19 28:9-20 29:9-20 30:10-21 31:10-22 32:10-22 33:11-23 34:11-23",
    "0.95 35:12-24 36:12-24 37:13-25 38:13-26 39:13-26 40:14-27 41:14-27 42:15-28 43:15-29",
    "0.95 44:15-29 45:16-30 46:16-30 47:17-31 48:17-31 49:18-32 50:18-32 51:19-33 52:19-34",
    "0.95 53:19-34 54:20-35 55:20-35 56:21-36 57:21-36 58:22-37 59:22-38 60:22-38",
    "0.99 8:1-8 9:1-9 10:1-10 11:1-10 12:2-11 15:3-13 20:4-16 24:6-19 25:6-19 29:8-22",
    "0.99 30:8-23 31:8-23 32:9-24 40:12-29 50:16-35 60:20-41",
    "0.9 5:1-5 6:1-6 7:1-6 8:2-7 10:2-8 20:6-14 23:8-16 24:8-17 25:8-17 28:10-19",
    "0.9 30:11-20 31:11-21 32:11-21 40:15-26 50:19-31 60:24-37",
    "0.5 2:1-2 3:1-3 4:1-3 8:3-6 20:8-12 27:12-16 29:13-17 31:14-18 32:14-18",
    "0.5 36:16-21 60:27-33",
    "0 1:0-1 2:1-2 3:1-2 20:10-11 30:15-16 31:16-16 32:16-16 60:30-30",
  };

  static Stream<Arguments> ranks() {
    return Arrays.stream(RANKS)
        .flatMap(
            line -> {
              String[] words = line.split(" ", -1);
              return Arrays.stream(words, 1, words.length).map(word -> row(words[0], word));
            });
  }

  private static Arguments row(String confidence, String word) {
    String[] parts = word.split("[:-]", -1);
    return Arguments.of(
        Double.valueOf(confidence),
        Integer.valueOf(parts[0]),
        Integer.valueOf(parts[1]),
        Integer.valueOf(parts[2]));
  }

  @ParameterizedTest(name = "{1} values at {0}: {2} to {3}")
  @MethodSource("ranks")
  void ranksEncloseTheMedian(double confidence, int n, int lower, int upper) {
    assertThat(OrderStatistics.ofMedian(n, confidence))
        .isEqualTo(new OrderStatistics(lower, upper));
  }

  @ParameterizedTest(name = "{1} values at {0}: {2} to {3}")
  @CsvSource({"0.99, 28, 7, 21", "0.9, 29, 10, 19", "0.5, 28, 12, 16", "0.5, 30, 13, 17"})
  void ofTwoEquallyProbableRanksTheLowerIsTaken(double confidence, int n, int lower, int upper) {
    assertThat(OrderStatistics.ofMedian(n, confidence))
        .isEqualTo(new OrderStatistics(lower, upper));
  }

  @Test
  void certaintyNeedsTheWholeLine() {
    assertThat(OrderStatistics.ofMedian(7, 1)).isEqualTo(new OrderStatistics(0, 8));
    assertThat(OrderStatistics.ofMedian(40, 1)).isEqualTo(new OrderStatistics(0, 41));
    assertThat(OrderStatistics.ofMedian(40, 1.5)).isEqualTo(new OrderStatistics(0, 41));
  }

  @Test
  void nearCertaintyIsUnboundedWhereAllProbabilitiesAreNeeded() {
    assertThat(OrderStatistics.ofMedian(5, 0.9999)).isEqualTo(new OrderStatistics(0, 6));
    assertThat(OrderStatistics.ofMedian(30, Math.nextDown(1.0)))
        .isEqualTo(new OrderStatistics(0, 31));
    assertThat(OrderStatistics.ofMedian(31, 1 - 1e-12)).isEqualTo(new OrderStatistics(0, 32));
  }

  @ParameterizedTest
  @CsvSource({"0.5, 2", "0.95, 6", "0.99, 8", "0.999, 11", "0.9999999999948, 50"})
  void leastBoundedSizeIsTheFirstWithBothEnds(double confidence, int least) {
    assertThat(OrderStatistics.leastBoundedSize(confidence)).hasValue(least);
  }

  @Test
  void noSizeUpToFiftyBoundsAlmostCertainty() {
    assertThat(OrderStatistics.leastBoundedSize(1)).isEqualTo(OptionalInt.empty());
  }

  @Test
  void valuesBeyondTheSampleAreInfinite() {
    double[] ascending = {3, 5, 8};
    assertThat(OrderStatistics.valueAt(0, ascending)).isEqualTo(Double.NEGATIVE_INFINITY);
    assertThat(OrderStatistics.valueAt(1, ascending)).isEqualTo(3);
    assertThat(OrderStatistics.valueAt(3, ascending)).isEqualTo(8);
    assertThat(OrderStatistics.valueAt(4, ascending)).isEqualTo(Double.POSITIVE_INFINITY);
  }

  @Test
  void medianIsTheMiddleOrHalfWayBetweenTheMiddleTwo() {
    assertThat(OrderStatistics.medianOf(7)).isEqualTo(7);
    assertThat(OrderStatistics.medianOf(9, 1)).isEqualTo(5);
    assertThat(OrderStatistics.medianOf(9, 1, 2)).isCloseTo(2, Precision.ulps(2, 4));
    assertThat(OrderStatistics.medianOf(4, 1, 9, 2)).isCloseTo(3, Precision.ulps(3, 4));
  }

  @Test
  void medianOfInfinitiesFollowsTheOrderOfOperations() {
    double infinity = Double.POSITIVE_INFINITY;
    assertThat(OrderStatistics.medianOf(1, infinity)).isEqualTo(infinity);
    assertThat(OrderStatistics.medianOf(infinity, infinity)).isNaN();
  }

  @Test
  void medianDoesNotSortTheCallersArray() {
    double[] values = {3, 1, 2};
    OrderStatistics.medianOf(values);
    assertThat(values).containsExactly(3, 1, 2);
  }
}
