package dev.benchstudy.benchstat.stats;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class StudentTTest {
  @ParameterizedTest(name = "{0} at {1} degrees of freedom: {2}")
  @CsvSource({
    "0.95, 1, 12.706204736174694",
    "0.95, 3, 3.1824463052837078",
    "0.99, 10, 3.16927267261695",
    "0.5, 2.5, 0.7850136829922992"
  })
  void theTwoSidedQuantileLeavesOutHalfOfTheRestOnEachSide(
      double confidence, double freedom, double quantile) {
    assertThat(StudentT.twoSidedQuantile(confidence, freedom))
        .as("SciPy 1.17.1: t.ppf((1 + confidence) / 2, freedom)")
        .isCloseTo(quantile, Precision.relative(quantile, 1e-10));
  }
}
