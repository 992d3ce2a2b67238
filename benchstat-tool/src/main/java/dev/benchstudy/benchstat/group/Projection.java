package dev.benchstudy.benchstat.group;

import dev.benchstudy.benchstat.model.Result;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Maps results to keys of tables, rows or columns.
 *
 * <p>It remembers what it saw first, since that may order its keys. Not thread-safe while results
 * are projected.
 */
public final class Projection {
  private final List<Field> fields;
  private final Map<Key, Key> keys = new HashMap<>();

  /** What the fields read last, and its key: results come in long runs that differ in nothing. */
  private List<List<String>> lastValues = List.of();

  private Optional<Key> lastKey = Optional.empty();

  Projection(List<Field> fields) {
    this.fields = List.copyOf(fields);
  }

  /** Returns the key of a result; equal keys are the same object. */
  public Key project(Result result) {
    List<List<String>> values = new ArrayList<>(fields.size());
    boolean same = lastKey.isPresent();
    for (int i = 0; i < fields.size(); i++) {
      List<String> read = fields.get(i).read(result);
      same = same && isSame(read, lastValues.get(i));
      values.add(read);
    }
    if (same) {
      return lastKey.get();
    }
    Key key = new Key(values);
    Key known = keys.putIfAbsent(key, key);
    lastValues = values;
    lastKey = Optional.of(known == null ? key : known);
    return lastKey.get();
  }

  /** Fields return what they read before, not a list that is equal to it. */
  @SuppressWarnings("ReferenceEquality") // equality is looked up by hash, which costs more
  private static boolean isSame(List<String> one, List<String> other) {
    return one == other;
  }

  /**
   * Returns the names of all fields, with those of {@code .config} spelled out as far as they have
   * been met.
   */
  public List<String> names() {
    List<String> names = new ArrayList<>();
    for (Field field : fields) {
      names.addAll(field.names());
    }
    return names;
  }

  /** Returns the values of a key, one for each of {@link #names}. */
  public List<String> values(Key key) {
    List<String> values = new ArrayList<>();
    for (int i = 0; i < fields.size(); i++) {
      for (int subKey = 0; subKey < fields.get(i).names().size(); subKey++) {
        values.add(key.value(i, subKey));
      }
    }
    return values;
  }

  /** Returns the order of keys: field by field, the first that differs decides. */
  public Comparator<Key> order() {
    int[] subKeys = new int[fields.size()];
    for (int i = 0; i < subKeys.length; i++) {
      subKeys[i] = fields.get(i).names().size();
    }
    return new Order(fields, subKeys);
  }

  /** Returns keys in their order. */
  public List<Key> sorted(Collection<Key> keys) {
    List<Key> sorted = new ArrayList<>(keys);
    sorted.sort(order());
    return sorted;
  }

  private static final class Order implements Comparator<Key> {
    private final List<Field> fields;
    private final int[] subKeys;

    Order(List<Field> fields, int[] subKeys) {
      this.fields = fields;
      this.subKeys = subKeys;
    }

    @Override
    public int compare(Key a, Key b) {
      for (int i = 0; i < subKeys.length; i++) {
        for (int subKey = 0; subKey < subKeys[i]; subKey++) {
          int difference = fields.get(i).compare(subKey, a.value(i, subKey), b.value(i, subKey));
          if (difference != 0) {
            return difference;
          }
        }
      }
      return 0;
    }
  }
}
