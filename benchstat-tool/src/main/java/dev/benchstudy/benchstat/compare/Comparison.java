package dev.benchstudy.benchstat.compare;

import dev.benchstudy.benchstat.unit.Direction;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * A cell held against the cell of the same row in the first column.
 *
 * @param base centre of the first column
 * @param center centre of this column
 * @param change by which factor this column is shown to differ; NaN or infinite where the base is 0
 * @param p the p-value; empty if the unit is exact and nothing was tested
 * @param significant whether the difference is to be shown: p is not above alpha, or nothing was
 *     tested
 * @param baseSize number of values in the first column
 * @param size number of values in this column
 * @param counted what the numbers of values count
 * @param effect the factor with its interval, where there is one
 * @param warnings what to know about it
 */
public record Comparison(
    double base,
    double center,
    double change,
    OptionalDouble p,
    boolean significant,
    int baseSize,
    int size,
    Counted counted,
    Optional<Effect> effect,
    List<Warning> warnings) {
  /** What a difference means to whoever made the change. */
  public enum Verdict {
    /** The better direction. */
    BETTER,
    /** The worse direction. */
    WORSE,
    /** A difference in a unit of which nobody knows what is better. */
    CHANGED,
    /** No difference was found. */
    SAME
  }

  /** Checks and copies the parts. */
  public Comparison {
    Objects.requireNonNull(p);
    Objects.requireNonNull(counted);
    Objects.requireNonNull(effect);
    warnings = List.copyOf(warnings);
  }

  Comparison withP(double other) {
    return new Comparison(
        base,
        center,
        change,
        OptionalDouble.of(other),
        significant,
        baseSize,
        size,
        counted,
        effect,
        warnings);
  }

  /** Returns what the difference means, given which direction is better. */
  public Verdict verdict(Direction direction) {
    if (!significant || change == 1 || center == base) {
      return Verdict.SAME;
    }
    boolean more = Double.isNaN(change) ? center > base : change > 1;
    return switch (direction) {
      case LESS_IS_BETTER -> more ? Verdict.WORSE : Verdict.BETTER;
      case MORE_IS_BETTER -> more ? Verdict.BETTER : Verdict.WORSE;
      case UNKNOWN -> Verdict.CHANGED;
    };
  }
}
