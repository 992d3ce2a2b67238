package dev.benchstudy.benchstat.compare;

import java.util.Arrays;

/** The values of one cell. */
final class Sample {
  private final double[] ascending;

  private Sample(double[] ascending) {
    this.ascending = ascending;
  }

  /** Returns the sample of values in any order; -0 counts as 0. */
  static Sample of(double[] values) {
    double[] sorted = new double[values.length];
    for (int i = 0; i < values.length; i++) {
      sorted[i] = values[i];
    }
    Arrays.sort(sorted);
    return new Sample(sorted);
  }

  /** Returns the values in ascending order; not copied. */
  double[] ascending() {
    return ascending;
  }

  int size() {
    return ascending.length;
  }

  double least() {
    return ascending[0];
  }

  double greatest() {
    return ascending[ascending.length - 1];
  }
}
