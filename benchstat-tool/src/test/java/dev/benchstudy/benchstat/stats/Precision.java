package dev.benchstudy.benchstat.stats;

import org.assertj.core.data.Offset;

/** Tolerances of comparisons with reference values. */
final class Precision {
  private Precision() {}

  /** Accepts a number of units in the last place of the expected value. */
  static Offset<Double> ulps(double expected, int count) {
    return Offset.offset(count * Math.ulp(expected));
  }

  /** Accepts a part of the expected value. */
  static Offset<Double> relative(double expected, double part) {
    return Offset.offset(Math.abs(expected) * part);
  }
}
