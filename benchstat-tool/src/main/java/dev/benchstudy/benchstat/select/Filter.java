package dev.benchstudy.benchstat.select;

import dev.benchstudy.benchstat.expr.ExpressionException;
import dev.benchstudy.benchstat.model.Measurement;
import dev.benchstudy.benchstat.model.Result;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Decides which results, and which of their measurements, stay.
 *
 * <p>The language: {@code key:value}, {@code key:/regexp/}, {@code key:(a OR b)}, {@code -x},
 * {@code x y} or {@code x AND y}, {@code x OR y}, parentheses, and {@code *} for everything. A term
 * on {@link #UNIT} picks measurements, any other whole results.
 */
public final class Filter {
  /** The key of a measurement's unit, as tidied or as written. */
  public static final String UNIT = ".unit";

  private final Condition condition;
  private final boolean showsDetails;

  private Filter(Condition condition, boolean showsDetails) {
    this.condition = condition;
    this.showsDetails = showsDetails;
  }

  /**
   * Returns the filter that an expression (byte text) describes.
   *
   * @throws ExpressionException if it cannot be understood
   */
  public static Filter parse(String expression) throws ExpressionException {
    FilterParser parser = new FilterParser(expression);
    Condition condition = parser.parse();
    return new Filter(condition, parser.namesKey(UNIT));
  }

  /** Returns this filter, letting through also measurements that are shown only when asked for. */
  public Filter withDetails() {
    return new Filter(condition, true);
  }

  /** Returns a result with the measurements that stay, or empty if none does. */
  public Optional<Result> apply(Result result) {
    Verdict verdict = condition.judge(result);
    return switch (verdict.kind()) {
      case ALL -> shown(result);
      case NONE -> Optional.empty();
      case SOME -> some(result, verdict);
    };
  }

  /**
   * Leaves out measurements that are shown only when asked for; a condition on units asks for what
   * it names.
   */
  private Optional<Result> shown(Result result) {
    if (showsDetails || !hasDetails(result)) {
      return Optional.of(result);
    }
    List<Measurement> kept = new ArrayList<>();
    for (Measurement measurement : result.measurements()) {
      if (!measurement.detail()) {
        kept.add(measurement);
      }
    }
    return kept(result, kept);
  }

  private static boolean hasDetails(Result result) {
    for (Measurement measurement : result.measurements()) {
      if (measurement.detail()) {
        return true;
      }
    }
    return false;
  }

  private static Optional<Result> some(Result result, Verdict verdict) {
    List<Measurement> kept = new ArrayList<>();
    for (int i = 0; i < result.measurements().size(); i++) {
      if (verdict.measurements().get(i)) {
        kept.add(result.measurements().get(i));
      }
    }
    return kept(result, kept);
  }

  private static Optional<Result> kept(Result result, List<Measurement> kept) {
    if (kept.isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(
        kept.size() == result.measurements().size() ? result : result.withMeasurements(kept));
  }
}
