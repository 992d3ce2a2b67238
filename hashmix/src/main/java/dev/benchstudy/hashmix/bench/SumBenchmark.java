package dev.benchstudy.hashmix.bench;

import dev.benchstudy.hashmix.IntSum;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.infra.Blackhole;

/**
 * The sum of a million ints: the algorithm in a method of its own against the same loop pasted into
 * the benchmark with each step kept alive.
 *
 * <p>What a consume in the inner loop costs depends on JMH's blackhole mode and on what the
 * compiler would otherwise have made of the loop, so run it in every mode ({@code
 * -Djmh.blackhole.mode=COMPILER}, {@code FULL}, {@code FULL_DONTINLINE}).
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
public class SumBenchmark {

  /** Seed of the values. */
  static final long SEED = 0x73756d;

  static long plainSink;

  /** Number of ints; a million are 4 MB, more than a second-level cache holds. */
  @Param("1000000")
  int n;

  private int[] values;

  /** Draws the values. */
  @Setup
  public void drawValues() {
    values = new SplittableRandom(SEED).ints(n).toArray();
  }

  /** Honest: the algorithm is a method, the benchmark calls it and returns the answer. */
  @Benchmark
  public long inMethod() {
    return IntSum.of(values);
  }

  /**
   * Honest too: pasted in, but only the final sum is consumed, so the compiler is as free as in a
   * method.
   */
  @Benchmark
  public long pasted() {
    long sum = 0;
    for (int value : values) {
      sum += value;
    }
    return sum;
  }

  /**
   * Misleads: every partial sum is kept alive, which measures the keeping as much as the adding.
   */
  @Benchmark
  public void consumedInside(Blackhole blackhole) {
    long sum = 0;
    for (int value : values) {
      sum += value;
      blackhole.consume(sum);
    }
  }

  /**
   * Misleads more: the partial sum goes to the blackhole as an object, so one may be made for each
   * value.
   */
  @Benchmark
  public void boxedInside(Blackhole blackhole) {
    long sum = 0;
    for (int value : values) {
      sum += value;
      blackhole.consume(Long.valueOf(sum));
    }
  }

  /** Protects nothing that was not protected: only the last store counts. */
  @Benchmark
  public void storedInside() {
    long sum = 0;
    for (int value : values) {
      sum += value;
      plainSink = sum;
    }
  }

  /**
   * Not to be trusted: the answer is dropped, and whether the loop goes with it differs between
   * JVMs, even between forks.
   */
  @Benchmark
  public void ignored() {
    IntSum.of(values);
  }
}
