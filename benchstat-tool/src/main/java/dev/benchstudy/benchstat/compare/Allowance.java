package dev.benchstudy.benchstat.compare;

import dev.benchstudy.benchstat.unit.Direction;

/**
 * The changes that a gate lets pass.
 *
 * @param least the smallest ratio to the base, infinitely small if any is good enough
 * @param most the largest ratio, infinite if any is good enough
 */
public record Allowance(double least, double most) {
  /**
   * Returns what a margin allows: by a margin of 0.1, a cost may grow to 1.1 times and throughput
   * fall to 1/1.1. What has no known direction may do neither.
   */
  public static Allowance of(Direction direction, double margin) {
    double least =
        direction == Direction.LESS_IS_BETTER ? Double.NEGATIVE_INFINITY : 1 / (1 + margin);
    double most = direction == Direction.MORE_IS_BETTER ? Double.POSITIVE_INFINITY : 1 + margin;
    return new Allowance(least, most);
  }

  /** Returns the verdict on a change; its ends belong to what is allowed. */
  public GateVerdict verdict(Effect effect) {
    if (effect.low() > most || effect.high() < least) {
      return GateVerdict.WORSE;
    }
    return effect.low() >= least && effect.high() <= most
        ? GateVerdict.PASS
        : GateVerdict.UNDECIDED;
  }

  /** Returns the end that a change of this ratio is nearer to. */
  double limit(double ratio) {
    boolean lower = most == Double.POSITIVE_INFINITY || ratio < 1 && least > 0;
    return lower ? least : most;
  }
}
