package dev.benchstudy.benchstat.stats;

import java.lang.management.ManagementFactory;
import java.util.Locale;
import java.util.Random;

/**
 * Measures the exact test on values of four digits, 20 a side, as a large input holds them: about
 * how much CPU time 120,000 comparisons take. Not a test; a first pass warms up.
 */
final class TiedTestSpeed {
  private static final int COMPARISONS = 20_000;
  private static final int VALUES = 20;

  private TiedTestSpeed() {}

  public static void main(String[] args) {
    for (double spread : new double[] {0.1, 0.02, 0.005, 0.001}) {
      double[][] samples = samples(spread);
      for (int pass = 1; pass <= 3; pass++) {
        long start = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
        double sum = 0;
        for (int i = 0; i < COMPARISONS; i++) {
          sum += MannWhitney.test(samples[2 * i], samples[2 * i + 1]).p().orElse(1);
        }
        double micros =
            (ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - start)
                / 1e3
                / COMPARISONS;
        System.out.printf(
            Locale.ROOT,
            "spread %.1f %%: %.2f us a comparison, 120,000 in %.2f s (mean p %.3f)%n",
            100 * spread,
            micros,
            micros * 0.12,
            sum / COMPARISONS);
      }
    }
  }

  private static double[][] samples(double spread) {
    Random random = new Random(1);
    double[][] samples = new double[2 * COMPARISONS][VALUES];
    for (double[] sample : samples) {
      for (int i = 0; i < VALUES; i++) {
        sample[i] = Math.rint(1234 * (1 + spread * random.nextGaussian()));
      }
    }
    return sorted(samples);
  }

  private static double[][] sorted(double[][] samples) {
    for (int i = 0; i < samples.length; i++) {
      samples[i] = MannWhitney.ascending(samples[i]);
    }
    return samples;
  }
}
