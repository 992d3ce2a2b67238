package dev.benchstudy.benchstat.unit;

/** Why a text is no number. */
public enum NumberFormatFault {
  /** It is not written as a number is. */
  INVALID_SYNTAX("invalid syntax"),
  /** It is a number, but beyond the largest double or long. */
  OUT_OF_RANGE("value out of range");

  private final String message;

  NumberFormatFault(String message) {
    this.message = message;
  }

  /** Returns the words a message uses for it. */
  public String message() {
    return message;
  }
}
