package dev.benchstudy.benchstat.stats;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class GeometricMeanTest {
  @Test
  void isTheRootOfTheProduct() {
    assertThat(GeometricMean.of(2, 8)).isCloseTo(4, Precision.ulps(4, 2));
    assertThat(GeometricMean.of(1e-300, 1e300)).isCloseTo(1, Precision.ulps(1, 200));
  }

  @Test
  void needsPositiveValues() {
    assertThat(GeometricMean.of()).isNaN();
    assertThat(GeometricMean.of(3, 0)).isNaN();
    assertThat(GeometricMean.of(3, -1)).isNaN();
    assertThat(GeometricMean.of(3, Double.NaN)).isNaN();
  }

  @Test
  void doesNotOverflowWhereTheProductWould() {
    double[] large = {1e300, 1e300, 1e300};
    assertThat(GeometricMean.of(large)).isCloseTo(1e300, Precision.relative(1e300, 1e-12));
  }
}
