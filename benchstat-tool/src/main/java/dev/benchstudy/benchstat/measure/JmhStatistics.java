package dev.benchstudy.benchstat.measure;

import dev.benchstudy.benchstat.measure.JsonValue.JsonObject;
import dev.benchstudy.benchstat.stats.StudentT;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.DoubleUnaryOperator;

/**
 * What JMH computes from raw values and writes beside them, computed once more for the values of
 * several runs of JMH together.
 *
 * <p>The values are kept as a multiset: sample mode gives millions of them, most of them equal.
 */
final class JmhStatistics {
  /** The confidence of JMH's error and interval. */
  private static final double CONFIDENCE = 0.999;

  /** JMH gives no error for fewer values. */
  private static final long LEAST_FOR_ERROR = 3;

  private static final double[] PERCENTILES = {
    0, 50, 90, 95, 99, 99.9, 99.99, 99.999, 99.9999, 100
  };

  private final TreeMap<Double, Long> counts = new TreeMap<>();
  private long n;
  private double sum;

  void add(double value, long count) {
    counts.merge(value, count, Long::sum);
    n += count;
    sum += value * count;
  }

  long size() {
    return n;
  }

  double sum() {
    return sum;
  }

  double mean() {
    return n == 0 ? Double.NaN : sum / n;
  }

  double max() {
    return n == 0 ? Double.NaN : counts.lastKey();
  }

  double min() {
    return n == 0 ? Double.NaN : counts.firstKey();
  }

  /** Half the width of Student's interval around the mean; NaN for one or two values. */
  double meanError() {
    if (n < LEAST_FOR_ERROR) {
      return Double.NaN;
    }
    double squares = 0;
    for (Map.Entry<Double, Long> entry : counts.entrySet()) {
      double distance = entry.getKey() - mean();
      squares += distance * distance * entry.getValue();
    }
    double deviation = Math.sqrt(squares / (n - 1));
    double quantile = StudentT.twoSidedQuantile(CONFIDENCE, (double) n - 1);
    return quantile * deviation / Math.sqrt((double) n);
  }

  /**
   * A percentile: the value at position {@code rank (n + 1) / 100} of the sorted values, counted
   * from 1 and interpolated between neighbours (Hyndman and Fan 1996, definition 6).
   */
  double percentile(double rank) {
    double position = rank * (n + 1) / 100;
    if (n == 0 || position < 1) {
      return min();
    }
    if (position >= n) {
      return max();
    }
    long below = (long) Math.floor(position);
    double lower = at(below);
    return lower + (position - below) * (at(below + 1) - lower);
  }

  /** The member {@code scorePercentiles} of a metric. */
  JsonObject percentiles() {
    return percentiles(this::percentile);
  }

  /** The same for a metric that is one number, whatever the values it came from. */
  static JsonObject percentilesOf(double score) {
    return percentiles(rank -> score);
  }

  private static JsonObject percentiles(DoubleUnaryOperator percentile) {
    JsonObject json = JsonObject.EMPTY;
    for (double rank : PERCENTILES) {
      json = json.with(Double.toString(rank), JsonValue.of(percentile.applyAsDouble(rank)));
    }
    return json;
  }

  /** The value at a position of the sorted values, counted from 1. */
  private double at(long position) {
    long seen = 0;
    for (Map.Entry<Double, Long> entry : counts.entrySet()) {
      seen += entry.getValue();
      if (seen >= position) {
        return entry.getKey();
      }
    }
    return max();
  }
}
