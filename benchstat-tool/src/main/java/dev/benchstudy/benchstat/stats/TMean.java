package dev.benchstudy.benchstat.stats;

import java.util.List;

/**
 * A mean, or a difference of means, that is held against Student's t.
 *
 * @param value the mean
 * @param errors its standard error, in one way or in several; a value is rejected only if all of
 *     them reject it
 */
record TMean(double value, List<StandardError> errors) {
  /**
   * A standard error.
   *
   * @param size 0 if there is no spread; infinite if the spread is unknown
   * @param freedom its degrees of freedom
   */
  record StandardError(double size, double freedom) {
    static final StandardError UNKNOWN = new StandardError(Double.POSITIVE_INFINITY, 1);

    /** Returns the error of a square; unknown where the square is beyond all doubles. */
    static StandardError of(double square, double freedom) {
      return square < Double.POSITIVE_INFINITY && square >= 0
          ? new StandardError(Math.sqrt(square), freedom)
          : UNKNOWN;
    }

    double p(double distance) {
      if (Double.isInfinite(size)) {
        return 1;
      }
      double t = Math.abs(distance / size);
      return 2 * StudentT.upperTail(t, freedom);
    }

    double halfWidth(double tail) {
      if (size == 0 || Double.isInfinite(size)) {
        return size;
      }
      return size * StudentT.upperQuantile(tail, freedom);
    }
  }

  static TMean of(Moments moments) {
    StandardError error =
        moments.size() == 1
            ? StandardError.UNKNOWN
            : StandardError.of(moments.squaredError(), moments.size() - 1);
    return new TMean(moments.mean(), List.of(error));
  }

  static TMean ofDifference(Moments base, Moments next) {
    double difference = next.mean() - base.mean();
    if (base.size() == 1 || next.size() == 1) {
      return new TMean(difference, List.of(StandardError.UNKNOWN));
    }
    StandardError welch = welch(base, next);
    if (base.size() == 2 && next.size() == 2) {
      return new TMean(difference, List.of(new StandardError(welch.size(), 1)));
    }
    return new TMean(difference, List.of(welch, student(base, next)));
  }

  /** The error of Welch (1947), with the degrees of freedom of F. E. Satterthwaite (1946). */
  private static StandardError welch(Moments base, Moments next) {
    double first = base.squaredError();
    double second = next.squaredError();
    double share = first / (first + second);
    double rest = second / (first + second);
    double freedom = 1 / (share * share / (base.size() - 1) + rest * rest / (next.size() - 1));
    return StandardError.of(first + second, freedom);
  }

  /** The error of "Student" (1908) for samples of one variance. */
  private static StandardError student(Moments base, Moments next) {
    double n1 = base.size();
    double n2 = next.size();
    double freedom = n1 + n2 - 2;
    double variance = ((n1 - 1) * base.variance() + (n2 - 1) * next.variance()) / freedom;
    return StandardError.of(variance * (1 / n1 + 1 / n2), freedom);
  }

  TestResult test() {
    if (errors.get(0).size() == 0) {
      return value == 0 ? TestResult.ALL_EQUAL : TestResult.of(0);
    }
    return TestResult.of(errors.stream().mapToDouble(error -> error.p(value)).max().orElse(1));
  }

  /** Returns the values that are not rejected at the level alpha. */
  Interval interval(double alpha) {
    double tail = Math.min(Math.max(alpha, 0), 1) / 2;
    double halfWidth = errors.stream().mapToDouble(error -> error.halfWidth(tail)).max().orElse(0);
    return Double.isInfinite(halfWidth)
        ? new Interval(Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY)
        : new Interval(value - halfWidth, value + halfWidth);
  }
}
