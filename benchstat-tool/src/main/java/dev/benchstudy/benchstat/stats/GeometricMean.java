package dev.benchstudy.benchstat.stats;

/** The geometric mean. */
public final class GeometricMean {
  private GeometricMean() {}

  /** Returns the geometric mean of values; NaN without values, or if one is 0, negative or NaN. */
  public static double of(double... values) {
    double mean = 0;
    for (int i = 0; i < values.length; i++) {
      if (!(values[i] > 0)) {
        return Double.NaN;
      }
      mean += (StrictMath.log(values[i]) - mean) / (i + 1);
    }
    return values.length == 0 ? Double.NaN : StrictMath.exp(mean);
  }
}
