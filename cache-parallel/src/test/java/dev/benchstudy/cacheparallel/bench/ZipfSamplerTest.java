package dev.benchstudy.cacheparallel.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** The sampler against Zipf's law. */
class ZipfSamplerTest {

  private static ZipfSampler sampler(int ranks, double exponent) {
    return new ZipfSampler(ranks, exponent, new SplittableRandom(7));
  }

  @Test
  void probabilitiesFollowTheLaw() {
    ZipfSampler sampler = sampler(1000, 0.99);
    double first = sampler.probability(0);
    for (int rank = 0; rank < 1000; rank++) {
      assertThat(sampler.probability(rank) / first)
          .isCloseTo(Math.pow(rank + 1.0, -0.99), within(1e-9));
    }
  }

  @Test
  void probabilitiesAddUpToOne() {
    ZipfSampler sampler = sampler(1000, 0.99);
    double sum = 0;
    for (int rank = 0; rank < 1000; rank++) {
      sum += sampler.probability(rank);
    }
    assertThat(sum).isCloseTo(1, within(1e-12));
  }

  /**
   * Pearson's chi-square over 50 ranks: 49 degrees of freedom, for which 0.1 % of samples exceed
   * 85.4 (R: {@code qchisq(0.999, 49)}). The seed is fixed, so the test never fails by chance.
   */
  @Test
  void drawsFollowTheProbabilities() {
    int ranks = 50;
    int draws = 200_000;
    ZipfSampler sampler = sampler(ranks, 0.99);
    int[] counts = new int[ranks];
    for (int draw = 0; draw < draws; draw++) {
      counts[sampler.next()]++;
    }
    double chiSquare = 0;
    for (int rank = 0; rank < ranks; rank++) {
      double expected = draws * sampler.probability(rank);
      chiSquare += (counts[rank] - expected) * (counts[rank] - expected) / expected;
    }
    assertThat(chiSquare).isLessThan(85.4);
  }

  @Test
  void anExponentOfZeroMakesAllRanksEqual() {
    ZipfSampler sampler = sampler(4, 0);
    for (int rank = 0; rank < 4; rank++) {
      assertThat(sampler.probability(rank)).isCloseTo(0.25, within(1e-12));
    }
  }

  @Test
  void oneRankIsAlwaysDrawn() {
    ZipfSampler sampler = sampler(1, 0.99);
    for (int draw = 0; draw < 100; draw++) {
      assertThat(sampler.next()).isZero();
    }
  }

  @Test
  void equalSeedsGiveEqualDraws() {
    ZipfSampler one = sampler(100, 0.99);
    ZipfSampler other = sampler(100, 0.99);
    for (int draw = 0; draw < 1000; draw++) {
      assertThat(one.next()).isEqualTo(other.next());
    }
  }
}
