package dev.benchstudy.benchstat.stats;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class MultiplicityTest {
  private static final double[] P = {0.01, 0.04, 0.03, 0.005, 0.2};

  private static void assertClose(double[] actual, double... expected) {
    assertThat(actual).hasSameSizeAs(expected);
    for (int i = 0; i < expected.length; i++) {
      assertThat(actual[i]).isCloseTo(expected[i], Precision.ulps(expected[i], 4));
    }
  }

  @Test
  void holmMultipliesByTheNumberOfTestsLeft() {
    // 0.005 * 5, 0.01 * 4, 0.03 * 3, then 0.04 * 2 = 0.08 is raised to what went before.
    assertClose(Multiplicity.holm(P), 0.04, 0.09, 0.09, 0.025, 0.2);
  }

  @Test
  void benjaminiHochbergDividesByTheShareOfSmallerOnes() {
    // SciPy 1.17.1: scipy.stats.false_discovery_control(p)
    assertClose(Multiplicity.benjaminiHochberg(P), 0.025, 0.05, 0.05, 0.025, 0.2);
  }

  @Test
  void adjustedValuesStayProbabilitiesInTheirOrder() {
    SplittableRandom random = new SplittableRandom(1);
    for (int i = 0; i < 100; i++) {
      double[] p = random.doubles(random.nextInt(1, 30)).toArray();
      double[] holm = Multiplicity.holm(p);
      double[] bh = Multiplicity.benjaminiHochberg(p);
      for (int k = 0; k < p.length; k++) {
        assertThat(holm[k]).isBetween(bh[k], 1.0);
        assertThat(bh[k]).isGreaterThanOrEqualTo(p[k]);
      }
      Arrays.sort(p);
      assertThat(Multiplicity.holm(p)).isSorted();
      assertThat(Multiplicity.benjaminiHochberg(p)).isSorted();
    }
  }

  @Test
  void oneTestOrNoneNeedsNoCorrection() {
    assertThat(Multiplicity.holm(0.03)).containsExactly(0.03);
    assertThat(Multiplicity.benjaminiHochberg(0.03)).containsExactly(0.03);
    assertThat(Multiplicity.holm()).isEmpty();
    assertThat(Multiplicity.benjaminiHochberg()).isEmpty();
  }

  @Test
  void callersArrayIsLeftAlone() {
    double[] p = P.clone();
    Multiplicity.holm(p);
    Multiplicity.benjaminiHochberg(p);
    assertThat(p).containsExactly(P);
  }
}
