package dev.benchstudy.benchstat.calibrate;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Forks that were measured, dealt anew: each trial draws both sides from the forks of one
 * benchmark, none twice, so that every difference between the sides is due to chance.
 */
final class MeasuredForks {
  private final ForkFile file;
  private final int trials;

  MeasuredForks(ForkFile file, int trials) {
    this.file = file;
    this.trials = trials;
  }

  /** A row for each benchmark, a column for each design, in each cell all rules. */
  String table(List<Design> designs) {
    List<String> names = List.copyOf(file.forks().keySet());
    return MarkdownTable.of(
        "benchmark (forks)",
        names.stream().map(name -> name + " (" + file.of(name).length + ")").toList(),
        designs.stream().map(Design::label).toList(),
        (row, column) -> cell(file.of(names.get(row)), designs.get(column), row));
  }

  private String cell(double[][] measured, Design design, int seed) {
    if (design.base().forks() + design.next().forks() > measured.length) {
      return "";
    }
    return Arrays.stream(DecisionRule.values())
        .map(
            rule ->
                Share.of(
                    seed,
                    trials,
                    random -> {
                      double[][] dealt = Shuffling.of(random, measured);
                      return rule.differs(
                          side(dealt, 0, design.base()),
                          side(dealt, design.base().forks(), design.next()));
                    }))
        .collect(Collectors.joining(" / "));
  }

  private static double[][] side(double[][] dealt, int from, Design.Side side) {
    return Arrays.stream(dealt, from, from + side.forks())
        .map(fork -> Arrays.copyOf(fork, Math.min(fork.length, side.iterations())))
        .toArray(double[][]::new);
  }
}
