package dev.benchstudy.benchstat.compare;

/** What a gate says of one row. */
public enum GateVerdict {
  /** The interval of the change lies wholly within the margin, or beyond it on the better side. */
  PASS,
  /** The interval of the change lies wholly beyond the margin on the worse side. */
  WORSE,
  /** The interval reaches over the margin. */
  UNDECIDED,
  /** The first column has the row, this one has not. */
  VANISHED
}
