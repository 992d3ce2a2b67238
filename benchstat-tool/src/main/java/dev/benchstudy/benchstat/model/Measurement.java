package dev.benchstudy.benchstat.model;

import dev.benchstudy.benchstat.unit.Unit;
import java.util.List;
import java.util.Objects;

/**
 * One number of one result.
 *
 * @param value in the tidied unit
 * @param unit its unit
 * @param iterations the values of the iterations whose mean or merged value this is, in order of
 *     time and in the tidied unit; empty if there are none on record
 * @param detail whether it is shown only when it is asked for
 */
public record Measurement(double value, Unit unit, List<Double> iterations, boolean detail) {
  /** Checks and copies the parts. */
  public Measurement {
    Objects.requireNonNull(unit);
    iterations = List.copyOf(iterations);
  }

  /** Makes a measurement without iterations. */
  public Measurement(double value, Unit unit) {
    this(value, unit, List.of(), false);
  }
}
