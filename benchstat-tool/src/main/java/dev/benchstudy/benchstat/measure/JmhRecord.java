package dev.benchstudy.benchstat.measure;

import dev.benchstudy.benchstat.measure.JsonValue.JsonObject;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * One record of a JMH result file.
 *
 * @param json all of it, what this program does not know of included
 */
record JmhRecord(JsonObject json) {
  /** Counted in a run of its own, in which nothing else is worth anything. */
  static final String ALLOCATIONS = "alloc.count.norm";

  private static final String PRIMARY = "primaryMetric";
  private static final String SECONDARY = "secondaryMetrics";

  /** {@code p0.999} is the 99.9th percentile. */
  private static final Pattern PERCENTILE = Pattern.compile("p([01]\\.\\d+)");

  Optional<Row> row() {
    return Row.of(json);
  }

  int forks() {
    return json.number("forks").map(Double::intValue).orElse(0);
  }

  JmhMetric primary() {
    return new JmhMetric(json.object(PRIMARY));
  }

  Optional<JmhMetric> secondary(String name) {
    return json.object(SECONDARY)
        .get(name)
        .map(value -> value instanceof JsonObject metric ? new JmhMetric(metric) : null);
  }

  /** This record with one more secondary metric. */
  JmhRecord withSecondary(String name, JmhMetric metric) {
    return new JmhRecord(json.with(SECONDARY, json.object(SECONDARY).with(name, metric.json())));
  }

  /** The forks of this record and then those of {@code next}, as if JMH had run them together. */
  JmhRecord plus(JmhRecord next) {
    JmhMetric primary = primary().plus(next.primary());
    JsonObject merged =
        json.with("forks", JsonValue.of((long) forks() + next.forks()))
            .with(PRIMARY, primary.json())
            .with(SECONDARY, secondariesWith(next, primary));
    return new JmhRecord(merged);
  }

  private JsonObject secondariesWith(JmhRecord next, JmhMetric primary) {
    Set<String> names = new LinkedHashSet<>(json.object(SECONDARY).members().keySet());
    names.addAll(next.json.object(SECONDARY).members().keySet());
    Map<String, JsonValue> merged = new LinkedHashMap<>();
    for (String name : names) {
      JmhMetric here = secondary(name).orElseGet(() -> JmhMetric.absent(forks()));
      if (name.equals(ALLOCATIONS)) {
        merged.put(name, here.json());
        continue;
      }
      JmhMetric there = next.secondary(name).orElseGet(() -> JmhMetric.absent(next.forks()));
      JmhMetric both = here.plus(there);
      Matcher percentile = PERCENTILE.matcher(name);
      if (percentile.matches() && json.text("mode").orElse("").equals("sample")) {
        both = both.asPercentile(100 * Double.parseDouble(percentile.group(1)), primary);
      }
      merged.put(name, both.json());
    }
    return new JsonObject(merged);
  }
}
