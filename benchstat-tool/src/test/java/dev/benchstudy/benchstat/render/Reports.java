package dev.benchstudy.benchstat.render;

import dev.benchstudy.benchstat.compare.Comparer;
import dev.benchstudy.benchstat.compare.Correction;
import dev.benchstudy.benchstat.compare.Levels;
import dev.benchstudy.benchstat.compare.Report;
import dev.benchstudy.benchstat.compare.Sampling;
import dev.benchstudy.benchstat.group.ProjectionFlags;
import dev.benchstudy.benchstat.model.BenchmarkName;
import dev.benchstudy.benchstat.model.Configuration;
import dev.benchstudy.benchstat.model.Fork;
import dev.benchstudy.benchstat.model.Measurement;
import dev.benchstudy.benchstat.model.Position;
import dev.benchstudy.benchstat.model.Result;
import dev.benchstudy.benchstat.text.ByteText;
import dev.benchstudy.benchstat.unit.Unit;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/** Makes reports for tests, row by row. */
final class Reports {
  private static final int FORKS = 8;

  private final Comparer comparer;

  Reports() {
    try {
      comparer = new Comparer(ProjectionFlags.DEFAULT.parse());
    } catch (ProjectionFlags.FlagException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Adds eight forks of five iterations of one row to one side, spread by a few per mille. */
  Reports row(String side, String name, String unit, double center) {
    for (int fork = 0; fork < FORKS; fork++) {
      double level = center * (1 + 0.001 * (fork * 5 % FORKS));
      List<Double> iterations =
          List.of(level * 1.002, level, level * 0.999, level * 1.001, level * 0.998);
      add(
          side,
          name,
          new Measurement(level, Unit.base(unit), iterations, false),
          Configuration.EMPTY.with("jdk", side.equals("base") ? "17.0.1" : "25.0.2"),
          Optional.of(
              new Fork(side + name, fork, FORKS, Optional.empty(), OptionalDouble.empty())));
    }
    return this;
  }

  /** Adds results without forks. */
  Reports results(String side, String name, String unit, double... values) {
    for (double value : values) {
      add(
          side,
          name,
          new Measurement(value, Unit.base(unit)),
          Configuration.EMPTY,
          Optional.empty());
    }
    return this;
  }

  private void add(
      String side,
      String name,
      Measurement measurement,
      Configuration provenance,
      Optional<Fork> fork) {
    String text = ByteText.of(name);
    BenchmarkName parsed =
        fork.isEmpty()
            ? BenchmarkName.parse(text)
            : new BenchmarkName(text, List.of(), "", BenchmarkName.THREADS);
    comparer.add(
        new Result(
            new Position(side, 1),
            parsed,
            Configuration.EMPTY.with(Result.FILE, side),
            provenance,
            fork,
            List.of(measurement)));
  }

  Report report() {
    return comparer.report(Levels.DEFAULT, Sampling.AUTOMATIC, Correction.NONE, true);
  }

  /** Returns a report as ordinary text. */
  String render(OutputFormat format, RenderOptions options) {
    StringBuilder out = new StringBuilder();
    format.renderer(options).render(report(), out, new StringBuilder());
    return ByteText.toUnicode(out.toString());
  }

  String render(OutputFormat format) {
    return render(format, RenderOptions.DEFAULT);
  }

  /** Returns a report with one row that is better, one that is worse and one that is the same. */
  static Reports three() {
    return new Reports()
        .row("base", "Quick.faster", "sec/op", 2e-6)
        .row("new", "Quick.faster", "sec/op", 1e-6)
        .row("base", "Quick.slower", "sec/op", 1e-6)
        .row("new", "Quick.slower", "sec/op", 2e-6)
        .row("base", "Quick.steady", "sec/op", 1e-6)
        .row("new", "Quick.steady", "sec/op", 1e-6);
  }
}
