package dev.benchstudy.benchstat.cli;

/** What the program tells its caller. */
enum ExitStatus {
  /** Tables were printed. */
  OK(0),
  /** A flag or an expression is wrong, or there are no inputs. */
  USAGE(2),
  /** An input could not be read, or nothing is left to show. */
  INPUT(3);

  private final int code;

  ExitStatus(int code) {
    this.code = code;
  }

  int code() {
    return code;
  }
}
