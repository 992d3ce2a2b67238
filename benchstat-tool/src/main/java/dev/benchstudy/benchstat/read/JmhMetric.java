package dev.benchstudy.benchstat.read;

import java.util.List;
import java.util.Objects;

/**
 * One metric of a JMH record as the file has it, in its own unit.
 *
 * @param score what JMH makes of all its values; NaN if there is none
 * @param unit its unit, ordinary text; {@code ---} for a metric that is no number
 * @param raw the values of each fork's iterations; empty if not on record
 * @param histograms the calls of each fork's iterations, which mode {@code sample} has instead
 */
record JmhMetric(
    double score, String unit, List<List<Double>> raw, List<List<Histogram>> histograms) {
  private static final String NO_UNIT = "---";

  /** Checks and copies the parts. */
  JmhMetric {
    Objects.requireNonNull(unit);
    raw = List.copyOf(raw);
    histograms = List.copyOf(histograms);
  }

  /** Returns whether it is a number; a profiler that prints text has a metric that is none. */
  boolean isNumber() {
    return !unit.equals(NO_UNIT);
  }

  /** Returns whether a value of an iteration is on record. */
  boolean hasRawData() {
    return hasValue(raw) || hasValue(histograms);
  }

  private static <T> boolean hasValue(List<List<T>> forks) {
    for (List<T> fork : forks) {
      if (!fork.isEmpty()) {
        return true;
      }
    }
    return false;
  }

  /** Returns how many forks are on record, those without values too. */
  int forks() {
    return Math.max(raw.size(), histograms.size());
  }

  /** Returns how many iterations of a fork are on record. */
  int iterations(int fork) {
    return rawOf(fork).size() + (fork < histograms.size() ? histograms.get(fork).size() : 0);
  }

  /** Returns the values of a fork's iterations. */
  List<Double> rawOf(int fork) {
    return fork < raw.size() ? raw.get(fork) : List.of();
  }
}
