package dev.benchstudy.benchstat.group;

import java.util.HashMap;
import java.util.Map;

/** The values of one field in their order, with a memory of which was seen first. */
final class OrderedValues {
  private final KeyOrder order;
  private final Map<String, Integer> seen = new HashMap<>();

  OrderedValues(KeyOrder order) {
    this.order = order;
  }

  /** Takes note of a value. */
  void see(String value) {
    seen.putIfAbsent(value, seen.size());
  }

  int compare(String a, String b) {
    if (a.equals(b)) {
      return 0;
    }
    int difference = order.compare(a, b, seen);
    return difference != 0 ? difference : a.compareTo(b);
  }
}
