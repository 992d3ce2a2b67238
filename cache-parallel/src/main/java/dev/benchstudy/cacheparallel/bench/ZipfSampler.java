package dev.benchstudy.cacheparallel.bench;

import java.util.Arrays;
import java.util.SplittableRandom;

/**
 * Draws ranks of which low ones are common and high ones rare: rank r (from 0) has a probability
 * proportional to {@code 1 / (r + 1)^exponent}, Zipf's law.
 *
 * <p>By inversion: a uniform number is looked up in the table of cumulative probabilities, by
 * binary search. That is exact up to rounding and takes {@code 8 n} bytes and {@code log2 n} steps
 * a draw, which is no matter here, where all draws happen before the clock starts.
 *
 * <p>Source: Luc Devroye, Non-Uniform Random Variate Generation (1986), chapter III.2, inversion
 * with a table.
 */
final class ZipfSampler {

  private final double[] cumulative;
  private final SplittableRandom random;

  /**
   * A sampler of the ranks 0 to {@code ranks - 1}.
   *
   * @param ranks at least 1
   * @param exponent 0 for equal chances; 0.99 is what cache benchmarks use since YCSB
   * @param random where the uniform numbers come from
   */
  ZipfSampler(int ranks, double exponent, SplittableRandom random) {
    this.cumulative = new double[ranks];
    this.random = random;
    double sum = 0;
    for (int rank = 0; rank < ranks; rank++) {
      sum += Math.pow(rank + 1.0, -exponent);
      cumulative[rank] = sum;
    }
  }

  /** Returns the next rank. */
  int next() {
    double uniform = random.nextDouble() * cumulative[cumulative.length - 1];
    int found = Arrays.binarySearch(cumulative, uniform);
    // Rank r owns the interval from cumulative[r - 1], included, to cumulative[r], excluded.
    return found >= 0 ? Math.min(found + 1, cumulative.length - 1) : -found - 1;
  }

  /** Returns the probability of a rank. */
  double probability(int rank) {
    double below = rank == 0 ? 0 : cumulative[rank - 1];
    return (cumulative[rank] - below) / cumulative[cumulative.length - 1];
  }
}
