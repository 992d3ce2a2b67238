package dev.benchstudy.benchstat.compare;

import dev.benchstudy.benchstat.stats.Interval;
import dev.benchstudy.benchstat.stats.RatioTest;
import java.util.Optional;

/** Makes effects of the ratios that tests give. */
final class Effects {
  /** An end of an interval is found by bisection, a ratio of centres by one division. */
  private static final double ROUNDING = 1e-9;

  private Effects() {}

  static Optional<Effect> of(RatioTest test) {
    if (test.interval().isEmpty()) {
      return Optional.empty();
    }
    Interval interval = test.interval().get();
    return Optional.of(new Effect(test.ratio(), interval.low(), interval.high()));
  }

  /**
   * Returns a warning if a change that is shown lies beside the interval that the test gives. The
   * ratio of two medians can, because ranks are about all pairs of values.
   */
  static Optional<Warning> beside(double change, Optional<Effect> effect) {
    boolean inside =
        effect.isEmpty()
            || Double.isNaN(change)
            || change >= effect.get().low() * (1 - ROUNDING)
                && change <= effect.get().high() * (1 + ROUNDING);
    return inside
        ? Optional.empty()
        : Optional.of(
            new Warning(
                Warning.Kind.BESIDE_INTERVAL,
                "the ratio of the medians lies outside the interval of the change:"
                    + " most values tell another story, look at the samples"));
  }
}
