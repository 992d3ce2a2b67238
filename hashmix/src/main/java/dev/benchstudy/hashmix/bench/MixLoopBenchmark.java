package dev.benchstudy.hashmix.bench;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.infra.Blackhole;

/**
 * A loop of 1,024 calls of the mixer in each invocation, in the forms of {@link MixBenchmark}.
 *
 * <p>JMH divides by the 1,024 operations it is told of, whether they happen or not: a deleted loop
 * shows as a thousandth of the time of an empty call, which no processor can do.
 *
 * <p>Here the form is a parameter: choosing it costs a fraction of a nanosecond for 1,024 calls, a
 * fork sees one form only, so the compiler inlines it, and tables can put the forms side by side
 * ({@code -col /result}).
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class MixLoopBenchmark {

  /** Calls in one invocation. */
  static final int CALLS = 1024;

  /** What becomes of each result: a label of {@link ResultUse}. */
  @Param({"constant", "ignored", "staticSink", "returned", "consumed", "volatileSink"})
  String result;

  private ResultUse use;
  private long key;

  /** Chooses the form. */
  @Setup
  public void choose() {
    use = ResultUse.named(result);
  }

  /** Mixes the next 1,024 keys. */
  @Benchmark
  @OperationsPerInvocation(CALLS)
  public long mixAll(Blackhole blackhole) {
    long first = key;
    key += CALLS;
    return use.mixAll(first, CALLS, blackhole);
  }
}
