package dev.benchstudy.benchstat.model;

import java.util.Objects;

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
}
