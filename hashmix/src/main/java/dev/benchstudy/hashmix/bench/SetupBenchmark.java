package dev.benchstudy.hashmix.bench;

import dev.benchstudy.hashmix.MixSum;
import dev.benchstudy.hashmix.Mixer;
import dev.benchstudy.hashmix.MixerVariant;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/**
 * The digest of random keys, with the drawing of the keys measured or not.
 *
 * <p>{@code inside} should be {@code outside} + {@code drawOnly}; {@code beforeEachCall} keeps the
 * drawing out of the sum but pays for reading the clock twice in each invocation, which a long call
 * hides and a short one does not.
 */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class SetupBenchmark {

  /** Seed of the keys. */
  static final long SEED = 0x736574;

  private static final Mixer MIXER = MixerVariant.FMIX64.mixer();

  /** Keys drawn once for each fork, before anything is timed. */
  @State(Scope.Thread)
  public static class OnceDrawn {

    /** Number of keys. */
    @Param({"16", "1024"})
    int n;

    private long[] keys;

    /** Draws the keys. */
    @Setup
    public void draw() {
      keys = SetupBenchmark.draw(n);
    }
  }

  /** Keys drawn anew before each invocation, with the clock stopped meanwhile. */
  @State(Scope.Thread)
  public static class DrawnBeforeEachCall {

    /** Number of keys. */
    @Param({"16", "1024"})
    int n;

    private long[] keys;

    /** Draws the keys. */
    @Setup(Level.Invocation)
    public void draw() {
      keys = SetupBenchmark.draw(n);
    }
  }

  private static long[] draw(int n) {
    return new SplittableRandom(SEED).longs(n).toArray();
  }

  /** Honest: the question was what the digest costs. */
  @Benchmark
  public long outside(OnceDrawn state) {
    return MixSum.of(MIXER, state.keys);
  }

  /** Lies: most of what it reports is the random generator and the array. */
  @Benchmark
  public long inside(OnceDrawn state) {
    return MixSum.of(MIXER, draw(state.n));
  }

  /** The share of the set-up alone, to subtract or at least to know. */
  @Benchmark
  public long[] drawOnly(OnceDrawn state) {
    return draw(state.n);
  }

  /** Lies for short calls: the time of two clock readings is added to each. */
  @Benchmark
  public long beforeEachCall(DrawnBeforeEachCall state) {
    return MixSum.of(MIXER, state.keys);
  }
}
