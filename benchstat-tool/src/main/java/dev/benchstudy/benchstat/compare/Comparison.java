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
 * @param change by which factor this column is shown to differ: the ratio of the two centres, of
 *     blocks the estimate of the test; NaN or infinite where the base is 0
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
    int shift = significant ? shift() : 0;
    if (shift == 0) {
      return Verdict.SAME;
    }
    return switch (direction) {
      case LESS_IS_BETTER -> shift > 0 ? Verdict.WORSE : Verdict.BETTER;
      case MORE_IS_BETTER -> shift > 0 ? Verdict.BETTER : Verdict.WORSE;
      case UNKNOWN -> Verdict.CHANGED;
    };
  }

  /**
   * Returns 1 for more, -1 for less and 0 for neither. Where the test gave an interval, its side of
   * 1 counts: the ratio of two medians may lie on the other.
   */
  private int shift() {
    if (effect.isPresent() && effect.get().low() > 1) {
      return 1;
    } else if (effect.isPresent() && effect.get().high() < 1) {
      return -1;
    }
    return Double.isNaN(change) ? Double.compare(center, base) : Double.compare(change, 1);
  }
}
