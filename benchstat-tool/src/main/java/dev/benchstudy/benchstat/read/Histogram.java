package dev.benchstudy.benchstat.read;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;

/**
 * Measured values with how often each occurred; counts are never spread out into single values.
 *
 * @param counts the count of each value, in ascending order of values
 */
record Histogram(NavigableMap<Double, Long> counts) {
  /** Copies the map. */
  Histogram {
    counts = Collections.unmodifiableNavigableMap(new TreeMap<>(counts));
  }

  /** Returns all values of several histograms in one. */
  static Histogram merge(List<Histogram> parts) {
    TreeMap<Double, Long> all = new TreeMap<>();
    for (Histogram part : parts) {
      part.counts.forEach((value, count) -> all.merge(value, count, Long::sum));
    }
    return new Histogram(all);
  }

  /** Returns how many values there are. */
  long size() {
    return counts.values().stream().mapToLong(Long::longValue).sum();
  }

  /** Returns the arithmetic mean, NaN if there are no values. */
  double mean() {
    double sum = 0;
    for (Map.Entry<Double, Long> entry : counts.entrySet()) {
      sum += entry.getKey() * entry.getValue();
    }
    return sum / size();
  }

  /**
   * Returns a quantile as JMH computes it: at rank {@code p (n + 1)}, between the two nearest
   * values by linear interpolation (Hyndman and Fan 1996, definition 6).
   *
   * @param p from 0 to 1
   */
  double quantile(double p) {
    double rank = p * (size() + 1);
    double whole = Math.floor(rank);
    double low = atRank((long) whole);
    return low + (atRank((long) whole + 1) - low) * (rank - whole);
  }

  /** Returns the value with a rank from 1; ranks beyond the ends have the values of the ends. */
  private double atRank(long rank) {
    long seen = 0;
    for (Map.Entry<Double, Long> entry : counts.entrySet()) {
      seen += entry.getValue();
      if (seen >= rank) {
        return entry.getKey();
      }
    }
    return counts.isEmpty() ? Double.NaN : counts.lastKey();
  }
}
