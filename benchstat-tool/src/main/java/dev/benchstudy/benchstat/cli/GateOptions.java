package dev.benchstudy.benchstat.cli;

import dev.benchstudy.benchstat.compare.GateSpec;
import dev.benchstudy.benchstat.compare.Looks;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What a gate that measures is asked for.
 *
 * @param spec by how much rows may get worse
 * @param alpha the probability of a false verdict over all looks, above 0 and below 1
 * @param mostBlocks after how many blocks it ends undecided
 * @param mostMinutes after how many minutes it ends undecided
 * @param measuring the words for the runner
 */
record GateOptions(
    GateSpec spec, double alpha, int mostBlocks, double mostMinutes, List<String> measuring) {
  private static final Set<String> OWN =
      Set.of("--margin", "--alpha", "--max-blocks", "--max-minutes");

  /** Options of the runner that would be without effect, and what to do instead. */
  private static final Map<String, String> REFUSED =
      Map.of(
          "--blocks", "a gate ends when it can decide; --max-blocks N limits its blocks",
          "--without-failed", "a gate does not pass without a row; leave it out by --jmh");

  /** The unit that the runner counts in a run of its own, which a gate does not make. */
  private static final String ALLOCATIONS = "allocs/op";

  /** Copies the list. */
  GateOptions {
    measuring = List.copyOf(measuring);
  }

  /**
   * Takes its own options from a command line.
   *
   * @throws CommandLineException if one lacks its value or has a wrong one, or would be without
   *     effect
   */
  static GateOptions parse(List<String> arguments) throws CommandLineException {
    String margin = "5%";
    double alpha = 0.05;
    double blocks = Looks.USUAL_BLOCKS;
    double minutes = 60;
    List<String> rest = new ArrayList<>();
    Iterator<String> words = arguments.iterator();
    while (words.hasNext()) {
      String word = words.next();
      if (word.equals("--")) {
        rest.add(word);
        words.forEachRemaining(rest::add);
        break;
      } else if (REFUSED.containsKey(word)) {
        throw CommandLineException.value(word + ": " + REFUSED.get(word));
      } else if (!OWN.contains(word)) {
        rest.add(word);
        continue;
      } else if (!words.hasNext()) {
        throw CommandLineException.value(word + " lacks its value");
      }
      String value = words.next();
      switch (word) {
        case "--margin" -> margin = value;
        case "--alpha" -> alpha = number(word, value, 1e-6, 0.5);
        case "--max-blocks" -> blocks = number(word, value, Looks.FIRST, 1000);
        default -> minutes = number(word, value, 0.1, 100_000);
      }
    }
    return new GateOptions(spec(margin), alpha, (int) blocks, minutes, rest);
  }

  private static GateSpec spec(String margin) throws CommandLineException {
    try {
      GateSpec spec = GateSpec.parse(margin);
      if (spec.margins().containsKey(ALLOCATIONS)) {
        throw CommandLineException.value(
            "--margin: allocations are not counted here; name B/op, or judge the results of"
                + " scripts/ab.sh by benchstat -gate "
                + margin);
      }
      return spec;
    } catch (GateSpec.SpecException e) {
      throw CommandLineException.value(e.getMessage().replace("-gate", "--margin"));
    }
  }

  private static double number(String option, String text, double least, double most)
      throws CommandLineException {
    try {
      double number = Double.parseDouble(text);
      if (number >= least && number <= most) {
        return number;
      }
    } catch (NumberFormatException e) {
      // The message below says what is expected.
    }
    throw CommandLineException.value(
        option + " must be from " + least + " to " + most + ", not " + text);
  }
}
