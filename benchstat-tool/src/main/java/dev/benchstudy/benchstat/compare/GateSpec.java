package dev.benchstudy.benchstat.compare;

import dev.benchstudy.benchstat.unit.Direction;
import dev.benchstudy.benchstat.unit.NumberSyntaxException;
import dev.benchstudy.benchstat.unit.NumberText;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.OptionalDouble;

/**
 * By how much a unit may get worse.
 *
 * @param margins for each unit the largest change for the worse, as a part of 1; above 0
 * @param other the margin of all units of a known direction that have none of their own; empty if
 *     only those of the list count
 */
public record GateSpec(Map<String, Double> margins, OptionalDouble other) {
  private static final double PERCENT = 100;

  /** Thrown for a text that is no specification. */
  public static final class SpecException extends Exception {
    private static final long serialVersionUID = 1L;

    private final String message;

    SpecException(String message) {
      super(message, null, false, false);
      this.message = message;
    }

    @Override
    public String getMessage() {
      return message;
    }
  }

  /** Copies the map. */
  public GateSpec {
    margins = Map.copyOf(margins);
  }

  /**
   * Returns what a text such as {@code 10%} or {@code sec/op:10%,B/op:1%} asks for. A number
   * without a sign is a part of 1 and below it, so that {@code 10} is not taken for 1000 %.
   *
   * @throws SpecException if it cannot be understood
   */
  public static GateSpec parse(String text) throws SpecException {
    Map<String, Double> margins = new LinkedHashMap<>();
    OptionalDouble other = OptionalDouble.empty();
    for (String part : text.split(",", -1)) {
      int colon = part.lastIndexOf(':');
      double margin = margin(part.substring(colon + 1).strip(), text);
      if (colon < 0) {
        other = OptionalDouble.of(margin);
      } else {
        margins.put(unit(part.substring(0, colon).strip(), text), margin);
      }
    }
    return new GateSpec(margins, other);
  }

  private static double margin(String part, String text) throws SpecException {
    try {
      boolean percent = part.endsWith("%");
      double margin =
          percent
              ? NumberText.parse(part.substring(0, part.length() - 1)) / PERCENT
              : NumberText.parse(part);
      if (!percent && margin >= 1 && Double.isFinite(margin)) {
        throw new SpecException(
            "-gate must have a percent sign on a number of 1 or more: write "
                + part
                + "%; not \""
                + text
                + "\"");
      } else if (margin > 0 && margin < PERCENT) {
        return margin;
      }
    } catch (NumberSyntaxException e) {
      // The message below says what is expected.
    }
    throw fault(text);
  }

  private static String unit(String name, String text) throws SpecException {
    if (name.isEmpty()) {
      throw fault(text);
    }
    return name;
  }

  private static SpecException fault(String text) {
    return new SpecException(
        "-gate must be a margin above 0 such as 10%, or margins by unit such as sec/op:10%,B/op:1%; not \""
            + text
            + "\"");
  }

  /**
   * Returns the margin of a unit; empty if it does not count: it is not named, and only named ones
   * count, or nobody knows which direction of it is better.
   */
  public OptionalDouble margin(String unit) {
    Double own = margins.get(unit);
    if (own != null) {
      return OptionalDouble.of(own);
    }
    return Direction.of(unit) == Direction.UNKNOWN ? OptionalDouble.empty() : other;
  }
}
