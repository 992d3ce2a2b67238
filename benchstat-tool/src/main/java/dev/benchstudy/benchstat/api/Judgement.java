package dev.benchstudy.benchstat.api;

import dev.benchstudy.benchstat.compare.GateOutcome;
import java.util.Objects;

/**
 * What a gate says of two sides.
 *
 * @param outcome the verdict on all rows together
 * @param text ordinary text for people: what was odd in the files, the tables with the interval of
 *     each change, a line for each row that did not pass, the counts
 */
public record Judgement(GateOutcome outcome, String text) {
  /** Checks the parts. */
  public Judgement {
    Objects.requireNonNull(outcome);
    Objects.requireNonNull(text);
  }

  /** Returns the text, which is what a failed assertion should show. */
  @Override
  public String toString() {
    return text;
  }
}
