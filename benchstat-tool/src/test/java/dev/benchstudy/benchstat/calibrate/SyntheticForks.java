package dev.benchstudy.benchstat.calibrate;

import java.util.random.RandomGenerator;

/**
 * Forks made by chance. Iterations of a fork spread by one per cent around the fork's own level;
 * levels spread by a multiple of that. Bimodal forks have normal iterations.
 *
 * @param noise the shape of the spread
 * @param ratio the standard deviation between forks in units of that between iterations
 */
record SyntheticForks(Noise noise, double ratio) {
  static final double ITERATION_DEVIATION = 0.01;

  /**
   * Makes the iterations of some forks.
   *
   * @param center the mean of all
   */
  double[][] next(RandomGenerator random, Design.Side side, double center) {
    double[][] forks = new double[side.forks()][side.iterations()];
    for (double[] fork : forks) {
      double level = 1 + ratio * ITERATION_DEVIATION * noise.next(random);
      for (int i = 0; i < fork.length; i++) {
        Noise within = noise == Noise.BIMODAL ? Noise.NORMAL : noise;
        fork[i] = center * (level + ITERATION_DEVIATION * within.next(random));
      }
    }
    return forks;
  }
}
