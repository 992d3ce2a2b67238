package dev.benchstudy.benchstat.read;

import java.util.Arrays;
import java.util.List;

/**
 * Measured values with how often each occurred; counts are never spread out into single values.
 * Never changes.
 */
final class Histogram {
  /** Ascending by {@link Double#compare}, each value once. */
  private final double[] values;

  /** The count of each value. */
  private final long[] counts;

  private Histogram(double[] values, long[] counts) {
    this.values = values;
    this.counts = counts;
  }

  /** Gathers values and their counts, in any order. */
  static final class Builder {
    private double[] values = new double[16];
    private long[] counts = new long[16];
    private int size;

    void add(double value, long count) {
      if (size > 0 && Double.compare(value, values[size - 1]) == 0) {
        counts[size - 1] += count;
        return;
      } else if (size == values.length) {
        values = Arrays.copyOf(values, 2 * size);
        counts = Arrays.copyOf(counts, 2 * size);
      }
      values[size] = value;
      counts[size++] = count;
    }

    /** Returns what was gathered; this builder is of no use afterwards. */
    Histogram build() {
      return of(0, size);
    }

    /** JMH writes ascending values, of which nothing needs to be merged. */
    private Histogram of(int from, int to) {
      int end = Math.min(from + 1, to);
      while (end < to && Double.compare(values[end - 1], values[end]) < 0) {
        end++;
      }
      if (end == to) {
        return new Histogram(
            Arrays.copyOfRange(values, from, to), Arrays.copyOfRange(counts, from, to));
      }
      int middle = (from + to) >>> 1;
      return of(from, middle).with(of(middle, to));
    }
  }

  /** Returns all values of several histograms in one. */
  static Histogram merge(List<Histogram> parts) {
    if (parts.isEmpty()) {
      return new Histogram(new double[0], new long[0]);
    } else if (parts.size() == 1) {
      return parts.get(0);
    }
    int middle = parts.size() / 2;
    return merge(parts.subList(0, middle)).with(merge(parts.subList(middle, parts.size())));
  }

  private Histogram with(Histogram other) {
    int most = values.length + other.values.length;
    double[] merged = new double[most];
    long[] sums = new long[most];
    int used = 0;
    int i = 0;
    int j = 0;
    while (i < values.length || j < other.values.length) {
      int comparison =
          i == values.length
              ? 1
              : j == other.values.length ? -1 : Double.compare(values[i], other.values[j]);
      merged[used] = comparison <= 0 ? values[i] : other.values[j];
      sums[used++] =
          (comparison <= 0 ? counts[i++] : 0) + (comparison >= 0 ? other.counts[j++] : 0);
    }
    return new Histogram(Arrays.copyOf(merged, used), Arrays.copyOf(sums, used));
  }

  /** Returns how many values there are. */
  long size() {
    long size = 0;
    for (long count : counts) {
      size += count;
    }
    return size;
  }

  /** Returns the arithmetic mean, NaN if there are no values. */
  double mean() {
    double sum = 0;
    for (int i = 0; i < values.length; i++) {
      sum += values[i] * counts[i];
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
    for (int i = 0; i < values.length; i++) {
      seen += counts[i];
      if (seen >= rank) {
        return values[i];
      }
    }
    return values.length == 0 ? Double.NaN : values[values.length - 1];
  }
}
