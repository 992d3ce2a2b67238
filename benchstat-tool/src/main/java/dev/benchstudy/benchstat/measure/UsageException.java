package dev.benchstudy.benchstat.measure;

/**
 * Tells that what the user asked for is not understood; the message says what and how to put it.
 */
public final class UsageException extends Exception {
  private static final long serialVersionUID = 1L;

  UsageException(String message) {
    super(message);
  }
}
