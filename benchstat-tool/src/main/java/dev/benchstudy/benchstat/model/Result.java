package dev.benchstudy.benchstat.model;

import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * What one run of one benchmark gave: a line of Go benchmark text, or one fork of a JMH record.
 *
 * @param position where it stands
 * @param name the benchmark
 * @param configuration what {@code .config} is made of; differences split tables
 * @param provenance all else that is known of the run; differences are shown but split nothing
 * @param fork the JVM it ran in; empty if each result is a sample of its own
 * @param measurements its numbers, one or more
 */
public record Result(
    Position position,
    BenchmarkName name,
    Configuration configuration,
    Configuration provenance,
    Optional<Fork> fork,
    List<Measurement> measurements)
    implements BenchRecord {
  /** The key that holds the label of the input. */
  public static final String FILE = ".file";

  /** The key that holds the base of the name. */
  public static final String NAME = ".name";

  /** The key that holds the whole name. */
  public static final String FULL_NAME = ".fullname";

  /** Copies the list. */
  public Result {
    Objects.requireNonNull(position);
    Objects.requireNonNull(name);
    Objects.requireNonNull(configuration);
    Objects.requireNonNull(provenance);
    Objects.requireNonNull(fork);
    measurements = List.copyOf(measurements);
  }

  /** Returns this result with only some of its measurements. */
  public Result withMeasurements(List<Measurement> kept) {
    return new Result(position, name, configuration, provenance, fork, kept);
  }

  /** Returns the value of a key of the name or the configuration, empty if there is none. */
  public String value(String key) {
    if (key.startsWith("/")) {
      return name.value(key);
    }
    return switch (key) {
      case NAME -> name.base();
      case FULL_NAME -> name.full();
      default -> setting(key);
    };
  }

  private String setting(String key) {
    String value = configuration.value(key);
    return value.isEmpty() ? provenance.value(key) : value;
  }
}
