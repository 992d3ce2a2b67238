package dev.benchstudy.benchstat.compare;

import dev.benchstudy.benchstat.stats.Interval;
import dev.benchstudy.benchstat.stats.RatioTest;
import java.util.Optional;

/** Makes effects of the ratios that tests give. */
final class Effects {
  private Effects() {}

  static Optional<Effect> of(RatioTest test) {
    if (test.interval().isEmpty()) {
      return Optional.empty();
    }
    Interval interval = test.interval().get();
    return Optional.of(new Effect(test.ratio(), interval.low(), interval.high()));
  }
}
