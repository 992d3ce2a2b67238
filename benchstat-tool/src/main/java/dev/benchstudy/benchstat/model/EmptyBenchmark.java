package dev.benchstudy.benchstat.model;

import java.util.regex.Pattern;

/**
 * The benchmarks that do nothing, the floor of the harness: every method of a class named {@code
 * EmptyBenchmark}.
 */
public final class EmptyBenchmark {
  /** A regular expression that is found in their full names and in no others. */
  public static final String REGEXP = "(^|\\.)EmptyBenchmark\\.[^.]+$";

  private static final Pattern PATTERN = Pattern.compile(REGEXP);

  private EmptyBenchmark() {}

  /** Returns whether a full name, {@code package.Class.method}, is that of one. */
  public static boolean is(String fullName) {
    return PATTERN.matcher(fullName).find();
  }
}
