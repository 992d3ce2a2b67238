package dev.benchstudy.benchstat.group;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a projection makes of a result: the values of its fields. Two results with equal keys stand
 * in one table, row or column.
 *
 * <p>Keys of one {@link Projection} are shared: equal ones are the same object.
 */
public final class Key {
  private final List<List<String>> values;
  private final int hash;

  /**
   * Takes one list of values for each field; a field of several sub-keys has several, without empty
   * ones at the end.
   */
  Key(List<List<String>> values) {
    this.values = List.copyOf(values);
    this.hash = this.values.hashCode();
  }

  /** Returns the value of a sub-key of a field, empty if it has none. */
  String value(int field, int subKey) {
    List<String> all = values.get(field);
    return subKey < all.size() ? all.get(subKey) : "";
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return this == other
        || other instanceof Key key && hash == key.hash && values.equals(key.values);
  }

  @Override
  public int hashCode() {
    return hash;
  }
}
