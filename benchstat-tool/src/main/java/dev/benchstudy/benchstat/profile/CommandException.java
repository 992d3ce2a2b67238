package dev.benchstudy.benchstat.profile;

/**
 * A command that cannot do what was asked: its message says why and what to do, and goes to the
 * standard error stream as it is.
 */
final class CommandException extends Exception {
  private static final long serialVersionUID = 1;

  /** Exit status: a benchmark was started and failed. */
  static final int FAILED = 1;

  /** Exit status: the arguments are wrong, or name no benchmark or more than one. */
  static final int USAGE = 2;

  /** Exit status: a file cannot be read or holds nothing of use, or a needed program is missing. */
  static final int UNUSABLE = 3;

  private final int status;

  CommandException(int status, String message) {
    super(message);
    this.status = status;
  }

  CommandException(int status, String message, Throwable cause) {
    super(message, cause);
    this.status = status;
  }

  /** The exit status that fits. */
  int status() {
    return status;
  }
}
