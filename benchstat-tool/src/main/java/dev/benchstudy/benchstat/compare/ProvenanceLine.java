package dev.benchstudy.benchstat.compare;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * One thing known of how the results came about, column by column.
 *
 * @param key what it is, such as {@code jdk}
 * @param values for each column the values its results have, none if it is not known
 */
public record ProvenanceLine(String key, List<List<String>> values) {
  /** Copies the lists. */
  public ProvenanceLine {
    List<List<String>> copy = new ArrayList<>();
    for (List<String> ofColumn : values) {
      copy.add(List.copyOf(ofColumn));
    }
    values = Collections.unmodifiableList(copy);
  }

  /** Returns whether all columns have the same values. */
  public boolean isEqual() {
    return values.isEmpty() || Collections.frequency(values, values.get(0)) == values.size();
  }
}
