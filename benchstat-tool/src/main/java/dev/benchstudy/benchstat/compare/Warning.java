package dev.benchstudy.benchstat.compare;

import java.util.Objects;

/**
 * Something a reader must know about a number; a renderer shows it as a footnote or beside the
 * output.
 *
 * @param kind what it is about
 * @param text its words, byte text
 */
public record Warning(Kind kind, String text) {
  /** What a warning is about. */
  public enum Kind {
    /** A cell holds results that differ in something no projection names. */
    MIXED_RESULTS,
    /** Too few values for an interval. */
    TOO_FEW_FOR_INTERVAL,
    /** Values that should all be equal are not. */
    NOT_EXACT,
    /** All values of both sides are equal, so no test can be made. */
    ALL_EQUAL,
    /** Too few values to find any difference. */
    TOO_FEW_TO_DETECT,
    /** A geometric mean is over other rows than that of the first column. */
    OTHER_ROWS,
    /** A geometric mean of values that are not all positive. */
    NOT_POSITIVE
  }

  /** Checks the parts. */
  public Warning {
    Objects.requireNonNull(kind);
    Objects.requireNonNull(text);
  }
}
