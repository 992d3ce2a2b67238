package dev.benchstudy.benchstat.select;

import dev.benchstudy.benchstat.model.Measurement;
import dev.benchstudy.benchstat.model.Result;
import dev.benchstudy.benchstat.unit.NumberSyntaxException;
import dev.benchstudy.benchstat.unit.NumberText;
import dev.benchstudy.benchstat.unit.Unit;
import java.util.ArrayList;
import java.util.List;

/**
 * Adds a measurement in B/s, from a key that holds the bytes of one operation: those that all
 * threads work through together, whether the time of an operation or the throughput was measured.
 *
 * @param key the key, such as {@code /n}
 */
public record ByteRate(String key) {
  private static final Unit BYTES_PER_SECOND = Unit.base("B/s");
  private static final String SECONDS = "sec/op";
  private static final String OPERATIONS = "op/s";

  /**
   * Returns a result with its rate after its time or throughput; unchanged if the key holds no
   * positive number.
   */
  public Result apply(Result result) {
    double bytes = bytes(result.value(key));
    if (!(bytes > 0)) {
      return result;
    }
    double ofAllThreads = bytes * result.name().threads();
    List<Measurement> measurements = new ArrayList<>();
    for (Measurement measurement : result.measurements()) {
      measurements.add(measurement);
      if (measurement.unit().name().equals(SECONDS)) {
        measurements.add(rate(measurement, ofAllThreads, true));
      } else if (measurement.unit().name().equals(OPERATIONS)) {
        measurements.add(rate(measurement, bytes, false));
      }
    }
    return result.withMeasurements(measurements);
  }

  private static double bytes(String text) {
    try {
      return NumberText.parse(text);
    } catch (NumberSyntaxException e) {
      return 0;
    }
  }

  private static Measurement rate(Measurement measurement, double bytes, boolean isTime) {
    List<Double> iterations = new ArrayList<>();
    for (double iteration : measurement.iterations()) {
      iterations.add(rate(iteration, bytes, isTime));
    }
    return new Measurement(
        rate(measurement.value(), bytes, isTime),
        BYTES_PER_SECOND,
        iterations,
        measurement.detail());
  }

  private static double rate(double value, double bytes, boolean isTime) {
    return isTime ? bytes / value : bytes * value;
  }
}
