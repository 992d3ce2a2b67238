package dev.benchstudy.benchstat.measure;

import dev.benchstudy.benchstat.measure.JsonValue.JsonObject;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * One thing that is measured: a benchmark in one mode, with one value for each parameter, by so
 * many threads.
 *
 * @param benchmark the class's full name and the method
 * @param mode JMH's short name, such as {@code avgt}
 * @param params by name
 */
record Row(String benchmark, String mode, int threads, SortedMap<String, String> params) {
  Row {
    params = Collections.unmodifiableSortedMap(new TreeMap<>(params));
  }

  /** The row that a JMH record, or an entry of a jar's listing, tells of. */
  static Optional<Row> of(JsonObject json) {
    Optional<String> benchmark = json.text("benchmark");
    Optional<String> mode = json.text("mode");
    if (benchmark.isEmpty() || mode.isEmpty()) {
      return Optional.empty();
    }
    SortedMap<String, String> params = new TreeMap<>();
    json.object("params")
        .members()
        .forEach((name, value) -> value.asText().ifPresent(text -> params.put(name, text)));
    int threads = json.number("threads").map(Double::intValue).orElse(1);
    return Optional.of(new Row(benchmark.get(), mode.get(), threads, params));
  }

  /**
   * This row without the parameters that tell apart what is compared: what rows to compare have in
   * common.
   *
   * @param names parameters; {@code threads} is the number of threads as well
   */
  Row without(Set<String> names) {
    SortedMap<String, String> rest = new TreeMap<>(params);
    rest.keySet().removeAll(names);
    return new Row(benchmark, mode, names.contains("threads") ? 0 : threads, rest);
  }

  /** For people: {@code SlugBenchmark.slug impl=concat n=256}. */
  String label() {
    StringBuilder label = new StringBuilder(benchmark);
    int method = benchmark.lastIndexOf('.');
    label.delete(0, benchmark.lastIndexOf('.', method - 1) + 1);
    params.forEach((name, value) -> label.append(' ').append(name).append('=').append(value));
    if (threads != 1) {
      label.append(" threads=").append(threads);
    }
    return mode.equals("avgt") ? label.toString() : label.append(' ').append(mode).toString();
  }

  /** This row as members of a JSON object. */
  JsonObject toJson() {
    Map<String, JsonValue> values = new LinkedHashMap<>();
    params.forEach((name, value) -> values.put(name, JsonValue.of(value)));
    return JsonObject.EMPTY
        .with("benchmark", JsonValue.of(benchmark))
        .with("mode", JsonValue.of(mode))
        .with("threads", JsonValue.of((long) threads))
        .with("params", new JsonObject(values));
  }
}
