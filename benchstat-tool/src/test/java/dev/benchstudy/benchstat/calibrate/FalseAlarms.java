package dev.benchstudy.benchstat.calibrate;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/** How often sides that do not differ are called different, and sides that differ are not. */
final class FalseAlarms {
  private static final List<Double> RATIOS = List.of(0.0, 0.5, 1.0, 2.0);
  private static final List<Double> SLOWDOWNS = List.of(0.02, 0.05, 0.10);
  private static final double CENTER = 100;

  private final int trials;

  FalseAlarms(int trials) {
    this.trials = trials;
  }

  /** A row for each kind of forks, a column for each design, in each cell all rules. */
  String table(List<Design> designs) {
    List<SyntheticForks> kinds =
        Arrays.stream(Noise.values())
            .flatMap(noise -> RATIOS.stream().map(ratio -> new SyntheticForks(noise, ratio)))
            .toList();
    return MarkdownTable.of(
        "forks, sd ratio",
        kinds.stream().map(kind -> kind.noise().label() + ", " + kind.ratio()).toList(),
        designs.stream().map(Design::label).toList(),
        (row, column) ->
            Arrays.stream(DecisionRule.values())
                .map(rule -> differing(rule, kinds.get(row), designs.get(column), 1, row))
                .collect(Collectors.joining(" / ")));
  }

  /** How often benchstat finds a slowdown. */
  String power(List<Design> designs) {
    List<SyntheticForks> kinds = new ArrayList<>();
    List<String> labels = new ArrayList<>();
    for (double ratio : RATIOS.subList(1, RATIOS.size())) {
      for (double slowdown : SLOWDOWNS) {
        kinds.add(new SyntheticForks(Noise.NORMAL, ratio));
        labels.add(ratio + ", " + Math.round(100 * slowdown) + " % slower");
      }
    }
    return MarkdownTable.of(
        "sd ratio",
        labels,
        designs.stream().map(Design::label).toList(),
        (row, column) ->
            differing(
                DecisionRule.DEFAULT,
                kinds.get(row),
                designs.get(column),
                1 + SLOWDOWNS.get(row % SLOWDOWNS.size()),
                row));
  }

  private String differing(
      DecisionRule rule, SyntheticForks kind, Design design, double slowdown, int seed) {
    return Share.of(
        seed,
        trials,
        random ->
            rule.differs(
                kind.next(random, design.base(), CENTER),
                kind.next(random, design.next(), CENTER * slowdown)));
  }
}
