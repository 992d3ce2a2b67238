package dev.benchstudy.benchstat.cli;

import dev.benchstudy.benchstat.compare.Gate;

/** What the program tells its caller. */
enum ExitStatus {
  /** Tables were printed. */
  OK(0),
  /** The gate found a row worse, or gone. */
  WORSE(1),
  /** A flag or an expression is wrong, or there are no inputs. */
  USAGE(2),
  /**
   * A file could not be read or written, there was nothing to show or for a gate to judge, or a
   * fault that was not foreseen.
   */
  INPUT(3),
  /** The gate found nothing worse, but could not decide every row. */
  UNDECIDED(4),
  /** Some rows could not be measured. */
  ROWS_FAILED(5),
  /** A signal ended it. */
  INTERRUPTED(130);

  private final int code;

  ExitStatus(int code) {
    this.code = code;
  }

  int code() {
    return code;
  }

  /** Returns what a gate tells. */
  static ExitStatus of(Gate gate) {
    return switch (gate.outcome()) {
      case PASSED -> OK;
      case WORSE -> WORSE;
      case UNDECIDED -> UNDECIDED;
      case NOTHING_COMPARED -> INPUT;
    };
  }
}
