package dev.benchstudy.benchstat.read;

import java.util.ArrayList;
import java.util.DoubleSummaryStatistics;
import java.util.List;
import java.util.Optional;
import java.util.function.ToDoubleFunction;

/**
 * Reduces the iterations of a JMH record to one value for each fork and metric. A fork without a
 * value is left out; a metric without raw data has one value, made of its score, in the first fork.
 */
final class ForkValues {
  private final JmhMetric primary;
  private final int declaredForks;
  private final int declaredIterations;

  /** Prepares the reduction of a record's metrics. */
  ForkValues(JmhRecord jmh) {
    this.primary = jmh.primary();
    this.declaredForks = jmh.count("forks");
    this.declaredIterations = jmh.count("measurementIterations");
  }

  /** Returns time or throughput; in mode {@code sample} the mean of all calls of a fork. */
  List<ForkValue> ofPrimary() {
    return primary.histograms().isEmpty()
        ? of(primary, Aggregation.MEAN)
        : ofCalls(Histogram::mean);
  }

  /**
   * Returns a secondary metric.
   *
   * @param name its name as {@link MetricName#fold} gives it
   */
  List<ForkValue> ofSecondary(String name, JmhMetric metric) {
    var percentile = MetricName.percentile(name);
    return percentile.isPresent() && !primary.histograms().isEmpty()
        ? ofCalls(calls -> calls.quantile(percentile.getAsDouble()))
        : of(metric, Aggregation.of(name, metric));
  }

  /** Returns a statistic of all calls of each fork. */
  private List<ForkValue> ofCalls(ToDoubleFunction<Histogram> statistic) {
    List<ForkValue> values = new ArrayList<>();
    for (int fork = 0; fork < primary.histograms().size(); fork++) {
      List<Histogram> iterations = primary.histograms().get(fork);
      if (!iterations.isEmpty()) {
        values.add(
            new ForkValue(
                fork,
                statistic.applyAsDouble(Histogram.merge(iterations)),
                iterations.stream().map(statistic::applyAsDouble).toList()));
      }
    }
    return values;
  }

  private List<ForkValue> of(JmhMetric metric, Aggregation aggregation) {
    boolean sumOfNothing =
        aggregation == Aggregation.SUM && (metric.score() == 0 || Double.isNaN(metric.score()));
    if (!metric.hasRawData() && !sumOfNothing) {
      return List.of(ofScore(metric, aggregation));
    }
    List<ForkValue> values = new ArrayList<>();
    for (int fork = 0; fork < forks(metric, aggregation); fork++) {
      List<Double> iterations = metric.rawOf(fork);
      if (aggregation == Aggregation.SUM) {
        Optional<ForkValue> sum = ofSum(fork, iterations);
        if (sum.isPresent()) {
          values.add(sum.get());
        }
      } else if (!iterations.isEmpty()) {
        values.add(new ForkValue(fork, aggregation.of(iterations), iterations));
      }
    }
    return values;
  }

  private int forks(JmhMetric metric, Aggregation aggregation) {
    return aggregation == Aggregation.SUM
        ? Math.max(metric.forks(), primary.forks())
        : metric.forks();
  }

  /**
   * Returns the part of a sum that each iteration of a fork has; those without a value count as 0.
   * A fork that left nothing else ran as often as it should have.
   */
  private Optional<ForkValue> ofSum(int fork, List<Double> raw) {
    int onRecord = primary.iterations(fork);
    int count = Math.max(raw.size(), onRecord > 0 ? onRecord : declaredIterations);
    if (count == 0) {
      return Optional.empty();
    }
    List<Double> filled = new ArrayList<>(raw);
    while (filled.size() < onRecord) {
      filled.add(0.0);
    }
    DoubleSummaryStatistics values = new DoubleSummaryStatistics();
    for (double value : raw) {
      values.accept(value);
    }
    return Optional.of(new ForkValue(fork, values.getSum() / count, filled));
  }

  private ForkValue ofScore(JmhMetric metric, Aggregation aggregation) {
    double iterations = (double) Math.max(1, declaredForks) * Math.max(1, declaredIterations);
    double divisor = aggregation == Aggregation.SUM ? iterations : 1;
    return new ForkValue(0, metric.score() / divisor, List.of());
  }
}
