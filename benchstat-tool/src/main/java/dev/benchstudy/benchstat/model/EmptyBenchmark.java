package dev.benchstudy.benchstat.model;

/**
 * The benchmarks that do nothing, the floor of the harness: every method of a class named {@code
 * EmptyBenchmark}.
 */
public final class EmptyBenchmark {
  /** A regular expression that is found in their full names and in no others. */
  public static final String REGEXP = "(^|\\.)EmptyBenchmark\\.[^.]+$";

  private EmptyBenchmark() {}

  /** Returns whether a full name, {@code package.Class.method}, is that of one. */
  public static boolean is(String fullName) {
    int dot = fullName.lastIndexOf('.');
    return dot >= 0
        && dot < fullName.length() - 1
        && ("." + fullName.substring(0, dot)).endsWith(".EmptyBenchmark");
  }
}
