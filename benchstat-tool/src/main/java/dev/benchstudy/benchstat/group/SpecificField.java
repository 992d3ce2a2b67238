package dev.benchstudy.benchstat.group;

import dev.benchstudy.benchstat.model.Result;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** A field of one key. */
final class SpecificField implements Field {
  private final String key;
  private final OrderedValues values;
  private final Map<String, List<String>> known = new HashMap<>();

  SpecificField(FieldSpec spec) {
    this.key = spec.key();
    this.values = new OrderedValues(spec.order());
  }

  @Override
  public List<String> read(Result result) {
    String value = result.value(key);
    List<String> list = known.get(value);
    if (list == null) {
      list = see(value);
      known.put(value, list);
    }
    return list;
  }

  private List<String> see(String value) {
    values.see(value);
    return List.of(value);
  }

  @Override
  public List<String> names() {
    return List.of(key);
  }

  @Override
  public int compare(int subKey, String a, String b) {
    return values.compare(a, b);
  }
}
