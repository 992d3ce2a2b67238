package dev.benchstudy.benchstat.calibrate;

import java.util.List;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/**
 * What a gate says of work that is slower by a known share, and after how many blocks: the blocks
 * of a file with {@code KnobBenchmark}, in a new order for each gate, none twice.
 *
 * <p>All gates see nearly the same blocks, those of one campaign, so their shares are near 0 and
 * 100 % and are no rates of error: another campaign could give others.
 */
final class MeasuredGate {
  private static final String UNCHANGED = "KnobBenchmark.unchanged";
  private static final String SLOWED = "KnobBenchmark.slowed/percent=";
  private static final List<Integer> PERCENTS = List.of(0, 2, 5, 10, 20);

  private final ForkFile file;
  private final int trials;

  MeasuredGate(ForkFile file, int trials) {
    this.file = file;
    this.trials = trials;
  }

  /** One row, a column for each share. */
  String table() {
    double[] base = DecisionRule.means(file.of(UNCHANGED));
    return MarkdownTable.of(
        "blocks measured",
        List.of(String.valueOf(base.length)),
        PERCENTS.stream().map(percent -> percent + " % slower").toList(),
        (row, column) -> gates(base, DecisionRule.means(file.of(SLOWED + PERCENTS.get(column)))));
  }

  private String gates(double[] base, double[] next) {
    if (Math.min(base.length, next.length) < LookingGate.MOST_BLOCKS) {
      throw new IllegalArgumentException(
          file.label() + " needs " + LookingGate.MOST_BLOCKS + " blocks or more");
    }
    RandomGenerator random = new SplittableRandom(base.length);
    Integer[] blocks =
        IntStream.range(0, Math.min(base.length, next.length)).boxed().toArray(Integer[]::new);
    LookingGate gate = new LookingGate();
    for (int i = 0; i < trials; i++) {
      Integer[] drawn = Shuffling.of(random, blocks);
      gate.judge(pick(base, drawn), pick(next, drawn));
    }
    return gate.summary();
  }

  private static double[] pick(double[] values, Integer[] blocks) {
    return IntStream.range(0, LookingGate.MOST_BLOCKS)
        .mapToDouble(i -> values[blocks[i]])
        .toArray();
  }
}
