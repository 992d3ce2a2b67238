package dev.benchstudy.benchstat.calibrate;

import dev.benchstudy.benchstat.compare.Allowance;
import dev.benchstudy.benchstat.compare.Effect;
import dev.benchstudy.benchstat.compare.GateVerdict;
import dev.benchstudy.benchstat.compare.Looks;
import dev.benchstudy.benchstat.stats.Interval;
import dev.benchstudy.benchstat.stats.RatioTest;
import dev.benchstudy.benchstat.stats.RepeatedLooks;
import dev.benchstudy.benchstat.unit.Direction;
import java.util.Arrays;
import java.util.Locale;

/** A gate with a margin of 5 % that looks at growing numbers of blocks until it can decide. */
final class LookingGate {
  static final int MOST_BLOCKS = Looks.USUAL_BLOCKS;
  static final int[] LOOKS = Looks.until(MOST_BLOCKS);
  private static final Allowance ALLOWANCE = Allowance.of(Direction.LESS_IS_BETTER, 0.05);

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
      RatioTest test =
          RatioTest.paired(Arrays.copyOf(base, look), Arrays.copyOf(next, look), level);
      Interval interval = test.interval().orElseThrow();
      GateVerdict verdict =
          ALLOWANCE.verdict(new Effect(test.ratio(), interval.low(), interval.high()));
      worse += verdict == GateVerdict.WORSE ? 1 : 0;
      passed += verdict == GateVerdict.PASS ? 1 : 0;
      if (verdict != GateVerdict.UNDECIDED || look == MOST_BLOCKS) {
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
