package dev.benchstudy.benchstat.compare;

import dev.benchstudy.benchstat.model.Block;
import dev.benchstudy.benchstat.stats.SampleSize;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;

/**
 * Decides for each row whether it has become worse by more than a margin.
 *
 * <p>It fails closed: a row that vanished is worse, and a gate that judged nothing, or nothing of a
 * unit that it was given a margin for, has not passed.
 *
 * @param rows the rows in order
 * @param absentUnits units that have a margin of their own, but no row on any side
 */
public record Gate(List<GateRow> rows, List<String> absentUnits) {
  /** Copies the lists. */
  public Gate {
    rows = List.copyOf(rows);
    absentUnits = List.copyOf(absentUnits);
  }

  /** Judges every comparison of a report, and every row that vanished. */
  public static Gate of(Report report, GateSpec spec) {
    List<GateRow> rows = new ArrayList<>();
    Set<String> absent = new TreeSet<>(spec.margins().keySet());
    for (ComparisonTable table : report.tables()) {
      absent.remove(table.unit());
      OptionalDouble margin = spec.margin(table.unit());
      if (margin.isPresent()) {
        table.rows().forEach(row -> judge(table, row, margin.getAsDouble(), report.levels(), rows));
      }
    }
    for (MissingRow missing : report.missing()) {
      if (missing.inFirst()
          && (missing.unit().isEmpty() || spec.margin(missing.unit()).isPresent())) {
        rows.add(
            new GateRow(
                missing.label(),
                missing.unit(),
                missing.absent(),
                GateVerdict.VANISHED,
                0,
                Optional.empty(),
                Counted.RESULTS,
                OptionalInt.empty()));
      }
    }
    return new Gate(rows, List.copyOf(absent));
  }

  private static void judge(
      ComparisonTable table, Row row, double margin, Levels levels, List<GateRow> rows) {
    for (int i = 1; i < row.cells().size(); i++) {
      Optional<Cell> cell = row.cells().get(i);
      Optional<Cell> base = row.cells().get(0);
      if (cell.isPresent() && base.isPresent()) {
        rows.add(
            judge(
                table,
                row,
                table.columns().get(i),
                base.get().sample(),
                cell.get(),
                margin,
                levels));
      }
    }
  }

  private static GateRow judge(
      ComparisonTable table,
      Row row,
      List<String> column,
      Sample base,
      Cell cell,
      double margin,
      Levels levels) {
    Comparison comparison = cell.comparison().orElseThrow();
    Optional<Effect> effect = comparison.effect().or(() -> certain(comparison));
    Allowance allowance = Allowance.of(table.direction(), margin);
    GateVerdict verdict = effect.map(allowance::verdict).orElse(GateVerdict.UNDECIDED);
    double limit = allowance.limit(comparison.change());
    OptionalInt needed =
        verdict == GateVerdict.UNDECIDED
            ? needed(base, cell.sample(), comparison.counted(), limit, levels)
            : OptionalInt.empty();
    return new GateRow(
        row.label(), table.unit(), column, verdict, margin, effect, comparison.counted(), needed);
  }

  /** What was not tested, cannot differ, or comes from or to nothing, is what it is. */
  private static Optional<Effect> certain(Comparison comparison) {
    boolean allEqual =
        comparison.warnings().stream().anyMatch(w -> w.kind() == Warning.Kind.ALL_EQUAL);
    if (allEqual || comparison.p().isEmpty() && comparison.base() == comparison.center()) {
      return Optional.of(new Effect(1, 1, 1));
    }
    boolean isExact = comparison.p().isEmpty();
    double least = Math.min(comparison.base(), comparison.center());
    double most = Math.max(comparison.base(), comparison.center());
    boolean fromOrToNothing = comparison.significant() && least == 0 && most > 0;
    return (isExact || fromOrToNothing) && !Double.isNaN(comparison.change())
        ? Optional.of(new Effect(comparison.change(), comparison.change(), comparison.change()))
        : Optional.empty();
  }

  private static OptionalInt needed(
      Sample base, Sample sample, Counted counted, double limit, Levels levels) {
    if (counted == Counted.BLOCKS) {
      Map<Block, Double> first = base.blocks();
      Map<Block, Double> second = sample.blocks();
      List<Block> shared = first.keySet().stream().filter(second::containsKey).toList();
      return SampleSize.paired(
          values(first, shared), values(second, shared), limit, levels.alpha());
    } else if (counted == Counted.ITERATIONS || Math.min(base.size(), sample.size()) < 2) {
      return OptionalInt.empty();
    }
    return SampleSize.independent(base.ascending(), sample.ascending(), limit, levels.alpha());
  }

  private static double[] values(Map<Block, Double> blocks, List<Block> shared) {
    return shared.stream().mapToDouble(block -> blocks.getOrDefault(block, Double.NaN)).toArray();
  }

  /** Returns the verdict on all rows together. */
  public GateOutcome outcome() {
    if (comparedNothing()) {
      return GateOutcome.NOTHING_COMPARED;
    } else if (has(GateVerdict.WORSE) || has(GateVerdict.VANISHED)) {
      return GateOutcome.WORSE;
    }
    if (!absentUnits.isEmpty()) {
      return GateOutcome.NOTHING_COMPARED;
    }
    return has(GateVerdict.UNDECIDED) ? GateOutcome.UNDECIDED : GateOutcome.PASSED;
  }

  private boolean has(GateVerdict verdict) {
    return rows.stream().anyMatch(row -> row.verdict() == verdict);
  }

  /** Returns whether anything was compared at all. */
  public boolean comparedNothing() {
    return rows.stream().allMatch(row -> row.verdict() == GateVerdict.VANISHED);
  }
}
