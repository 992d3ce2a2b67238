package dev.benchstudy.benchstat.compare;

import dev.benchstudy.benchstat.model.Block;
import dev.benchstudy.benchstat.stats.Estimate;
import dev.benchstudy.benchstat.stats.LogT;
import dev.benchstudy.benchstat.stats.MannWhitney;
import dev.benchstudy.benchstat.stats.OrderStatistics;
import dev.benchstudy.benchstat.stats.RatioTest;
import dev.benchstudy.benchstat.stats.SignedRank;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;

/**
 * The fork is the sample: iterations of one fork share one compilation and one memory layout, so
 * only forks are independent of each other.
 *
 * <p>A cell of six forks or more is shown by its median and order statistics, one of fewer by its
 * geometric mean and t interval. Two cells of six or more are compared by Mann-Whitney U and the
 * ratio of their medians, others by Welch's t-test on logarithms and the ratio of their geometric
 * means. Where the forks of both ran in blocks, the pairs are compared: Wilcoxon's signed ranks
 * from six pairs on, else t on the logarithms of the ratios.
 *
 * @param unit the unit whose values are compared
 * @param levels the probabilities in use
 * @param ranked whether the cell, or each of the two that are compared, has enough forks for ranks
 * @param methodAlpha the level that decides between ranks and t; it stays the same where a
 *     correction makes the level of one comparison stricter
 */
record ForkRule(String unit, Levels levels, boolean ranked, double methodAlpha) implements Rule {
  @Override
  public Summary summarize(Sample sample) {
    List<Warning> warnings = new ArrayList<>(ForkDiagnosis.of(sample, unit));
    if (ranked) {
      Summary ranks = new RankRule(levels, false).summarize(sample);
      warnings.addAll(0, ranks.warnings());
      return new Summary(ranks.center(), ranks.low(), ranks.high(), sample.size(), warnings);
    }
    Estimate mean = LogT.mean(sample.ascending(), levels.confidence());
    if (sample.size() == 1) {
      warnings.add(0, new Warning(Warning.Kind.ONE_FORK, "one fork: no interval"));
    } else {
      warnings.add(0, fewForks());
    }
    return new Summary(
        mean.center(), mean.interval().low(), mean.interval().high(), sample.size(), warnings);
  }

  private static Warning fewForks() {
    return new Warning(
        Warning.Kind.FEW_FORKS,
        "fewer than " + RatioTest.LEAST_RANKED + " forks: geometric mean, t-test on logarithms");
  }

  @Override
  public Comparison compare(Sample base, Sample sample) {
    Map<Block, Double> baseBlocks = base.blocks();
    Map<Block, Double> blocks = sample.blocks();
    Set<Block> shared = new LinkedHashSet<>(baseBlocks.keySet());
    shared.retainAll(blocks.keySet());
    if (shared.size() < RatioTest.LEAST_PAIRS) {
      return independent(base, sample);
    }
    double[] first = values(baseBlocks, shared);
    double[] second = values(blocks, shared);
    RatioTest test =
        RatioTest.ranksPairs(first.length, methodAlpha)
            ? SignedRank.compare(first, second, levels.alpha())
            : LogT.comparePaired(first, second, levels.alpha());
    List<Warning> warnings = new ArrayList<>();
    if (shared.size() < Math.max(base.size(), sample.size())) {
      warnings.add(
          new Warning(
              Warning.Kind.UNPAIRED_FORKS, "forks without a partner in their block are left out"));
    }
    return comparison(
        base, sample, test, test.ratio(), Counted.BLOCKS, shared.size(), shared.size(), warnings);
  }

  private static double[] values(Map<Block, Double> all, Set<Block> chosen) {
    double[] values = new double[chosen.size()];
    int used = 0;
    for (Block block : chosen) {
      values[used++] = all.getOrDefault(block, Double.NaN);
    }
    return values;
  }

  private Comparison independent(Sample base, Sample sample) {
    boolean ranks = ranked && RatioTest.ranksIndependent(base.size(), sample.size(), methodAlpha);
    RatioTest test =
        ranks
            ? MannWhitney.compare(base.ascending(), sample.ascending(), levels.alpha())
            : LogT.compare(base.ascending(), sample.ascending(), levels.alpha());
    List<Warning> warnings = new ArrayList<>();
    if (!ranked && sample.size() >= RatioTest.LEAST_RANKED) {
      // This cell shows its median, and its own footnotes do not tell why it is not compared.
      warnings.add(
          new Warning(
              Warning.Kind.FEW_FORKS,
              "the first column has fewer than "
                  + RatioTest.LEAST_RANKED
                  + " forks: geometric means compared, t-test on logarithms"));
    }
    double change = center(sample) / center(base);
    return comparison(
        base, sample, test, change, Counted.FORKS, base.size(), sample.size(), warnings);
  }

  private double center(Sample sample) {
    return ranked
        ? OrderStatistics.median(sample.ascending())
        : LogT.mean(sample.ascending(), levels.confidence()).center();
  }

  private Comparison comparison(
      Sample base,
      Sample sample,
      RatioTest test,
      double change,
      Counted counted,
      int baseSize,
      int size,
      List<Warning> warnings) {
    double before = center(base);
    double after = center(sample);
    boolean significant = test.rejects(levels.alpha());
    if (test.test().p().isEmpty()) {
      warnings.add(new Warning(Warning.Kind.ALL_EQUAL, "all samples are equal"));
    }
    Optional<Effect> effect = Effects.of(test);
    Optional<Warning> tooSmall = Resolution.of(unit).equalWithin(before, after);
    Optional<Warning> known = tooSmall.isPresent() ? tooSmall : Effects.beside(change, effect);
    if (significant && known.isPresent()) {
      warnings.add(known.get());
    }
    if (tooSmall.isPresent()) {
      significant = false;
      change = 1;
      effect = Optional.of(new Effect(1, 1, 1));
    }
    return new Comparison(
        before,
        after,
        change,
        OptionalDouble.of(test.test().p().orElse(1)),
        significant,
        baseSize,
        size,
        counted,
        effect,
        warnings);
  }
}
