package dev.benchstudy.benchstat.profile;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * One benchmark method with one value for each of its parameters: what one fork runs.
 *
 * @param benchmark package, class and method
 * @param parameters values by name, in the order of names
 */
record BenchmarkRow(String benchmark, Map<String, String> parameters) {
  BenchmarkRow {
    parameters = Collections.unmodifiableMap(new TreeMap<>(parameters));
  }

  /** Every row of a benchmark: each value of each parameter with each of the others. */
  static List<BenchmarkRow> all(String benchmark, Map<String, List<String>> values) {
    List<BenchmarkRow> rows = new ArrayList<>(List.of(new BenchmarkRow(benchmark, Map.of())));
    new TreeMap<>(values)
        .forEach(
            (name, choices) -> {
              List<BenchmarkRow> longer = new ArrayList<>();
              for (BenchmarkRow row : rows) {
                for (String choice : choices) {
                  Map<String, String> parameters = new TreeMap<>(row.parameters);
                  parameters.put(name, choice);
                  longer.add(new BenchmarkRow(benchmark, parameters));
                }
              }
              rows.clear();
              rows.addAll(longer);
            });
    return rows;
  }

  /**
   * What words may name letter for letter: the class, the method, each value, each {@code
   * parameter=value}.
   */
  List<String> parts() {
    String[] names = name().split("[./]", 3);
    List<String> parts = new ArrayList<>(List.of(names[0], names[1], names[0] + "." + names[1]));
    parameters.forEach(
        (name, value) -> {
          parts.add(value);
          parts.add(name + "=" + value);
        });
    return parts;
  }

  /** Class and method, and the parameters. */
  String name() {
    int method = benchmark.lastIndexOf('.');
    return benchmark.substring(benchmark.lastIndexOf('.', method - 1) + 1) + suffix();
  }

  /** Package, class and method, and the parameters. */
  String fullName() {
    return benchmark + suffix();
  }

  private String suffix() {
    return parameters.entrySet().stream()
        .map(parameter -> "/" + parameter.getKey() + "=" + parameter.getValue())
        .collect(Collectors.joining());
  }

  /** What is measured, whatever it is measured on: only these parameters. */
  BenchmarkRow subject(Set<String> variants) {
    Map<String, String> subject = new TreeMap<>(parameters);
    subject.keySet().retainAll(variants);
    return new BenchmarkRow(benchmark, subject);
  }
}
