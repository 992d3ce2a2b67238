package dev.benchstudy.benchstat.api;

import dev.benchstudy.benchstat.compare.Comparer;
import dev.benchstudy.benchstat.compare.Correction;
import dev.benchstudy.benchstat.compare.Gate;
import dev.benchstudy.benchstat.compare.GateSpec;
import dev.benchstudy.benchstat.compare.Levels;
import dev.benchstudy.benchstat.compare.Report;
import dev.benchstudy.benchstat.compare.Sampling;
import dev.benchstudy.benchstat.expr.ExpressionException;
import dev.benchstudy.benchstat.group.ProjectionFlags;
import dev.benchstudy.benchstat.intake.Intake;
import dev.benchstudy.benchstat.read.InputException;
import dev.benchstudy.benchstat.read.InputFile;
import dev.benchstudy.benchstat.read.ResultFiles;
import dev.benchstudy.benchstat.render.GateText;
import dev.benchstudy.benchstat.render.OutputFormat;
import dev.benchstudy.benchstat.render.RenderOptions;
import dev.benchstudy.benchstat.select.Filter;
import dev.benchstudy.benchstat.text.ByteText;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * Two sides of result files, to be compared as the program compares them: JMH JSON or Go benchmark
 * text, told apart by their content. The first side, {@code base}, is what the other, {@code new},
 * is compared with; several files of one side count as one sample with more forks.
 *
 * <p>Immutable. The files are read anew, from start to end, by each call that compares.
 */
public final class ResultComparison {
  private static final String BASE = "base";
  private static final String NEW = "new";
  private static final RenderOptions WITH_EFFECTS =
      new RenderOptions(true, false, false, false, false);

  private final List<Path> base;
  private final List<Path> other;
  private final Filter filter;
  private final Levels levels;

  private ResultComparison(List<Path> base, List<Path> other, Filter filter, Levels levels) {
    this.base = List.copyOf(base);
    this.other = List.copyOf(other);
    this.filter = filter;
    this.levels = Objects.requireNonNull(levels);
  }

  /** Returns the comparison of all results of two files, at the level 0.05. */
  public static ResultComparison of(Path base, Path other) {
    return of(List.of(base), List.of(other));
  }

  /** Returns the comparison of all results of two sides, at the level 0.05. */
  public static ResultComparison of(List<Path> base, List<Path> other) {
    return new ResultComparison(base, other, filter("*"), Levels.DEFAULT);
  }

  /**
   * Returns this comparison, of those results and measurements only that pass a filter, such as
   * {@code .unit:sec/op .name:/^Parser/}.
   *
   * @param expression the filter, in the language of {@code benchstat -filter}
   * @throws IllegalArgumentException if it cannot be understood; the message shows where
   */
  public ResultComparison withFilter(String expression) {
    return new ResultComparison(base, other, filter(expression), levels);
  }

  private static Filter filter(String expression) {
    try {
      return Filter.parse(ByteText.of(expression));
    } catch (ExpressionException e) {
      throw new IllegalArgumentException(ByteText.toUnicode(e.getMessage()), e);
    }
  }

  /**
   * Returns this comparison at other levels.
   *
   * @param levels a difference counts, and a row is judged, at their alpha: at 0.05 one of twenty
   *     rows that did not change is taken for changed
   */
  public ResultComparison withLevels(Levels levels) {
    return new ResultComparison(base, other, filter, levels);
  }

  /**
   * Compares the two sides.
   *
   * @return what was found, its texts byte text; without tables if no result passes the filter
   * @throws IOException if a file cannot be read or is no result file; the message names it, with
   *     line and column where there is one
   */
  public Report report() throws IOException {
    return report(newSides());
  }

  /**
   * Compares the two sides, then judges each row by the interval of its change, as {@code benchstat
   * -gate} does. A change for the better passes; for throughput a margin of 10 % allows a factor of
   * 1/1.1.
   *
   * @param margins how much worse a row may be: {@code 10%} for every unit whose better direction
   *     is known, or margins by unit, {@code sec/op:10%,B/op:1%}; above 0 and below 10000 %.
   *     Without a percent sign it is a part of 1, and below it: {@code 0.1}
   * @throws IllegalArgumentException if the margins cannot be understood
   * @throws IOException if a file cannot be read or is no result file; the message names it, with
   *     line and column where there is one
   */
  public Judgement judge(String margins) throws IOException {
    GateSpec spec = spec(margins);
    Sides sides = newSides();
    Report report = report(sides);
    Gate gate = Gate.of(report, spec);
    StringBuilder text = new StringBuilder(sides.intake.remarks());
    OutputFormat.TEXT.renderer(WITH_EFFECTS).render(report, text, new StringBuilder());
    text.append(GateText.of(gate));
    return new Judgement(gate.outcome(), ByteText.toUnicode(text.toString()));
  }

  private static GateSpec spec(String margins) {
    try {
      return GateSpec.parse(ByteText.of(margins));
    } catch (GateSpec.SpecException e) {
      throw new IllegalArgumentException(ByteText.toUnicode(e.getMessage()), e);
    }
  }

  /** What is gathered while files are read. */
  private record Sides(Comparer comparer, Intake intake) {}

  private Sides newSides() {
    try {
      Comparer comparer = new Comparer(ProjectionFlags.DEFAULT.parse());
      return new Sides(comparer, new Intake(comparer, filter, Optional.empty()));
    } catch (ProjectionFlags.FlagException e) {
      throw new IllegalStateException(e);
    }
  }

  private Report report(Sides sides) throws IOException {
    ResultFiles files = new ResultFiles(InputStream.nullInputStream(), Path.of(""));
    try {
      for (InputFile input : inputs()) {
        files.read(input, sides.intake);
      }
    } catch (InputException e) {
      throw new IOException(ByteText.toUnicode(String.valueOf(e.getMessage())), e);
    }
    return sides.comparer.report(levels, Sampling.AUTOMATIC, Correction.NONE, true);
  }

  private List<InputFile> inputs() {
    List<InputFile> inputs = new ArrayList<>();
    base.forEach(file -> inputs.add(input(BASE, file)));
    other.forEach(file -> inputs.add(input(NEW, file)));
    return inputs;
  }

  /** Returns an input whose path is never that of standard input. */
  private static InputFile input(String label, Path file) {
    return new InputFile(label, ByteText.of(file.toAbsolutePath().toString()));
  }
}
