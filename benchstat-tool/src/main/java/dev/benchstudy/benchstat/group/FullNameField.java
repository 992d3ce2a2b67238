package dev.benchstudy.benchstat.group;

import dev.benchstudy.benchstat.model.BenchmarkName;
import dev.benchstudy.benchstat.model.Result;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;

/** The whole name of a benchmark, less what other fields name. */
final class FullNameField implements Field {
  private final Set<String> named;
  private final OrderedValues values;

  /** Names that come again are one object, as their reader makes them. */
  private final IdentityHashMap<BenchmarkName, List<String>> known = new IdentityHashMap<>();

  FullNameField(KeyOrder order, Set<String> named) {
    this.named = named;
    this.values = new OrderedValues(order);
  }

  @Override
  public List<String> read(Result result) {
    BenchmarkName name = result.name();
    List<String> left = known.get(name);
    if (left == null) {
      left = see(name);
      known.put(name, left);
    }
    return left;
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
    StringBuilder left = new StringBuilder(named.contains(Result.NAME) ? "*" : name.base());
    for (String part : name.parts()) {
      if (!isNamed(part)) {
        left.append(part);
      }
    }
    return isSuffixNamed(name) ? left.toString() : left.append(name.suffix()).toString();
  }

  private boolean isSuffixNamed(BenchmarkName name) {
    for (String key : named) {
      if (name.readsSuffix(key)) {
        return true;
      }
    }
    return false;
  }

  private boolean isNamed(String part) {
    for (String key : named) {
      if (key.startsWith("/") && BenchmarkName.hasKey(part, key)) {
        return true;
      }
    }
    return false;
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
