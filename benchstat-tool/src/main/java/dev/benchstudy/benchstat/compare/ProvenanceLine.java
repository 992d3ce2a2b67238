package dev.benchstudy.benchstat.compare;

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
    values = values.stream().map(List::copyOf).toList();
  }

  /** Returns whether all columns have the same values. */
  public boolean isEqual() {
    return values.stream().distinct().count() <= 1;
  }
}
