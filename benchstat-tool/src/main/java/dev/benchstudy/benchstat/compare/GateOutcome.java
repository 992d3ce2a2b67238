package dev.benchstudy.benchstat.compare;

/** What a gate says of all rows together. */
public enum GateOutcome {
  /** Every row that both sides have passes, and none vanished. */
  PASSED,
  /** A row got worse, or vanished. */
  WORSE,
  /** Nothing got worse, but some rows cannot be decided: more forks are needed. */
  UNDECIDED,
  /** There was nothing to judge, or nothing of a unit with a margin: no reason to pass. */
  NOTHING_COMPARED
}
