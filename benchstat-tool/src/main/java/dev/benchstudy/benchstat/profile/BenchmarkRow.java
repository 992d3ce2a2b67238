package dev.benchstudy.benchstat.profile;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * One benchmark method with one value for each of its parameters: what one fork runs.
 *
 * @param benchmark package, class and method
 * @param parameters values by name, in the order of names
 */
record BenchmarkRow(String benchmark, Map<String, String> parameters) {
  /** The floor of the harness, which only its own name selects. */
  private static final String FLOOR = "EmptyBenchmark.empty";

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
   * The rows that a pattern means: one benchmark and variant, on each of its inputs.
   *
   * <p>A pattern that is, letter for letter, a class, a method or a parameter's value means the
   * rows that have it; any other is a regular expression found in the row's name, {@code
   * Class.method/impl=builder/n=256} with its package. An empty one means all but {@code
   * EmptyBenchmark}.
   *
   * @param variants the parameters whose values are subjects of their own; all others are inputs
   * @throws CommandException when no row matches, or rows of several benchmarks or variants do
   */
  static List<BenchmarkRow> select(List<BenchmarkRow> rows, String pattern, Set<String> variants)
      throws CommandException {
    List<BenchmarkRow> matching = matching(rows, pattern);
    List<BenchmarkRow> subjects =
        matching.stream().map(row -> row.subject(variants)).distinct().toList();
    if (subjects.isEmpty()) {
      throw new CommandException(
          CommandException.USAGE,
          "no benchmark matches \"" + pattern + "\"; there are:\n" + list(rows));
    }
    if (subjects.size() > 1) {
      throw new CommandException(
          CommandException.USAGE,
          (pattern.isEmpty() ? "name one of " : "\"" + pattern + "\" matches ")
              + subjects.size()
              + " benchmarks"
              + (pattern.isEmpty() ? ":" : "; name one of:")
              + "\n"
              + list(matching));
    }
    return matching;
  }

  private static List<BenchmarkRow> matching(List<BenchmarkRow> rows, String pattern)
      throws CommandException {
    if (pattern.isEmpty()) {
      return filter(rows, row -> !row.benchmark.endsWith("." + FLOOR));
    }
    List<BenchmarkRow> exact = filter(rows, row -> row.parts().contains(pattern));
    if (!exact.isEmpty()) {
      return exact;
    }
    Pattern regexp = Arguments.pattern("the benchmark", pattern);
    return filter(rows, row -> regexp.matcher(row.benchmark + row.suffix()).find());
  }

  private static List<BenchmarkRow> filter(
      List<BenchmarkRow> rows, Predicate<BenchmarkRow> condition) {
    return rows.stream().filter(condition).toList();
  }

  private List<String> parts() {
    String[] names = name().split("[./]", 3);
    List<String> parts = new ArrayList<>(parameters.values());
    parts.add(names[0]);
    parts.add(names[1]);
    return parts;
  }

  /** Class and method, and the parameters. */
  String name() {
    int method = benchmark.lastIndexOf('.');
    return benchmark.substring(benchmark.lastIndexOf('.', method - 1) + 1) + suffix();
  }

  private String suffix() {
    return parameters.entrySet().stream()
        .map(parameter -> "/" + parameter.getKey() + "=" + parameter.getValue())
        .collect(Collectors.joining());
  }

  /** What is measured, whatever it is measured on. */
  private BenchmarkRow subject(Set<String> variants) {
    Map<String, String> subject = new TreeMap<>(parameters);
    subject.keySet().retainAll(variants);
    return new BenchmarkRow(benchmark, subject);
  }

  /** A benchmark a line, with the values of its parameters. */
  private static String list(List<BenchmarkRow> rows) {
    Map<String, Map<String, TreeSet<String>>> benchmarks = new TreeMap<>();
    for (BenchmarkRow row : rows) {
      var values =
          benchmarks.computeIfAbsent(
              new BenchmarkRow(row.benchmark, Map.of()).name(), b -> new TreeMap<>());
      row.parameters.forEach(
          (name, value) -> values.computeIfAbsent(name, n -> new TreeSet<>()).add(value));
    }
    return benchmarks.entrySet().stream()
        .map(
            benchmark ->
                "  "
                    + benchmark.getKey()
                    + benchmark.getValue().entrySet().stream()
                        .map(p -> " " + p.getKey() + "=" + String.join("|", p.getValue()))
                        .collect(Collectors.joining()))
        .collect(Collectors.joining("\n"));
  }
}
