package dev.benchstudy.benchstat.stats;

/** What pairs are reduced to before they are tested. */
final class Pairs {
  private Pairs() {}

  /**
   * Returns the logarithm of each new value's ratio to its partner. An exchange of partners only
   * changes the sign, to the last bit.
   */
  static double[] logRatios(double[] base, double[] next) {
    return differences(Moments.logs(base), Moments.logs(next));
  }

  static double[] differences(double[] base, double[] next) {
    if (base.length != next.length) {
      throw new IllegalArgumentException(
          "pairs need equal sizes: " + base.length + " and " + next.length);
    }
    double[] differences = new double[base.length];
    for (int i = 0; i < base.length; i++) {
      differences[i] = next[i] - base[i];
    }
    return differences;
  }
}
