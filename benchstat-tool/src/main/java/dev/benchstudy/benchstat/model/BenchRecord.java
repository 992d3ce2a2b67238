package dev.benchstudy.benchstat.model;

/** One thing a result file says. */
public sealed interface BenchRecord permits Result, UnitMetadata, Malformed, Notice {
  /** Returns where it stands. */
  Position position();
}
