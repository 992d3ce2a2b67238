package dev.benchstudy.benchstat.render;

import dev.benchstudy.benchstat.compare.Counted;
import dev.benchstudy.benchstat.compare.Gate;
import dev.benchstudy.benchstat.compare.GateRow;
import dev.benchstudy.benchstat.compare.GateVerdict;
import dev.benchstudy.benchstat.unit.NumberText;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * The verdicts of a gate in words: a line for each row that did not pass, then a line with the
 * counts.
 */
public final class GateText {
  private static final int PERCENT = 100;

  private GateText() {}

  /** Returns the verdicts as byte text. */
  public static String of(Gate gate) {
    StringBuilder text = new StringBuilder();
    for (GateRow row : gate.rows()) {
      if (row.verdict() != GateVerdict.PASS) {
        text.append("gate: ").append(line(row)).append('\n');
      }
    }
    for (String unit : gate.absentUnits()) {
      text.append("gate: no row has the unit ").append(unit).append(", which has a margin\n");
    }
    return text.append("gate: ").append(counts(gate)).append('\n').toString();
  }

  private static String line(GateRow row) {
    String subject = row.label() + (row.unit().isEmpty() ? "" : " " + row.unit());
    return switch (row.verdict()) {
      case VANISHED -> "vanished: " + subject + " is not in " + String.join(" ", row.column());
      case WORSE -> "worse: " + subject + change(row) + ", margin " + margin(row);
      case UNDECIDED ->
          "undecided: " + subject + change(row) + ", margin " + margin(row) + needed(row);
      case PASS -> "pass: " + subject;
    };
  }

  private static String change(GateRow row) {
    return row.effect()
        .map(effect -> " changed by " + CellText.interval(effect))
        .orElse(": no interval");
  }

  private static String margin(GateRow row) {
    return NumberText.shortest(row.margin() * PERCENT) + "%";
  }

  private static String needed(GateRow row) {
    String samples = row.counted() == Counted.RESULTS ? " runs" : " forks";
    return row.needed().isPresent()
        ? "; " + row.needed().getAsInt() + samples + " a side would probably decide"
        : "; more" + samples + " are needed, nobody can tell how many";
  }

  private static String counts(Gate gate) {
    if (gate.comparedNothing()) {
      return "nothing could be compared";
    }
    List<String> counts = new ArrayList<>();
    for (GateVerdict verdict : GateVerdict.values()) {
      long count = gate.rows().stream().filter(row -> row.verdict() == verdict).count();
      if (count > 0) {
        counts.add(count + " " + verdict.name().toLowerCase(Locale.ROOT));
      }
    }
    return String.join(", ", counts);
  }
}
