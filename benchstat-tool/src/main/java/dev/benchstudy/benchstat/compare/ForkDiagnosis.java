package dev.benchstudy.benchstat.compare;

import dev.benchstudy.benchstat.stats.Moments;
import dev.benchstudy.benchstat.stats.OrderStatistics;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;

/** What the forks of one cell tell of how well it was measured. */
final class ForkDiagnosis {
  /** A relative standard deviation of forks above this is worth a word. */
  private static final double WIDE = 0.05;

  /**
   * A change of less than this from the first to the second half of a fork's iterations is none.
   */
  private static final double LEAST_DRIFT = 0.02;

  private static final int FEWEST_FORKS = 3;
  private static final int FEWEST_ITERATIONS = 4;

  /**
   * An operation that takes no longer than an empty call, within the spread of the latter, does
   * nothing, or is one of many in a call.
   */
  private static final double EMPTY_FACTOR = 1.2;

  /** In less than a tenth of a nanosecond a processor does nothing but part of a vector. */
  private static final double FASTEST_SECONDS = 1e-10;

  private static final String SECONDS = "sec/op";
  private static final String THROUGHPUT = "op/s";

  private final List<Observation> forks;
  private final List<Warning> warnings = new ArrayList<>();

  private ForkDiagnosis(List<Observation> forks) {
    this.forks = forks;
  }

  /** Returns what to warn of. */
  static List<Warning> of(Sample sample, String unit) {
    ForkDiagnosis diagnosis = new ForkDiagnosis(sample.forks());
    if (unit.equals(SECONDS) || unit.equals(THROUGHPUT)) {
      diagnosis.deadForks();
      diagnosis.emptyCall(unit);
      diagnosis.spread();
      diagnosis.drift();
    }
    return diagnosis.warnings;
  }

  private void warn(Warning.Kind kind, String text) {
    warnings.add(new Warning(kind, text));
  }

  private void deadForks() {
    Map<String, Integer> found = new HashMap<>();
    Map<String, Integer> planned = new HashMap<>();
    for (Observation observation : forks) {
      String source = observation.fork().source();
      found.put(source, found.getOrDefault(source, 0) + 1);
      planned.put(source, observation.fork().planned());
    }
    int missing = 0;
    for (Map.Entry<String, Integer> entry : planned.entrySet()) {
      missing += Math.max(0, entry.getValue() - found.getOrDefault(entry.getKey(), 0));
    }
    if (missing > 0) {
      warn(
          Warning.Kind.DEAD_FORK,
          missing + (missing == 1 ? " fork" : " forks") + " gave no result");
    }
  }

  private void emptyCall(String unit) {
    double value = OrderStatistics.medianOf(values());
    // JMH's throughput is that of all threads together, its time that of each.
    double seconds = unit.equals(SECONDS) ? value : forks.get(0).threads() / value;
    OptionalDouble empty = OptionalDouble.empty();
    for (int i = 0; i < forks.size() && empty.isEmpty(); i++) {
      empty = forks.get(i).fork().emptySeconds();
    }
    if (empty.isPresent() && seconds <= EMPTY_FACTOR * empty.getAsDouble()) {
      warn(
          Warning.Kind.EMPTY,
          "an operation is no slower than an empty benchmark: check the generated code");
    } else if (seconds < FASTEST_SECONDS) {
      warn(
          Warning.Kind.EMPTY,
          "less than 0.1 ns an operation, vector code or none: check the generated code");
    }
  }

  /** Compares the variance of forks with what iterations alone would give. */
  private void spread() {
    if (forks.size() < FEWEST_FORKS) {
      return;
    }
    Moments levels = Moments.of(values());
    double between = levels.variance();
    double deviation = Math.sqrt(between) / Math.abs(levels.mean());
    if (deviation > WIDE) {
      warn(Warning.Kind.WIDE_SPREAD, "forks vary by more than 5% (standard deviation)");
    }
    double within = 0;
    double expected = 0;
    for (Observation fork : forks) {
      double[] iterations = iterations(fork);
      if (iterations.length < FEWEST_ITERATIONS) {
        return;
      }
      double variance = Moments.of(iterations).variance();
      within += variance / forks.size();
      expected += variance / iterations.length / forks.size();
    }
    if (deviation > LEAST_DRIFT && between - expected > within) {
      warn(Warning.Kind.FORKS_DIFFER, "forks differ more than the iterations within them");
    }
  }

  /**
   * Looks whether most forks change in the same direction from the first half of their iterations
   * to the second.
   */
  private void drift() {
    double[] all = new double[forks.size()];
    int counted = 0;
    for (Observation fork : forks) {
      double[] iterations = iterations(fork);
      if (iterations.length >= FEWEST_ITERATIONS) {
        all[counted++] = change(iterations);
      }
    }
    if (counted < FEWEST_FORKS) {
      return;
    }
    double[] changes = Arrays.copyOf(all, counted);
    double median = OrderStatistics.medianOf(changes);
    int same = 0;
    for (double change : changes) {
      same += Math.signum(change) == Math.signum(median) ? 1 : 0;
    }
    if (Math.abs(median) > LEAST_DRIFT && same >= 0.9 * changes.length) {
      warn(Warning.Kind.DRIFT, "iterations drift within forks: not warmed up?");
    }
  }

  private static double change(double[] iterations) {
    int half = iterations.length / 2;
    double[] first = Arrays.copyOfRange(iterations, 0, half);
    double[] second = Arrays.copyOfRange(iterations, iterations.length - half, iterations.length);
    return Moments.of(second).mean() / Moments.of(first).mean() - 1;
  }

  private static double[] iterations(Observation fork) {
    double[] values = new double[fork.iterations().size()];
    for (int i = 0; i < values.length; i++) {
      values[i] = fork.iterations().get(i);
    }
    return values;
  }

  private double[] values() {
    double[] values = new double[forks.size()];
    for (int i = 0; i < values.length; i++) {
      values[i] = forks.get(i).value();
    }
    return values;
  }
}
