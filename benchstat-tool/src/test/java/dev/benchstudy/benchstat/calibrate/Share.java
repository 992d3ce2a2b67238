package dev.benchstudy.benchstat.calibrate;

import java.util.Locale;
import java.util.SplittableRandom;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;

/** How often something happens, by trying. */
final class Share {
  private Share() {}

  /**
   * Returns the share of trials that give true, in per cent with one decimal.
   *
   * @param seed makes the same trials each time
   * @param trials how many
   */
  static String of(long seed, int trials, Predicate<RandomGenerator> trial) {
    RandomGenerator random = new SplittableRandom(seed);
    int hits = 0;
    for (int i = 0; i < trials; i++) {
      hits += trial.test(random) ? 1 : 0;
    }
    return percent(hits, trials);
  }

  static String percent(double hits, int trials) {
    return String.format(Locale.ROOT, "%.1f", 100 * hits / trials);
  }
}
