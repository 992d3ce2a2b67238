package dev.benchstudy.benchstat.compare;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * One row as a gate sees it.
 *
 * @param label the row
 * @param unit its unit
 * @param column the values of the column that was judged
 * @param verdict the verdict
 * @param margin the margin it was judged by
 * @param effect the interval that was judged; empty if there was none
 * @param counted what the samples are
 * @param needed the number of samples that would decide, where the verdict is open and a number can
 *     be told
 */
public record GateRow(
    String label,
    String unit,
    List<String> column,
    GateVerdict verdict,
    double margin,
    Optional<Effect> effect,
    Counted counted,
    OptionalInt needed) {
  /** Copies the list. */
  public GateRow {
    column = List.copyOf(column);
  }
}
