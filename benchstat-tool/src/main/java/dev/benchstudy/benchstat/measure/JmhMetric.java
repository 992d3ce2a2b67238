package dev.benchstudy.benchstat.measure;

import dev.benchstudy.benchstat.measure.JsonValue.JsonArray;
import dev.benchstudy.benchstat.measure.JsonValue.JsonObject;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * One metric of a JMH record, primary or secondary: what JMH would have written had the forks of
 * several records been one run.
 *
 * @param json the metric as it stands in the file
 */
record JmhMetric(JsonObject json) {
  private static final String RAW = "rawData";
  private static final String HISTOGRAM = "rawDataHistogram";
  private static final double TOLERANCE = 1e-9;

  /** How JMH makes one score of a metric's values. */
  private enum Aggregation {
    AVERAGE,
    SUM,
    MAXIMUM,
    MINIMUM;

    double of(JmhStatistics values) {
      return switch (this) {
        case AVERAGE -> values.mean();
        case SUM -> values.sum();
        case MAXIMUM -> values.max();
        case MINIMUM -> values.min();
      };
    }
  }

  /** A metric that nothing measured in so many forks. */
  static JmhMetric absent(int forks) {
    List<JsonValue> empty = Collections.nCopies(forks, new JsonArray(List.of()));
    return new JmhMetric(JsonObject.EMPTY.with(RAW, new JsonArray(empty)));
  }

  /** This metric's forks and then those of {@code next}, under one score. */
  JmhMetric plus(JmhMetric next) {
    String kind = json.get(HISTOGRAM).isPresent() ? HISTOGRAM : RAW;
    List<JsonValue> forks = new ArrayList<>(json.items(kind));
    forks.addAll(next.json.items(kind));
    JsonObject described = json.get("score").isPresent() ? json : next.json;
    JmhMetric merged = new JmhMetric(described.with(kind, new JsonArray(forks)));
    Aggregation aggregation = aggregation().or(next::aggregation).orElse(Aggregation.AVERAGE);
    return merged.scored(merged.statistics(), aggregation);
  }

  /**
   * This metric with the score that the values of the whole record give: JMH takes the percentiles
   * of sample mode from all samples together, not from those of the iterations.
   */
  JmhMetric asPercentile(double rank, JmhMetric samples) {
    double score = samples.statistics().percentile(rank);
    JsonValue none = JsonValue.of(Double.NaN);
    return new JmhMetric(
        json.with("score", JsonValue.of(score))
            .with("scoreError", none)
            .with("scoreConfidence", new JsonArray(List.of(none, none)))
            .with("scorePercentiles", JmhStatistics.percentilesOf(score)));
  }

  private JmhMetric scored(JmhStatistics values, Aggregation aggregation) {
    double score = aggregation.of(values);
    double error = aggregation == Aggregation.AVERAGE ? values.meanError() : Double.NaN;
    List<Double> interval =
        aggregation == Aggregation.AVERAGE
            ? List.of(score - error, score + error)
            : List.of(score, score);
    return new JmhMetric(
        json.with("score", JsonValue.of(score))
            .with("scoreError", JsonValue.of(error))
            .with("scoreConfidence", JsonValue.ofNumbers(interval))
            .with("scorePercentiles", values.percentiles()));
  }

  /** The score, in the unit as written. */
  Optional<Double> score() {
    return json.number("score");
  }

  /** The score for people. */
  String scoreText() {
    return text(score().orElse(Double.NaN));
  }

  /** A value of this metric for people: four digits and the unit. */
  String text(double value) {
    String digits =
        Double.isFinite(value)
            ? new BigDecimal(value, new MathContext(4)).stripTrailingZeros().toPlainString()
            : Double.toString(value);
    return digits + " " + json.text("scoreUnit").orElse("");
  }

  /** A time per operation in seconds; empty if this is something else. */
  Optional<Double> secondsPerOperation() {
    double factor =
        switch (json.text("scoreUnit").orElse("")) {
          case "ns/op" -> 1e-9;
          case "us/op" -> 1e-6;
          case "ms/op" -> 1e-3;
          case "s/op" -> 1;
          default -> Double.NaN;
        };
    return score().map(score -> score * factor).filter(Double::isFinite);
  }

  /** The median over forks of the mean of each fork. */
  double medianOfForks() {
    JmhStatistics values = new JmhStatistics();
    forkMeans().forEach(mean -> values.add(mean, 1));
    return values.percentile(50);
  }

  /** The mean of each fork's values; forks without values are left out. */
  List<Double> forkMeans() {
    List<Double> means = new ArrayList<>();
    boolean histogram = json.get(HISTOGRAM).isPresent();
    for (JsonValue fork : json.items(histogram ? HISTOGRAM : RAW)) {
      JmhStatistics values = new JmhStatistics();
      addFork(values, fork, histogram);
      if (values.size() > 0) {
        means.add(values.mean());
      }
    }
    return means;
  }

  private JmhStatistics statistics() {
    JmhStatistics values = new JmhStatistics();
    json.items(RAW).forEach(fork -> addFork(values, fork, false));
    json.items(HISTOGRAM).forEach(fork -> addFork(values, fork, true));
    return values;
  }

  private static void addFork(JmhStatistics values, JsonValue fork, boolean histogram) {
    for (JsonValue iteration : fork.items()) {
      if (!histogram) {
        iteration.asNumber().ifPresent(value -> values.add(value, 1));
        continue;
      }
      for (JsonValue pair : iteration.items()) {
        List<JsonValue> valueAndCount = pair.items();
        values.add(
            valueAndCount.get(0).asNumber().orElse(Double.NaN),
            valueAndCount.get(1).asNumber().orElse(0.0).longValue());
      }
    }
  }

  /**
   * How this metric's score came about. JMH does not write it, but gives an error and an interval
   * to averages only; sums, maxima and minima have the interval [score, score] and no error.
   */
  private Optional<Aggregation> aggregation() {
    JmhStatistics values = statistics();
    if (values.size() == 0) {
      return Optional.empty();
    }
    boolean noError = json.number("scoreError").map(error -> error.isNaN()).orElse(false);
    boolean interval =
        json.items("scoreConfidence").stream()
            .anyMatch(end -> end.asNumber().map(value -> !value.isNaN()).orElse(false));
    if (!noError || !interval) {
      return Optional.of(Aggregation.AVERAGE);
    }
    double score = score().orElse(Double.NaN);
    for (Aggregation candidate :
        List.of(Aggregation.SUM, Aggregation.MAXIMUM, Aggregation.MINIMUM)) {
      if (Math.abs(candidate.of(values) - score) <= TOLERANCE * Math.abs(score)) {
        return Optional.of(candidate);
      }
    }
    return Optional.of(Aggregation.AVERAGE);
  }
}
