package dev.benchstudy.benchstat.group;

import dev.benchstudy.benchstat.model.Configuration;
import dev.benchstudy.benchstat.model.Result;
import dev.benchstudy.benchstat.model.Setting;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * All file keys that no field names, as one field with a sub-key for each, in the order in which
 * they were first met.
 *
 * <p>No order of values is recorded for sub-keys: they sort by bytes unless the order is a numeric
 * one.
 */
final class ConfigField implements Field {
  private final Set<String> named;
  private final KeyOrder order;
  private final Map<String, Integer> subKeys = new HashMap<>();
  private final List<String> names = new ArrayList<>();
  private final IdentityHashMap<Configuration, List<String>> known = new IdentityHashMap<>();

  ConfigField(KeyOrder order, Set<String> named) {
    this.named = named;
    this.order = order;
  }

  @Override
  public List<String> read(Result result) {
    Configuration configuration = result.configuration();
    List<String> values = known.get(configuration);
    if (values == null) {
      values = see(configuration);
      known.put(configuration, values);
    }
    return values;
  }

  private List<String> see(Configuration configuration) {
    for (Setting setting : configuration.settings()) {
      String key = setting.key();
      if (!key.equals(Result.FILE) && !named.contains(key) && !subKeys.containsKey(key)) {
        subKeys.put(key, names.size());
        names.add(key);
      }
    }
    String[] values = new String[names.size()];
    Arrays.fill(values, "");
    int used = 0;
    for (Setting setting : configuration.settings()) {
      Integer index = subKeys.get(setting.key());
      if (index != null && !setting.value().isEmpty()) {
        values[index] = setting.value();
        used = Math.max(used, index + 1);
      }
    }
    return List.copyOf(Arrays.asList(values).subList(0, used));
  }

  @Override
  public List<String> names() {
    return List.copyOf(names);
  }

  @Override
  public int compare(int subKey, String a, String b) {
    int difference = order.compare(a, b, Map.of());
    return difference != 0 ? difference : a.compareTo(b);
  }
}
