package dev.benchstudy.benchstat.study;

/** Tells that a study's file, or a line of options, cannot be read; the message says why. */
public final class StudyException extends Exception {
  private static final long serialVersionUID = 1L;

  StudyException(String message) {
    super(message);
  }

  StudyException(String message, Throwable cause) {
    super(message, cause);
  }
}
