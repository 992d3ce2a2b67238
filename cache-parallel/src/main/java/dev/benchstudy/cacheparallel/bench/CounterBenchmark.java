package dev.benchstudy.cacheparallel.bench;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicLongArray;
import java.util.concurrent.atomic.LongAdder;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.infra.ThreadParams;

/**
 * Counting, as every cache counts its reads or its readers: one word for all, a word for each
 * thread beside the others', a word for each thread on a line of its own, and the library's adder.
 * A method each, since each takes a few nanoseconds.
 */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class CounterBenchmark {

  /**
   * Longs from one thread's counter to the next one's: 128 bytes, two cache lines of 64, since
   * processors fetch lines in pairs.
   */
  static final int LONGS_APART = 16;

  /** The counters, shared by all threads. */
  @State(Scope.Benchmark)
  public static class Counters {
    final AtomicLong one = new AtomicLong();
    final LongAdder adder = new LongAdder();
    AtomicLongArray many;

    /** Makes room for 64 threads, with a margin against what lies before and after in memory. */
    @Setup
    public void make() {
      many = new AtomicLongArray(66 * LONGS_APART);
    }
  }

  /** Which counter is the thread's own. */
  @State(Scope.Thread)
  public static class Place {
    int adjacent;
    int apart;

    /** Finds the thread's place. */
    @Setup
    public void find(ThreadParams thread) {
      choose(thread.getThreadIndex());
    }

    /** Chooses the place of a thread; threads beyond the 64th share. */
    void choose(int threadIndex) {
      int index = threadIndex % 64;
      adjacent = LONGS_APART + index;
      apart = LONGS_APART * (index + 1);
    }
  }

  /** True sharing: all threads count in one word. */
  @Benchmark
  public long shared(Counters counters) {
    return counters.one.incrementAndGet();
  }

  /** False sharing: each thread has its own word, but eight of them lie in one cache line. */
  @Benchmark
  public long adjacent(Counters counters, Place place) {
    return counters.many.incrementAndGet(place.adjacent);
  }

  /** No sharing: each thread's word has a cache line to itself. */
  @Benchmark
  public long padded(Counters counters, Place place) {
    return counters.many.incrementAndGet(place.apart);
  }

  /** The library's answer: one word until threads collide, then one for each, padded. */
  @Benchmark
  public void adder(Counters counters) {
    counters.adder.increment();
  }
}
