package dev.benchstudy.slug.bench;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.openjdk.jmh.infra.Blackhole;

/**
 * Work that can be made longer by a known share, to see whether a comparison or a gate finds it.
 *
 * <p>It says nothing about slugs; it stands here because the study of noise does.
 */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(
    value = 5,
    jvmArgs = {"-Xms512m", "-Xmx512m", "-XX:+AlwaysPreTouch"})
@Warmup(iterations = 2, time = 200, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 3, time = 100, timeUnit = TimeUnit.MILLISECONDS)
public class KnobBenchmark {
  /** Some microseconds of work, so that what a call costs beside it does not count. */
  private static final long TOKENS = 2_000;

  /** The work as it is. */
  @State(Scope.Benchmark)
  public static class Unchanged {
    private final long tokens = TOKENS;
  }

  /** The work with the knob turned. */
  @State(Scope.Benchmark)
  public static class Knob {
    /** By how much longer the work is made, in per cent of it. */
    @Param({"0", "2", "5", "10", "20"})
    public int percent;

    private long tokens() {
      return TOKENS + TOKENS * percent / 100;
    }
  }

  /** The base of all comparisons. */
  @Benchmark
  public void unchanged(Unchanged state) {
    Blackhole.consumeCPU(state.tokens);
  }

  /** The same, slower by some per cent; by none, it is the other half of an A/A comparison. */
  @Benchmark
  public void slowed(Knob knob) {
    Blackhole.consumeCPU(knob.tokens());
  }
}
