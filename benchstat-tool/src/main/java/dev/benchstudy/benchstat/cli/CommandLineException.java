package dev.benchstudy.benchstat.cli;

/** Thrown for a command line that cannot be carried out. */
final class CommandLineException extends Exception {
  private static final long serialVersionUID = 1L;

  private final String message;
  private final boolean showUsage;

  private CommandLineException(String message, boolean showUsage) {
    super(message, null, false, false);
    this.message = message;
    this.showUsage = showUsage;
  }

  /** A flag that cannot be parsed; the usage text follows the message. */
  static CommandLineException flag(String message) {
    return new CommandLineException(message, true);
  }

  /** A value that makes no sense; the message stands alone, after the program's name. */
  static CommandLineException value(String message) {
    return new CommandLineException(message, false);
  }

  boolean showUsage() {
    return showUsage;
  }

  @Override
  public String getMessage() {
    return message;
  }
}
