package dev.benchstudy.benchstat.compare;

import dev.benchstudy.benchstat.stats.RatioTest;

/**
 * Picks the rule for a cell, and for each pair of cells that are compared.
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

  /** Returns how a cell is summarised, which other cells of its row do not bear on. */
  Rule forCell(String unit, boolean exact, Sample sample) {
    return forPair(unit, exact, sample, sample);
  }

  /**
   * Returns how a cell is compared with that of the first column, which further columns do not bear
   * on.
   *
   * @param unit the unit of the table
   * @param exact whether its values should all be equal
   */
  Rule forPair(String unit, boolean exact, Sample base, Sample sample) {
    if (exact) {
      return new ExactRule(unit);
    } else if (base.forks().isEmpty() || sample.forks().isEmpty()) {
      return new RankRule(levels, effects, methodAlpha);
    }
    int forks = Math.min(base.size(), sample.size());
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
                      (sample.size() == 1 ? "one fork" : "one fork in the first column")
                          + ": n counts iterations, differences between JVM starts are not covered, p is optimistic"))
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
