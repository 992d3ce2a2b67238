package dev.benchstudy.benchstat.read;

import java.util.OptionalDouble;

/**
 * Names of secondary metrics, which JMH has written in several ways.
 *
 * <table>
 *   <caption>a metric of a profiler and a percentile</caption>
 *   <tr><td>the oldest</td><td>{@code @gc.time}</td><td></td></tr>
 *   <tr><td>JMH up to 1.36</td><td>{@code ·gc.time}</td><td>{@code method·p0.50}</td></tr>
 *   <tr><td>JMH from 1.37 on</td><td>{@code gc.time}</td><td>{@code p0.50}</td></tr>
 * </table>
 */
final class MetricName {
  private static final String DOT = "\u00b7";
  private static final String DOT_READ_AS_LATIN_1 = "\u00c2\u00b7";

  /** The marks; the last two are what the dot became where a file could not hold it. */
  private static final String MARKS = DOT + "@+?\ufffd";

  private static final int LONGEST_FRACTION = 9;

  private MetricName() {}

  /**
   * Returns a name as JMH 1.37 writes it.
   *
   * @param written the name in the file
   * @param method the benchmark's method, which older versions put in front
   */
  static String fold(String written, String method) {
    String name = written.replace(DOT_READ_AS_LATIN_1, DOT);
    if (name.startsWith(method + ":")) {
      name = name.substring(method.length() + 1);
    }
    name = withoutMarks(name);
    int dot = name.indexOf(DOT);
    if (dot < 0) {
      return name;
    }
    String rest = withoutMarks(name.substring(dot));
    String label = name.substring(0, dot);
    return label.equals(method) ? rest : label + ":" + rest;
  }

  private static String withoutMarks(String name) {
    int start = 0;
    while (start < name.length() && MARKS.indexOf(name.charAt(start)) >= 0) {
      start++;
    }
    return name.substring(start);
  }

  /** Returns the number from 0 to 1 that a percentile's name such as {@code p0.99} holds. */
  static OptionalDouble percentile(String name) {
    return (name.startsWith("p0.") || name.startsWith("p1."))
            && WholeNumber.is(name.substring("p0.".length()), LONGEST_FRACTION)
        ? OptionalDouble.of(Double.parseDouble(name.substring(1)))
        : OptionalDouble.empty();
  }
}
