package dev.benchstudy.benchstat.machine;

/**
 * What was found about one thing that can make a run noisy.
 *
 * @param subject the thing, such as {@code governor}
 * @param state whether it disturbs
 * @param detail what was found, or why nothing could be
 * @param advice what to do about it; empty if nothing
 */
public record Finding(String subject, State state, String detail, String advice) {

  /** Whether a thing disturbs measurements. */
  public enum State {
    QUIET,
    NOISY,
    UNKNOWN
  }

  static Finding quiet(String subject, String detail) {
    return new Finding(subject, State.QUIET, detail, "");
  }

  static Finding noisy(String subject, String detail, String advice) {
    return new Finding(subject, State.NOISY, detail, advice);
  }

  static Finding unknown(String subject, String reason) {
    return new Finding(subject, State.UNKNOWN, reason, "");
  }
}
