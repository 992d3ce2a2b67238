package dev.benchstudy.benchstat.measure;

/**
 * Tells that measuring cannot begin or go on: a jar, a file, a folder or the machine stands in the
 * way. The message names it and says what to do.
 */
public final class MeasureException extends Exception {
  private static final long serialVersionUID = 1L;

  /** Makes an exception whose message says what stood in the way and what to do. */
  public MeasureException(String message) {
    super(message);
  }

  /** Makes an exception whose message says what stood in the way and what to do. */
  public MeasureException(String message, Throwable cause) {
    super(message, cause);
  }
}
