package dev.benchstudy.benchstat.bench;

import dev.benchstudy.benchstat.compare.Report;
import dev.benchstudy.benchstat.large.Side;
import dev.benchstudy.benchstat.render.OutputFormat;
import dev.benchstudy.benchstat.render.RenderOptions;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** Measures a comparison from bytes in memory to a report, and from there to text. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(
    value = 5,
    jvmArgs = {"-Xms512m", "-Xmx512m", "-XX:+AlwaysPreTouch"})
@Warmup(iterations = 5, time = 400, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 5, time = 400, timeUnit = TimeUnit.MILLISECONDS)
public class CompareBenchmark {
  /** How many rows a table has. */
  @Param("100")
  public int rows;

  /** What is read: {@code goText} or {@code jmhJson}. */
  @Param({"goText", "jmhJson"})
  public String input;

  private byte[] base;
  private byte[] other;
  private Report report;

  /** Makes the files, and a report for what needs one. */
  @Setup
  public void setUp() {
    boolean go = input.equals("goText");
    base = go ? Inputs.goText(rows, Side.BASE) : Inputs.jmhJson(rows, Side.BASE);
    other = go ? Inputs.goText(rows, Side.NEW) : Inputs.jmhJson(rows, Side.NEW);
    report = Inputs.compare(base, other);
  }

  /** Reads, groups and compares. */
  @Benchmark
  public Report compare() {
    return Inputs.compare(base, other);
  }

  /** Writes the tables for a terminal. */
  @Benchmark
  public String render() {
    StringBuilder out = new StringBuilder();
    OutputFormat.TEXT.renderer(RenderOptions.DEFAULT).render(report, out, new StringBuilder());
    return out.toString();
  }
}
