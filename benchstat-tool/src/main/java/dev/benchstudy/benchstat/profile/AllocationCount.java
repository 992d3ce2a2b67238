package dev.benchstudy.benchstat.profile;

/**
 * How many objects the calls of a benchmark method allocated in one iteration.
 *
 * @param objects the objects, all calls together; not negative
 * @param calls the calls of the benchmark method, at least one
 */
record AllocationCount(long objects, double calls) {
  /**
   * How close to a whole number a count per call must be to be that number. The measured loop
   * starts in code that is not always final: a few calls in a hundred thousand may allocate what
   * the compiler removes from all others.
   */
  private static final double WHOLE = 0.01;

  /** By how much two counts that are not whole may differ, relative to the larger. */
  private static final double CLOSE = 0.005;

  AllocationCount {
    if (objects < 0 || !(calls > 0)) {
      throw new IllegalArgumentException(objects + " objects in " + calls + " calls");
    }
  }

  /** Objects per call: the whole number it lies beside, if it does, otherwise the quotient. */
  double perCall() {
    double quotient = objects / calls;
    double whole = Math.rint(quotient);
    return Math.abs(quotient - whole) <= WHOLE ? whole : quotient;
  }

  /**
   * Whether two iterations say the same: equal where one of the counts is whole, and within 0.5 %
   * of each other where both depend on the data and are not.
   */
  boolean agreesWith(AllocationCount other) {
    double a = perCall();
    double b = other.perCall();
    double tolerance = isWhole(a) || isWhole(b) ? 2 * WHOLE : CLOSE * Math.max(a, b);
    return a == b || !(isWhole(a) && isWhole(b)) && Math.abs(a - b) <= tolerance;
  }

  private static boolean isWhole(double value) {
    return value == Math.rint(value);
  }
}
