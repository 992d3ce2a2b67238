package dev.benchstudy.benchstat.stats;

import java.util.function.DoublePredicate;

/**
 * Turns a test into an interval: the parameters that the test does not reject.
 *
 * <p>With ties the p-value of a rank test is not quite monotone in the parameter, so that the
 * parameters not rejected may have gaps. The interval is then made so that it agrees with the test
 * where that counts, at the neutral parameter of "no change": it contains it exactly when the test
 * does not reject it.
 */
final class Inversion {
  private Inversion() {}

  /**
   * Searches the interval over all doubles, by bisection. Cost: at most 64 tests an end.
   *
   * @param accepts whether the test does not reject a parameter
   * @param neutral the parameter of "no change"
   * @param estimate the parameter in which the data are centred
   * @param range the parameters outside which the data, and so the test, do not change any more; it
   *     reaches beyond {@code estimate} on both sides
   * @return the interval; infinite at an end at which even the end of the range is accepted
   */
  static Interval search(DoublePredicate accepts, double neutral, double estimate, Interval range) {
    if (accepts.test(neutral)) {
      double inner = accepts.test(estimate) ? estimate : neutral;
      return new Interval(
          lowest(accepts, range.low(), Math.min(inner, neutral)),
          highest(accepts, range.high(), Math.max(inner, neutral)));
    } else if (estimate >= neutral) {
      double start = Math.max(estimate, Math.nextUp(neutral));
      double floor = Math.max(range.low(), neutral);
      return new Interval(
          Math.max(Math.nextUp(neutral), lowest(accepts, floor, start)),
          highest(accepts, range.high(), start));
    }
    double ceiling = Math.min(range.high(), neutral);
    return new Interval(
        lowest(accepts, range.low(), estimate),
        Math.min(Math.nextDown(neutral), highest(accepts, ceiling, estimate)));
  }

  private static double lowest(DoublePredicate accepts, double end, double start) {
    return start <= end || accepts.test(end)
        ? Double.NEGATIVE_INFINITY
        : boundary(accepts, end, start);
  }

  private static double highest(DoublePredicate accepts, double end, double start) {
    return start >= end || accepts.test(end)
        ? Double.POSITIVE_INFINITY
        : boundary(accepts, end, start);
  }

  /**
   * Returns the last parameter on the way from {@code accepted} to {@code rejected} before a
   * rejected one; {@code accepted} itself if that is rejected as well.
   */
  static double boundary(DoublePredicate accepts, double rejected, double accepted) {
    double outside = rejected;
    double inside = accepted;
    while (true) {
      double middle = between(outside, inside);
      if (middle == outside || middle == inside) {
        return inside;
      } else if (accepts.test(middle)) {
        inside = middle;
      } else {
        outside = middle;
      }
    }
  }

  /** Returns the double with as many doubles between it and either end; an end if there is none. */
  static double between(double one, double other) {
    long first = order(one);
    long second = order(other);
    // The mean rounded down, without overflow: the common bits and half of the others.
    return fromOrder((first & second) + ((first ^ second) >> 1));
  }

  /** Numbers the doubles in ascending order, 0 as 0. */
  private static long order(double value) {
    long bits = Double.doubleToLongBits(value);
    return bits >= 0 ? bits : Long.MIN_VALUE - bits;
  }

  private static double fromOrder(long order) {
    return Double.longBitsToDouble(order >= 0 ? order : Long.MIN_VALUE - order);
  }

  /**
   * Returns the ratios whose logarithms form an interval.
   *
   * @param rejected whether the test rejects the ratio 1; rounding does not undo that
   * @param estimate the logarithm of the estimated ratio: on which side of 1 the interval lies, if
   *     it excludes 1
   */
  static Interval ratios(Interval logs, double estimate, boolean rejected) {
    double low = Math.exp(logs.low());
    double high = Math.exp(logs.high());
    if (!rejected) {
      return new Interval(Math.min(low, 1), Math.max(high, 1));
    } else if (estimate >= 0) {
      low = Math.max(low, Math.nextUp(1.0));
      return new Interval(low, Math.max(low, high));
    }
    high = Math.min(high, Math.nextDown(1.0));
    return new Interval(Math.min(low, high), high);
  }
}
