package dev.benchstudy.benchstat.cli;

/** What the program tells its caller. */
enum ExitStatus {
  /** Tables were printed. */
  OK(0),
  /** The gate found a row worse, or gone. */
  WORSE(1),
  /** A flag or an expression is wrong, or there are no inputs. */
  USAGE(2),
  /** An input could not be read, or there was nothing to show, or nothing for a gate to judge. */
  INPUT(3),
  /** The gate found nothing worse, but could not decide every row. */
  UNDECIDED(4);

  private final int code;

  ExitStatus(int code) {
    this.code = code;
  }

  int code() {
    return code;
  }
}
