package dev.benchstudy.benchstat.calibrate;

import dev.benchstudy.benchstat.stats.RatioTest;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;

/** What the order of forks does on a machine that gets slower during the session. */
final class Drift {
  private static final List<Double> DRIFTS = List.of(0.0, 0.01, 0.02);
  private static final List<Integer> BLOCKS = List.of(3, 4, 5, 6, 8, 10, 20);
  private static final double FORK_DEVIATION = 0.005;

  /** An order of measuring, and the comparison that goes with it. */
  private enum Order {
    PAIRED("blocks, compared as pairs") {
      @Override
      boolean differs(RandomGenerator random, int blocks, double drift) {
        double[][] sides = inBlocks(random, blocks, drift);
        return RatioTest.paired(sides[0], sides[1], DecisionRule.ALPHA).rejects(DecisionRule.ALPHA);
      }
    },
    UNPAIRED("blocks, not compared as pairs") {
      @Override
      boolean differs(RandomGenerator random, int blocks, double drift) {
        double[][] sides = inBlocks(random, blocks, drift);
        return RatioTest.independent(sides[0], sides[1], DecisionRule.ALPHA)
            .rejects(DecisionRule.ALPHA);
      }
    },
    ONE_AFTER_THE_OTHER("all of base, then all of new") {
      @Override
      boolean differs(RandomGenerator random, int blocks, double drift) {
        double[] base = new double[blocks];
        double[] next = new double[blocks];
        for (int i = 0; i < blocks; i++) {
          base[i] = fork(random, i, 2 * blocks, drift);
          next[i] = fork(random, blocks + i, 2 * blocks, drift);
        }
        return RatioTest.independent(base, next, DecisionRule.ALPHA).rejects(DecisionRule.ALPHA);
      }
    };

    private final String label;

    Order(String label) {
      this.label = label;
    }

    abstract boolean differs(RandomGenerator random, int blocks, double drift);

    /** Two forks a block, in random order. */
    static double[][] inBlocks(RandomGenerator random, int blocks, double drift) {
      double[][] sides = new double[2][blocks];
      for (int block = 0; block < blocks; block++) {
        int first = random.nextInt(2);
        sides[first][block] = fork(random, 2 * block, 2 * blocks, drift);
        sides[1 - first][block] = fork(random, 2 * block + 1, 2 * blocks, drift);
      }
      return sides;
    }

    static double fork(RandomGenerator random, int position, int forks, double drift) {
      return 1 + drift * position / (forks - 1) + FORK_DEVIATION * random.nextGaussian();
    }
  }

  private final int trials;

  Drift(int trials) {
    this.trials = trials;
  }

  /** A row for each order and drift, a column for each number of blocks. */
  String table() {
    List<String> labels = new ArrayList<>();
    for (Order order : Order.values()) {
      DRIFTS.forEach(drift -> labels.add(order.label + ", " + Math.round(100 * drift) + " %"));
    }
    return MarkdownTable.of(
        "order, drift",
        labels,
        BLOCKS.stream().map(String::valueOf).toList(),
        (row, column) -> {
          Order order = Order.values()[row / DRIFTS.size()];
          double drift = DRIFTS.get(row % DRIFTS.size());
          return Share.of(row, trials, random -> order.differs(random, BLOCKS.get(column), drift));
        });
  }

  /** How often pairs that do not differ are called different, without drift. */
  String pairs() {
    List<SyntheticForks> kinds = new ArrayList<>();
    for (Noise noise : Noise.values()) {
      for (double ratio : new double[] {0.5, 1, 2}) {
        kinds.add(new SyntheticForks(noise, ratio));
      }
    }
    return MarkdownTable.of(
        "forks, sd ratio",
        kinds.stream().map(kind -> kind.noise().label() + ", " + kind.ratio()).toList(),
        BLOCKS.stream().map(String::valueOf).toList(),
        (row, column) -> {
          Design.Side side = new Design.Side(BLOCKS.get(column), 5);
          return Share.of(
              row,
              trials,
              random ->
                  RatioTest.paired(
                          DecisionRule.means(kinds.get(row).next(random, side, 1)),
                          DecisionRule.means(kinds.get(row).next(random, side, 1)),
                          DecisionRule.ALPHA)
                      .rejects(DecisionRule.ALPHA));
        });
  }
}
