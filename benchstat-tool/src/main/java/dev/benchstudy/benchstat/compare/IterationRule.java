package dev.benchstudy.benchstat.compare;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * Iterations as the sample, for want of forks or because somebody asked for it: median,
 * order-statistic interval and Mann-Whitney U, with a warning that p is optimistic.
 *
 * @param unit the unit whose values are compared
 * @param levels the probabilities in use
 * @param wantedAlpha the level that was asked for; see {@link RankRule}
 * @param warning why the p-value is optimistic
 */
record IterationRule(String unit, Levels levels, double wantedAlpha, Warning warning)
    implements Rule {
  @Override
  public Summary summarize(Sample sample) {
    Summary summary = ranks().summarize(sample.pooled());
    List<Warning> warnings = new ArrayList<>(summary.warnings());
    warnings.addAll(ForkDiagnosis.of(sample, unit));
    return new Summary(summary.center(), summary.low(), summary.high(), summary.size(), warnings);
  }

  private RankRule ranks() {
    return new RankRule(levels, true, wantedAlpha);
  }

  @Override
  public Comparison compare(Sample base, Sample sample) {
    Comparison ranked = ranks().compare(base.pooled(), sample.pooled());
    List<Warning> warnings = new ArrayList<>(ranked.warnings());
    warnings.add(warning);
    if (ranked.significant()) {
      Effects.beside(ranked.change(), ranked.effect()).ifPresent(warnings::add);
    }
    boolean equal = Resolution.of(unit).equalWithin(ranked.base(), ranked.center()).isPresent();
    return new Comparison(
        ranked.base(),
        ranked.center(),
        equal ? 1 : ranked.change(),
        OptionalDouble.of(ranked.p().orElse(1)),
        ranked.significant() && !equal,
        ranked.baseSize(),
        ranked.size(),
        Counted.ITERATIONS,
        equal ? Optional.of(new Effect(1, 1, 1)) : ranked.effect(),
        warnings);
  }
}
