package dev.benchstudy.benchstat.calibrate;

import dev.benchstudy.benchstat.stats.Interval;
import dev.benchstudy.benchstat.stats.RatioTest;
import dev.benchstudy.benchstat.stats.RepeatedLooks;
import java.util.Arrays;
import java.util.Locale;

/** A gate with a margin of 5 % that looks at growing numbers of blocks until it can decide. */
final class LookingGate {
  static final int[] LOOKS = {4, 6, 8, 10, 12, 16, 20};
  static final int MOST_BLOCKS = LOOKS[LOOKS.length - 1];
  private static final double MARGIN = 1.05;

  private final double level = RepeatedLooks.level(DecisionRule.ALPHA, LOOKS);
  private int gates;
  private int worse;
  private int passed;
  private int blocks;

  /**
   * Judges one pair of sides.
   *
   * @param base a value for each block, {@link #MOST_BLOCKS} of them
   * @param next the same of the other side
   */
  void judge(double[] base, double[] next) {
    gates++;
    for (int look : LOOKS) {
      Interval interval =
          RatioTest.paired(Arrays.copyOf(base, look), Arrays.copyOf(next, look), level)
              .interval()
              .orElseThrow();
      boolean isWorse = interval.low() > MARGIN;
      boolean passes = interval.high() <= MARGIN;
      worse += isWorse ? 1 : 0;
      passed += passes ? 1 : 0;
      if (isWorse || passes || look == MOST_BLOCKS) {
        blocks += look;
        return;
      }
    }
  }

  /** What it said so far: worse and passed in per cent, and the mean number of blocks. */
  String summary() {
    return Share.percent(worse, gates)
        + " / "
        + Share.percent(passed, gates)
        + String.format(Locale.ROOT, ", %.1f", (double) blocks / gates);
  }
}
