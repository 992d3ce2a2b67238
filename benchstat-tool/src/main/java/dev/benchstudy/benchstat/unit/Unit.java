package dev.benchstudy.benchstat.unit;

import dev.benchstudy.benchstat.text.ByteText;
import java.util.Objects;
import java.util.Optional;

/**
 * A unit of measurement: its tidied name in base units, and how the file wrote it.
 *
 * @param name the tidied name, such as {@code sec/op}
 * @param written the name in the file, such as {@code ns/op}
 * @param factor what a written value is multiplied by to be a value in the tidied unit; positive
 */
public record Unit(String name, String written, double factor) {
  /** Checks the parts. */
  public Unit {
    Objects.requireNonNull(name);
    Objects.requireNonNull(written);
    if (!(factor > 0)) {
      throw new IllegalArgumentException("factor must be positive: " + factor);
    }
  }

  /**
   * Returns the unit of a written name: each {@code ns} of the numerator becomes {@code sec}, each
   * {@code MB} becomes {@code B}.
   */
  public static Unit of(String written) {
    StringBuilder name = new StringBuilder(written.length());
    double factor = 1;
    boolean numerator = true;
    for (int i = 0; i < written.length(); ) {
      int end = UnitWords.wordEnd(written, i);
      String word = written.substring(i, end);
      if (numerator && word.equals("ns")) {
        word = "sec";
        factor /= 1e9;
      } else if (numerator && word.equals("MB")) {
        word = "B";
        factor *= 1e6;
      }
      name.append(word);
      if (end < written.length()) {
        numerator = UnitWords.numeratorAfter(written.charAt(end), numerator);
        int next = end + ByteText.sizeAt(written, end);
        name.append(written, end, next);
        end = next;
      }
      i = end;
    }
    return new Unit(name.toString(), written, factor);
  }

  /** Returns a unit that is written as it is named. */
  public static Unit base(String name) {
    return new Unit(name, name, 1);
  }

  /** Returns the name in the file where tidying changed it. */
  public Optional<String> original() {
    return written.equals(name) ? Optional.empty() : Optional.of(written);
  }

  /** Returns a written value in the tidied unit. */
  public double tidy(double value) {
    return written.equals(name) ? value : value * factor;
  }
}
