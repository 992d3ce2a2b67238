package dev.benchstudy.benchstat.compare;

import dev.benchstudy.benchstat.model.Fork;
import java.util.List;
import java.util.Objects;

/**
 * What one fork gave for one unit.
 *
 * @param value the fork's value
 * @param iterations the values of its iterations in order of time, empty if not on record
 * @param fork the fork
 * @param threads how many threads ran the benchmark at once, 1 or more
 */
public record Observation(double value, List<Double> iterations, Fork fork, int threads) {
  /** Checks and copies the parts. */
  public Observation {
    iterations = List.copyOf(iterations);
    Objects.requireNonNull(fork);
  }
}
