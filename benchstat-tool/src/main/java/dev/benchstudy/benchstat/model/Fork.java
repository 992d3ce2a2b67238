package dev.benchstudy.benchstat.model;

import java.util.Objects;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * One start of a JVM: the source of one independent sample.
 *
 * @param source the record that tells of it, unique over all inputs
 * @param number its number in that record, from 0
 * @param planned how many forks that record should hold; 0 if the benchmark ran inside its host JVM
 * @param block the block it ran in, where that is on record
 * @param emptySeconds seconds per call of an empty benchmark in the same run, where that was
 *     measured
 */
public record Fork(
    String source, int number, int planned, Optional<Block> block, OptionalDouble emptySeconds) {
  /** What it means if a fork had less of the processor than elapsed time. */
  public static final String CONTENDED =
      "the machine was busy, or the benchmark waits or has threads of its own";

  /** Checks the parts. */
  public Fork {
    Objects.requireNonNull(source);
    Objects.requireNonNull(block);
    Objects.requireNonNull(emptySeconds);
    if (number < 0 || planned < 0) {
      throw new IllegalArgumentException("number " + number + ", planned " + planned);
    }
  }
}
