package dev.benchstudy.benchstat.calibrate;

import dev.benchstudy.benchstat.stats.RatioTest;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.random.RandomGenerator;

/**
 * What the order of forks does on a machine that was measured: runs of neighbouring forks of one
 * benchmark, split into two sides that do not differ, once as one side after the other and once in
 * blocks.
 *
 * <p>Runs overlap, so that shares are coarse: sixty forks hold three runs of twenty that share
 * nothing. In blocks the share is the test's level whatever the machine did, since a lot decides
 * which of two neighbours is which side.
 */
final class MeasuredOrder {
  private static final int BLOCKS = 10;
  private static final int POOLED_COLUMN = 3;
  private static final List<String> COLUMNS =
      List.of(
          "forks",
          "median ns",
          "spread of forks %",
          "one side after the other, all iterations as sample",
          "one side after the other, forks as sample",
          "in blocks, sides drawn by lot");

  private final List<ForkFile> files;
  private final int trials;

  MeasuredOrder(List<ForkFile> files, int trials) {
    this.files = List.copyOf(files);
    this.trials = trials;
  }

  /** A row for each benchmark of each file. */
  String table() {
    List<String> labels = new ArrayList<>();
    List<double[][]> rows = new ArrayList<>();
    for (ForkFile file : files) {
      for (String name : file.forks().keySet()) {
        labels.add(file.label() + ": " + name);
        rows.add(file.of(name));
      }
    }
    return MarkdownTable.of(
        "file: benchmark", labels, COLUMNS, (row, column) -> cell(rows.get(row), column));
  }

  private String cell(double[][] forks, int column) {
    double[] means = DecisionRule.means(forks);
    return switch (column) {
      case 0 -> String.valueOf(forks.length);
      case 1 -> String.format(Locale.ROOT, "%.1f", 1e9 * median(means));
      case 2 -> String.format(Locale.ROOT, "%.1f", 100 * spread(means));
      default -> forks.length < 2 * BLOCKS ? "" : alarms(forks, column);
    };
  }

  private String alarms(double[][] forks, int column) {
    return Share.of(
        column,
        trials,
        random -> {
          int start = random.nextInt(forks.length - 2 * BLOCKS + 1);
          double[][] run = Arrays.copyOfRange(forks, start, start + 2 * BLOCKS);
          return column < COLUMNS.size() - 1
              ? oneAfterTheOther(run, column)
              : inBlocks(run, random);
        });
  }

  private static boolean oneAfterTheOther(double[][] run, int column) {
    DecisionRule rule = column == POOLED_COLUMN ? DecisionRule.POOLED : DecisionRule.DEFAULT;
    return rule.differs(Arrays.copyOf(run, BLOCKS), Arrays.copyOfRange(run, BLOCKS, 2 * BLOCKS));
  }

  private static boolean inBlocks(double[][] run, RandomGenerator random) {
    double[] means = DecisionRule.means(run);
    double[][] sides = new double[2][BLOCKS];
    for (int block = 0; block < BLOCKS; block++) {
      int first = random.nextInt(2);
      sides[first][block] = means[2 * block];
      sides[1 - first][block] = means[2 * block + 1];
    }
    return RatioTest.paired(sides[0], sides[1], DecisionRule.ALPHA).rejects(DecisionRule.ALPHA);
  }

  private static double median(double[] values) {
    double[] sorted = Arrays.stream(values).sorted().toArray();
    int half = sorted.length / 2;
    return sorted.length % 2 == 1 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2;
  }

  /** The standard deviation in units of the mean. */
  private static double spread(double[] values) {
    double mean = Arrays.stream(values).average().orElseThrow();
    double squares = Arrays.stream(values).map(value -> (value - mean) * (value - mean)).sum();
    return Math.sqrt(squares / (values.length - 1)) / mean;
  }
}
