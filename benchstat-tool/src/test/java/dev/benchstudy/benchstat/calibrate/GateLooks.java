package dev.benchstudy.benchstat.calibrate;

import dev.benchstudy.benchstat.stats.RatioTest;
import dev.benchstudy.benchstat.stats.RepeatedLooks;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;

/** How often a {@link LookingGate} is wrong about forks made by chance, and the levels it uses. */
final class GateLooks {
  private static final List<Double> SLOWDOWNS = List.of(0.0, 0.02, 0.05, 0.10, 0.20);
  private static final List<Double> SPREADS = List.of(0.005, 0.01, 0.02, 0.05, 0.1);

  private final int trials;

  GateLooks(int trials) {
    this.trials = trials;
  }

  /** A row for each spread of forks, a column for each slowdown. */
  String table(Noise noise) {
    return MarkdownTable.of(
        "fork sd",
        SPREADS.stream().map(spread -> percent(spread) + " %").toList(),
        SLOWDOWNS.stream().map(slowdown -> percent(slowdown) + " % slower").toList(),
        (row, column) -> cell(noise, SPREADS.get(row), 1 + SLOWDOWNS.get(column), row));
  }

  private static String percent(double share) {
    return String.format(Locale.ROOT, "%.1f", 100 * share).replace(".0", "");
  }

  private String cell(Noise noise, double spread, double slowdown, int seed) {
    RandomGenerator random = new SplittableRandom(seed);
    LookingGate gate = new LookingGate();
    for (int i = 0; i < trials; i++) {
      gate.judge(
          forks(random, noise, spread, LookingGate.MOST_BLOCKS, 1),
          forks(random, noise, spread, LookingGate.MOST_BLOCKS, slowdown));
    }
    return gate.summary();
  }

  private static double[] forks(
      RandomGenerator random, Noise noise, double spread, int count, double center) {
    double[] forks = new double[count];
    for (int i = 0; i < count; i++) {
      forks[i] = center * (1 + spread * noise.next(random));
    }
    return forks;
  }

  /** How often any of several looks at pairs that do not differ raises a false alarm. */
  String schedules() {
    List<int[]> schedules =
        List.of(
            new int[] {4, 8},
            new int[] {3, 4, 5},
            new int[] {3, 4, 5, 6, 8, 10},
            LookingGate.LOOKS,
            new int[] {4, 8, 16, 32},
            new int[] {6, 8, 10},
            new int[] {3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20});
    return MarkdownTable.of(
        "looks at blocks",
        schedules.stream()
            .map(
                looks ->
                    Arrays.stream(looks).mapToObj(String::valueOf).collect(Collectors.joining(" ")))
            .toList(),
        List.of("level of each", "all looks", "all looks, each at 5 %"),
        (row, column) -> {
          int[] looks = schedules.get(row);
          double level =
              column == 2 ? DecisionRule.ALPHA : RepeatedLooks.level(DecisionRule.ALPHA, looks);
          return column == 0
              ? String.format(Locale.ROOT, "%.2f", 100 * level)
              : Share.of(row, trials, random -> anyAlarm(random, looks, level));
        });
  }

  private static boolean anyAlarm(RandomGenerator random, int[] looks, double level) {
    int last = looks[looks.length - 1];
    double[] base = forks(random, Noise.NORMAL, 0.01, last, 1);
    double[] next = forks(random, Noise.NORMAL, 0.01, last, 1);
    return Arrays.stream(looks)
        .anyMatch(
            look ->
                RatioTest.paired(Arrays.copyOf(base, look), Arrays.copyOf(next, look), level)
                    .rejects(level));
  }
}
