package dev.benchstudy.hashmix.bench;

import dev.benchstudy.hashmix.Mixer;
import dev.benchstudy.hashmix.MixerVariant;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/**
 * One look-up of a key among few or many, at random or in order: the same code on hot and on cold
 * data.
 *
 * <p>The random key is the mixed counter scaled to the number of keys, so drawing it touches no
 * memory; {@code drawOnly} says what the drawing costs.
 */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class LookupBenchmark {

  private static final Mixer MIXER = MixerVariant.FMIX64.mixer();

  /** A number of keys. */
  static final int MANY = 10_000_000;

  /** Where each invocation takes its next key from. */
  @State(Scope.Thread)
  public static class Cursor {

    private long counter;

    /**
     * Returns the next key from 0 to {@code keys - 1}: uniform, but the same sequence in each fork.
     */
    int random(int keys) {
      return (int) (((MIXER.mix(++counter) >>> 32) * keys) >>> 32);
    }

    /** Returns the next key in order, from 0 again after {@code keys - 1}. */
    int sequential(int keys) {
      counter = counter + 1 < keys ? counter + 1 : 0;
      return (int) counter;
    }
  }

  /** A hash map from 0 to {@code keys - 1}, each key to itself. */
  @State(Scope.Benchmark)
  public static class FilledMap {

    /** Number of keys; ten million take about 550 MB. */
    @Param({"1000", "100000", "10000000"})
    int keys;

    private Map<Long, Long> map;

    /** Fills the map. */
    @Setup
    public void fill() {
      map = new HashMap<>(keys / 3 * 4 + 4);
      for (long key = 0; key < keys; key++) {
        Long boxed = key;
        map.put(boxed, boxed);
      }
    }
  }

  /** An array of longs with the same answers. */
  @State(Scope.Benchmark)
  public static class FilledArray {

    /** Number of keys; ten million take 80 MB. */
    @Param({"1000", "100000", "10000000"})
    int keys;

    private long[] array;

    /** Fills the array. */
    @Setup
    public void fill() {
      array = new long[keys];
      for (int key = 0; key < keys; key++) {
        array[key] = key;
      }
    }
  }

  /** The realistic case where any key may be asked for next. */
  @Benchmark
  public @Nullable Long mapRandom(FilledMap state, Cursor cursor) {
    return state.map.get((long) cursor.random(state.keys));
  }

  /**
   * Flatters: neighbours in the order of asking are neighbours in memory, so the processor fetches
   * ahead.
   */
  @Benchmark
  public @Nullable Long mapSequential(FilledMap state, Cursor cursor) {
    return state.map.get((long) cursor.sequential(state.keys));
  }

  /** One memory access and no hashing: what is left when only the working set is cold. */
  @Benchmark
  public long arrayRandom(FilledArray state, Cursor cursor) {
    return state.array[cursor.random(state.keys)];
  }

  /** The cheapest case. */
  @Benchmark
  public long arraySequential(FilledArray state, Cursor cursor) {
    return state.array[cursor.sequential(state.keys)];
  }

  /** The random key alone, which costs the same for few keys and for many. */
  @Benchmark
  public int drawOnly(Cursor cursor) {
    return cursor.random(MANY);
  }
}
