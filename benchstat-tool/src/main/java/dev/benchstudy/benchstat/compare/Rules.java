package dev.benchstudy.benchstat.compare;

import dev.benchstudy.benchstat.stats.RatioTest;
import java.util.List;

/**
 * Picks the rule for each row.
 *
 * @param levels the probabilities in use
 * @param sampling what is taken as a sample where forks are known
 * @param effects whether intervals of ratios are wanted
 * @param methodAlpha the level that decides which test is made
 */
record Rules(Levels levels, Sampling sampling, boolean effects, double methodAlpha) {
  /** Makes rules whose methods are chosen by the level they are used at. */
  Rules(Levels levels, Sampling sampling, boolean effects) {
    this(levels, sampling, effects, levels.alpha());
  }

  /**
   * Returns the rule for a row: the same for all its columns.
   *
   * @param unit the unit of the table
   * @param exact whether its values should all be equal
   * @param row the samples of the row, one or more
   */
  Rule forRow(String unit, boolean exact, List<Sample> row) {
    if (exact) {
      return new ExactRule(unit);
    }
    int forks = Integer.MAX_VALUE;
    for (Sample sample : row) {
      if (sample.forks().isEmpty()) {
        return new RankRule(levels, effects, methodAlpha);
      }
      forks = Math.min(forks, sample.size());
    }
    return switch (sampling) {
      case ITERATION ->
          new IterationRule(
              unit,
              levels,
              methodAlpha,
              new Warning(
                  Warning.Kind.POOLED_ITERATIONS,
                  "iterations of several forks taken as independent: p is optimistic"));
      case FORK -> forkRule(unit, forks);
      case AUTOMATIC ->
          forks == 1
              ? new IterationRule(
                  unit,
                  levels,
                  methodAlpha,
                  new Warning(
                      Warning.Kind.ONE_FORK,
                      "one fork: n counts iterations, differences between JVM starts are not covered, p is optimistic"))
              : forkRule(unit, forks);
    };
  }

  private ForkRule forkRule(String unit, int forks) {
    return new ForkRule(unit, levels, forks >= RatioTest.LEAST_RANKED, methodAlpha);
  }

  Rules withLevels(Levels other) {
    return new Rules(other, sampling, effects, methodAlpha);
  }
}
