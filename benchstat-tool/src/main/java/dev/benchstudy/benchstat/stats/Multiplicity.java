package dev.benchstudy.benchstat.stats;

import java.util.Comparator;
import java.util.stream.IntStream;

/** p-values adjusted for the number of tests they are taken from. */
public final class Multiplicity {
  private Multiplicity() {}

  /**
   * Returns, for each p-value, the least level of the whole family at which it would be rejected,
   * so that any false alarm at all has at most that probability: S. Holm (1979), "A Simple
   * Sequentially Rejective Multiple Test Procedure", Scandinavian Journal of Statistics 6(2).
   *
   * @param p p-values, 0 to 1, in any order
   */
  public static double[] holm(double... p) {
    double[] adjusted = new double[p.length];
    double largest = 0;
    int left = p.length;
    for (int i : ascending(p)) {
      largest = Math.max(largest, Math.min(1, p[i] * left--));
      adjusted[i] = largest;
    }
    return adjusted;
  }

  /**
   * Returns, for each p-value, the least expected share of false alarms among the rejected ones at
   * which it would be rejected: Y. Benjamini and Y. Hochberg (1995), "Controlling the False
   * Discovery Rate", Journal of the Royal Statistical Society B 57(1).
   *
   * @param p p-values of independent tests, 0 to 1, in any order
   */
  public static double[] benjaminiHochberg(double... p) {
    double[] adjusted = new double[p.length];
    double least = 1;
    int[] order = ascending(p);
    for (int rank = p.length; rank >= 1; rank--) {
      int i = order[rank - 1];
      least = Math.min(least, p[i] * ((double) p.length / rank));
      adjusted[i] = least;
    }
    return adjusted;
  }

  private static int[] ascending(double[] p) {
    return IntStream.range(0, p.length)
        .boxed()
        .sorted(Comparator.comparingDouble(i -> p[i]))
        .mapToInt(Integer::intValue)
        .toArray();
  }
}
