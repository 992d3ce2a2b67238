package dev.benchstudy.benchstat.compare;

/** What is taken as a sample where forks are known. */
public enum Sampling {
  /** The fork, or the iteration where a side has one fork only. */
  AUTOMATIC,
  /** The fork, always. */
  FORK,
  /** The iteration, always; forks are pooled. */
  ITERATION
}
