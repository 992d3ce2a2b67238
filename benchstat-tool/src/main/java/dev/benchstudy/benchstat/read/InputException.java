package dev.benchstudy.benchstat.read;

/**
 * Thrown for an input that cannot be read or understood; its message names the input, the place and
 * what to do.
 */
public final class InputException extends Exception {
  private static final long serialVersionUID = 1L;

  private final String message;

  /** Makes an exception with a message (byte text) that stands alone. */
  public InputException(String message) {
    super(message, null, false, false);
    this.message = message;
  }

  @Override
  public String getMessage() {
    return message;
  }
}
