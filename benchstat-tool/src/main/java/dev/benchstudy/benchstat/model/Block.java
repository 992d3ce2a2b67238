package dev.benchstudy.benchstat.model;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A stretch of time on one machine in which each side ran one fork of a row; forks of one block are
 * compared with each other.
 *
 * @param machine what tells the machine, and the run on it, from others
 * @param number counts the blocks of a run
 */
public record Block(String machine, long number) {
  /** Checks the parts. */
  public Block {
    Objects.requireNonNull(machine);
  }

  // Written out for the reason given in Configuration.
  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Block block && number == block.number && machine.equals(block.machine);
  }

  @Override
  public int hashCode() {
    return 31 * machine.hashCode() + Long.hashCode(number);
  }
}
