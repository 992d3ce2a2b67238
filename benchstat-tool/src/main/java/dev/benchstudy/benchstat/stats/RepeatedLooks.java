package dev.benchstudy.benchstat.stats;

import java.util.Arrays;
import java.util.function.DoubleUnaryOperator;

/**
 * The price of looking at growing data several times: the level for each look, so that all looks
 * together raise a false alarm no more often than one look at alpha would.
 *
 * <p>All looks get the same level, as S. J. Pocock (1977), "Group Sequential Methods in the Design
 * and Analysis of Clinical Trials", Biometrika 64(2), proposed. For data of known spread it follows
 * from the joint distribution of the means at the looks, by the integration of P. Armitage, C. K.
 * McPherson and B. C. Rowe (1969), "Repeated Significance Tests on Accumulating Data", Journal of
 * the Royal Statistical Society A 132(2). Two cautions are added:
 *
 * <ul>
 *   <li>the looks are taken as they are and as equally spaced, and the lower level is used;
 *   <li>where spread is estimated from few values, successive looks agree less with each other, and
 *       more false alarms slip through. {@link #CAUTION} pays for that; how much is needed was
 *       simulated for paired t-tests with two to thirty looks from two pairs on (the program
 *       Calibration in the tests measures it).
 * </ul>
 */
public final class RepeatedLooks {
  /** The part of Pocock's level that is used. */
  static final double CAUTION = 0.875;

  /** Half the number of intervals of Simpson's rule across the region where looking goes on. */
  private static final int HALF_STEPS = 40;

  private RepeatedLooks() {}

  /**
   * Returns the level of each look. It is at least alpha divided by the number of looks, which
   * would be safe for any data.
   *
   * @param alpha the probability of a false alarm at any of the looks, above 0 and below 1
   * @param sizes the number of values at each look, ascending, 1 or more
   */
  public static double level(double alpha, int... sizes) {
    if (sizes.length == 1) {
      return alpha;
    }
    double[] planned = Arrays.stream(sizes).asDoubleStream().toArray();
    double[] equal = new double[sizes.length];
    Arrays.setAll(equal, look -> look + 1);
    double level = Math.min(pocock(alpha, planned), pocock(alpha, equal));
    return Math.max(alpha / sizes.length, CAUTION * level);
  }

  /**
   * Returns Pocock's level for means of known spread, by bisection between alpha / looks and alpha.
   */
  static double pocock(double alpha, double... sizes) {
    double safe = alpha / sizes.length;
    double unsafe = alpha;
    while (unsafe - safe > 1e-6 * alpha) {
      double level = (safe + unsafe) / 2;
      if (falseAlarms(Normal.upperQuantile(level / 2), sizes) <= alpha) {
        safe = level;
      } else {
        unsafe = level;
      }
    }
    return safe;
  }

  /**
   * Returns the probability that at any look the sum of standard normal values, divided by the root
   * of their number, lies beyond {@code bound} on either side.
   */
  static double falseAlarms(double bound, double... sizes) {
    Density density = Density.first(sizes[0], bound);
    for (int look = 1; look < sizes.length; look++) {
      density = density.next(sizes[look - 1], sizes[look], bound);
    }
    return 1 - density.mass();
  }

  /** The density of the sum within the bounds, on the nodes of Simpson's rule, by its weights. */
  private static final class Density {
    private final double[] sums = new double[2 * HALF_STEPS + 1];
    private final double[] weighted = new double[sums.length];

    static Density first(double size, double bound) {
      Density density = new Density();
      double deviation = Math.sqrt(size);
      density.fill(bound * deviation, sum -> normal(sum / deviation) / deviation);
      return density;
    }

    Density next(double sizeBefore, double size, double bound) {
      Density density = new Density();
      double deviation = Math.sqrt(size - sizeBefore);
      density.fill(
          bound * Math.sqrt(size),
          sum -> {
            double total = 0;
            for (int i = 0; i < sums.length; i++) {
              total += weighted[i] * normal((sum - sums[i]) / deviation);
            }
            return total / deviation;
          });
      return density;
    }

    private void fill(double end, DoubleUnaryOperator at) {
      double step = end / HALF_STEPS;
      for (int i = 0; i < sums.length; i++) {
        sums[i] = (i - HALF_STEPS) * step;
        double simpson = i == 0 || i == sums.length - 1 ? 1 : i % 2 == 1 ? 4 : 2;
        weighted[i] = at.applyAsDouble(sums[i]) * simpson * step / 3;
      }
    }

    double mass() {
      return Arrays.stream(weighted).sum();
    }

    private static double normal(double z) {
      return Math.exp(-z * z / 2) / Math.sqrt(2 * Math.PI);
    }
  }
}
