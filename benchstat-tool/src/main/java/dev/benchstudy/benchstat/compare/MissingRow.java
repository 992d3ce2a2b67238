package dev.benchstudy.benchstat.compare;

import java.util.List;

/**
 * A row that one column has and another has not.
 *
 * @param label the row
 * @param unit the unit that is missing; empty if the row is missing as a whole
 * @param present the values of the first column that has it
 * @param absent the values of the column that has not
 * @param inFirst whether the first column of all has it, so that it has vanished; otherwise it is
 *     new
 * @param reason why it could not be found there, empty if nothing is known
 */
public record MissingRow(
    String label,
    String unit,
    List<String> present,
    List<String> absent,
    boolean inFirst,
    String reason) {
  /** Copies the lists. */
  public MissingRow {
    present = List.copyOf(present);
    absent = List.copyOf(absent);
  }
}
