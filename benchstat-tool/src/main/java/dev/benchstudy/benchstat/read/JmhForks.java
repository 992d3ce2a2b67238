package dev.benchstudy.benchstat.read;

import ch.randelshofer.fastdoubleparser.JavaDoubleParser;
import dev.benchstudy.benchstat.model.Block;
import dev.benchstudy.benchstat.model.EmptyBenchmark;
import dev.benchstudy.benchstat.model.Fork;
import dev.benchstudy.benchstat.text.VisibleText;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;

/** Tells the forks of one record, with what our own runner knows of them. */
final class JmhForks {
  /** So many digits fit into a long. */
  private static final int LONGEST_BLOCK = 18;

  private final JmhRecord.Conditions conditions;
  private final String source;
  private final int planned;
  private final String machine;
  private final OptionalDouble emptySeconds;

  /**
   * Prepares the forks of a record.
   *
   * @param source the record's place, unique over all inputs
   */
  JmhForks(JmhRecord jmh, String source) {
    this.conditions = jmh.conditions();
    this.source = source;
    this.planned = planned(jmh);
    // Rented machines made from one image may have one name, and begin in one second.
    this.machine =
        VisibleText.of(
            conditions.machine().getOrDefault("id", "")
                + "@"
                + conditions.run().getOrDefault("started", "")
                + "/"
                + conditions.run().getOrDefault("seed", ""));
    this.emptySeconds =
        // It is no slower than itself.
        EmptyBenchmark.is(jmh.benchmark())
            ? OptionalDouble.empty()
            : seconds(conditions.run().getOrDefault("empty", ""));
  }

  private static OptionalDouble seconds(String text) {
    try {
      double seconds = text.isEmpty() ? 0 : JavaDoubleParser.parseDouble(text);
      return seconds > 0 && Double.isFinite(seconds)
          ? OptionalDouble.of(seconds)
          : OptionalDouble.empty();
    } catch (NumberFormatException e) {
      return OptionalDouble.empty();
    }
  }

  /** A score without raw data stands for all forks. */
  private static int planned(JmhRecord jmh) {
    if (jmh.field("forks").isEmpty() || !jmh.primary().hasRawData()) {
      return Math.max(1, jmh.primary().forks());
    }
    return jmh.count("forks");
  }

  /** Returns the fork with a number from 0. */
  Fork fork(int number) {
    String block = note(number).getOrDefault("block", "");
    return new Fork(
        source,
        number,
        planned,
        WholeNumber.is(block, LONGEST_BLOCK)
            ? Optional.of(new Block(machine, Long.parseLong(block)))
            : Optional.empty(),
        emptySeconds);
  }

  private Map<String, String> note(int number) {
    return number < conditions.forks().size() ? conditions.forks().get(number) : Map.of();
  }

  /** Returns the numbers, from 1, of the forks that shared the processor with something else. */
  List<String> contended() {
    List<String> numbers = new ArrayList<>();
    for (int i = 0; i < conditions.forks().size(); i++) {
      if (note(i).getOrDefault("contended", "").equals("true")) {
        numbers.add(Integer.toString(i + 1));
      }
    }
    return numbers;
  }
}
