package dev.benchstudy.benchstat.compare;

import dev.benchstudy.benchstat.stats.MannWhitney;
import dev.benchstudy.benchstat.stats.OrderStatistics;
import dev.benchstudy.benchstat.stats.TestResult;
import dev.benchstudy.benchstat.unit.NumberText;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;

/**
 * Nothing is assumed about the distribution: median, order-statistic interval, U-test.
 *
 * @param levels the probabilities in use
 * @param effects whether intervals of ratios are wanted; they cost more than all else
 * @param wantedAlpha the level that was asked for, where a correction makes that of one comparison
 *     stricter
 */
record RankRule(Levels levels, boolean effects, double wantedAlpha) implements Rule {
  private static final int LARGEST_TABULATED = 9;

  /** Makes a rule for comparisons at the level that was asked for. */
  RankRule(Levels levels, boolean effects) {
    this(levels, effects, levels.alpha());
  }

  @Override
  public Summary summarize(Sample sample) {
    double[] values = sample.ascending();
    OrderStatistics ranks = OrderStatistics.ofMedian(values.length, levels.confidence());
    double low = OrderStatistics.valueAt(ranks.lower(), values);
    double high = OrderStatistics.valueAt(ranks.upper(), values);
    List<Warning> warnings =
        Double.isInfinite(low) || Double.isInfinite(high) ? List.of(needForInterval()) : List.of();
    return new Summary(OrderStatistics.median(values), low, high, values.length, warnings);
  }

  private Warning needForInterval() {
    OptionalInt least = OrderStatistics.leastBoundedSize(levels.confidence());
    String need = least.isPresent() ? ">= " + least.getAsInt() : "> 50";
    return new Warning(
        Warning.Kind.TOO_FEW_FOR_INTERVAL,
        "need "
            + need
            + " samples for confidence interval at level "
            + NumberText.shortest(levels.confidence()));
  }

  @Override
  public Comparison compare(Sample base, Sample sample) {
    TestResult test = MannWhitney.test(base.ascending(), sample.ascending());
    double p = test.p().orElse(1);
    boolean significant = p <= levels.alpha();
    List<Warning> warnings = new ArrayList<>();
    int least = MannWhitney.leastSize(levels.alpha());
    if (test.p().isEmpty()) {
      warnings.add(new Warning(Warning.Kind.ALL_EQUAL, "all samples are equal"));
    } else if (!significant && base.size() < least && sample.size() < least) {
      warnings.add(needToDetect(least));
    }
    double before = OrderStatistics.median(base.ascending());
    double after = OrderStatistics.median(sample.ascending());
    return new Comparison(
        before,
        after,
        after / before,
        OptionalDouble.of(p),
        significant,
        base.size(),
        sample.size(),
        Counted.RESULTS,
        effects || significant && contradicts(base, sample, Double.compare(after, before))
            ? effect(base, sample)
            : Optional.empty(),
        warnings);
  }

  /** Returns whether ranks do not point the way that medians do, so that only the effect tells. */
  private static boolean contradicts(Sample base, Sample sample, int ofMedians) {
    return MannWhitney.direction(base.ascending(), sample.ascending()) != ofMedians;
  }

  private Optional<Effect> effect(Sample base, Sample sample) {
    return Effects.of(MannWhitney.compare(base.ascending(), sample.ascending(), levels.alpha()));
  }

  private Warning needToDetect(int least) {
    String need = least <= LARGEST_TABULATED ? ">= " + least : "> 10";
    return new Warning(
        Warning.Kind.TOO_FEW_TO_DETECT,
        "need "
            + need
            + " samples to detect a difference at alpha level "
            + NumberText.shortest(wantedAlpha)
            + (levels.alpha() == wantedAlpha ? "" : ", corrected"));
  }
}
