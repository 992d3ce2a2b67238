package dev.benchstudy.benchstat.bench;

import dev.benchstudy.benchstat.stats.MannWhitney;
import dev.benchstudy.benchstat.stats.TestResult;
import java.util.Arrays;
import java.util.SplittableRandom;
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

/** Measures the exact test with ties on a thousand pairs of samples, one pair a call. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(
    value = 5,
    jvmArgs = {"-Xms512m", "-Xmx512m", "-XX:+AlwaysPreTouch"})
@Warmup(iterations = 5, time = 400, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 5, time = 400, timeUnit = TimeUnit.MILLISECONDS)
public class MannWhitneyBenchmark {
  private static final int PAIRS = 1000;

  /** Values on each side. */
  @Param({"10", "20"})
  public int n;

  /**
   * How far values spread, in units of their last digit: 5 leaves a dozen different values, 500 few
   * that are equal.
   */
  @Param({"5", "500"})
  public int spread;

  private double[][] samples;
  private int next;

  /** Draws the samples. */
  @Setup
  public void setUp() {
    SplittableRandom random = new SplittableRandom(1);
    samples = new double[2 * PAIRS][];
    for (int i = 0; i < samples.length; i++) {
      samples[i] =
          random.doubles(n).map(r -> 5000 + Math.rint(spread * (2 * r - 1))).sorted().toArray();
      // A tie in every pair: without one another method is used.
      samples[i][n - 1] = samples[i][n - 2];
    }
  }

  /** Tests the next pair. */
  @Benchmark
  public TestResult exactWithTies() {
    next = (next + 2) % samples.length;
    return MannWhitney.test(samples[next], samples[next + 1]);
  }

  /** Returns how many of the pairs differ in their values at all; a check for the tests. */
  int different() {
    int different = 0;
    for (int i = 0; i < samples.length; i += 2) {
      different += Arrays.equals(samples[i], samples[i + 1]) ? 0 : 1;
    }
    return different;
  }
}
