package dev.benchstudy.benchstat.group;

import dev.benchstudy.benchstat.model.BenchmarkName;
import dev.benchstudy.benchstat.model.Result;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The whole name of a benchmark, less what other fields name. */
final class FullNameField implements Field {
  private final Set<String> specific;
  private final OrderedValues values;
  private final Map<BenchmarkName, List<String>> known = new HashMap<>();

  FullNameField(KeyOrder order, Set<String> specific) {
    this.specific = specific;
    this.values = new OrderedValues(order);
  }

  @Override
  public List<String> read(Result result) {
    return known.computeIfAbsent(result.name(), this::see);
  }

  private List<String> see(BenchmarkName name) {
    String left = without(name);
    values.see(left);
    return List.of(left);
  }

  /**
   * Returns a name with the base as {@code *} and the parts and the suffix left out that other
   * fields name.
   */
  private String without(BenchmarkName name) {
    StringBuilder left = new StringBuilder(specific.contains(Result.NAME) ? "*" : name.base());
    for (String part : name.parts()) {
      if (specific.stream()
          .noneMatch(key -> key.startsWith("/") && BenchmarkName.hasKey(part, key))) {
        left.append(part);
      }
    }
    boolean suffixNamed =
        specific.contains(BenchmarkName.GOMAXPROCS) || specific.contains(name.threadsKey());
    return suffixNamed ? left.toString() : left.append(name.suffix()).toString();
  }

  @Override
  public List<String> names() {
    return List.of(Result.FULL_NAME);
  }

  @Override
  public int compare(int subKey, String a, String b) {
    return values.compare(a, b);
  }
}
