package dev.benchstudy.benchstat.stats;

import java.util.OptionalDouble;

/**
 * The outcome of a significance test: a p-value, or none where the samples cannot differ.
 *
 * @param p the two-sided p-value, 0 to 1; empty if all values of both samples are equal
 */
public record TestResult(OptionalDouble p) {
  /** The outcome for samples of which all values are equal. */
  public static final TestResult ALL_EQUAL = new TestResult(OptionalDouble.empty());

  /** Checks the range. */
  public TestResult {
    if (p.isPresent() && !(p.getAsDouble() >= 0 && p.getAsDouble() <= 1)) {
      throw new IllegalArgumentException("p must be in [0, 1]: " + p.getAsDouble());
    }
  }

  /** Tells whether there is a p-value and it is at most {@code alpha}. */
  public boolean rejects(double alpha) {
    return p.isPresent() && p.getAsDouble() <= alpha;
  }

  static TestResult of(double p) {
    return new TestResult(OptionalDouble.of(Math.min(1, p)));
  }
}
