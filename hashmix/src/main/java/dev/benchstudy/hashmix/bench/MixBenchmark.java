package dev.benchstudy.hashmix.bench;

import dev.benchstudy.hashmix.Mixer;
import dev.benchstudy.hashmix.MixerVariant;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.infra.Blackhole;

/**
 * One call of the mixer in each invocation, in six forms that differ only in what becomes of the
 * result.
 *
 * <p>A call costs a few nanoseconds and so does JMH's own loop, hence a method for each form and no
 * parameter: choosing by parameter would cost as much as the work. Compare each form with {@link
 * EmptyBenchmark}, and with {@link MixLoopBenchmark}, where the work is a thousand times the loop
 * around it.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class MixBenchmark {

  /**
   * A static final field, so that the compiler knows the class, inlines the call, and may delete
   * it.
   */
  private static final Mixer MIXER = MixerVariant.FMIX64.mixer();

  static long plainSink;
  static volatile long volatileSink;

  private long key;

  /** Lies: input known to the compiler, so the answer is computed once, while compiling. */
  @Benchmark
  public long constant() {
    return MIXER.mix(42);
  }

  /** Lies: nobody uses the result, so what is left is the counter. */
  @Benchmark
  public void ignored() {
    MIXER.mix(key++);
  }

  /** Honest: JMH consumes what a benchmark returns. */
  @Benchmark
  public long returned() {
    return MIXER.mix(key++);
  }

  /** Honest: the same as returning, said aloud. */
  @Benchmark
  public void consumed(Blackhole blackhole) {
    blackhole.consume(MIXER.mix(key++));
  }

  /** Honest here, with one store for each invocation; in a loop of one's own it is not. */
  @Benchmark
  public void staticSink() {
    plainSink = MIXER.mix(key++);
  }

  /** Honest, but the store is a memory barrier that costs as much as the mixing. */
  @Benchmark
  public void volatileSink() {
    volatileSink = MIXER.mix(key++);
  }
}
