package dev.benchstudy.benchstat.compare;

/** What the n of a comparison counts. */
public enum Counted {
  /** Results: each line of Go benchmark text is a sample of its own. */
  RESULTS,
  /** Forks: each start of a JVM is a sample, the mean of its iterations. */
  FORKS,
  /** Blocks: pairs of forks, one of either side, that ran in one block. */
  BLOCKS,
  /** Iterations: one fork's own, for want of further forks or because somebody asked for it. */
  ITERATIONS
}
