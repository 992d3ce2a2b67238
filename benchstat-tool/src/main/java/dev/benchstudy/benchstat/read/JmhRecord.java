package dev.benchstudy.benchstat.read;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * One record of a JMH file: a benchmark with its parameters in one mode, with all its forks. Its
 * texts are ordinary text, as the file has them.
 *
 * @param line where it begins
 * @param benchmark package, class and method
 * @param fields its members that are texts, numbers or lists of them, in order
 * @param params the benchmark's parameters in order
 * @param primary time or throughput
 * @param secondary the other metrics in order, by their names in the file
 * @param conditions what our own runner adds
 */
record JmhRecord(
    int line,
    String benchmark,
    Map<String, String> fields,
    Map<String, String> params,
    JmhMetric primary,
    Map<String, JmhMetric> secondary,
    Conditions conditions) {
  /** Checks and copies the parts. */
  JmhRecord {
    Objects.requireNonNull(benchmark);
    Objects.requireNonNull(primary);
    Objects.requireNonNull(conditions);
    fields = ordered(fields);
    params = ordered(params);
    secondary = ordered(secondary);
  }

  private static <T> Map<String, T> ordered(Map<String, T> map) {
    return Collections.unmodifiableMap(new LinkedHashMap<>(map));
  }

  /** Returns a member, empty if there is none. */
  String field(String name) {
    return fields.getOrDefault(name, "");
  }

  /** Returns a member that is a whole number, 0 if there is none. */
  int count(String name) {
    String text = field(name);
    return text.isEmpty() ? 0 : Integer.parseInt(text);
  }

  /**
   * What our own runner tells of a record.
   *
   * @param machine the machine's properties, its {@code id} among them
   * @param run the properties of the run
   * @param forks the properties of each fork, such as {@code block} and {@code contended}
   */
  record Conditions(
      Map<String, String> machine, Map<String, String> run, List<Map<String, String>> forks) {
    /** Nothing. */
    static final Conditions NONE = new Conditions(Map.of(), Map.of(), List.of());

    /** Copies the parts. */
    Conditions {
      machine = ordered(machine);
      run = ordered(run);
      List<Map<String, String>> copy = new ArrayList<>();
      for (Map<String, String> fork : forks) {
        copy.add(ordered(fork));
      }
      forks = Collections.unmodifiableList(copy);
    }
  }
}
