package dev.benchstudy.benchstat.read;

import com.fasterxml.jackson.core.JsonLocation;

/** Thrown where a JSON input is not what it should be. */
final class JsonFault extends Exception {
  private static final long serialVersionUID = 1L;

  private final int line;
  private final int column;

  /** Makes a fault with a message (byte text) that says what was expected. */
  JsonFault(JsonLocation location, String message) {
    super(message, null, false, false);
    this.line = Math.max(1, location.getLineNr());
    this.column = Math.max(1, location.getColumnNr());
  }

  /** Returns the line from 1. */
  int line() {
    return line;
  }

  /** Returns the column from 1, counted in characters. */
  int column() {
    return column;
  }

  /** Returns the message; never null. */
  String message() {
    return String.valueOf(getMessage());
  }
}
