package dev.benchstudy.cacheparallel.bench;

import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.infra.BenchmarkParams;

/**
 * The share of gets that found their key, beside the time: a cache that drops entries is quick to
 * say it has none.
 *
 * <p>JMH adds up an event counter over the threads, so each thread reports its rate divided by the
 * number of threads; the sum is the rate of all. JMH's own table also adds up the iterations, which
 * makes no sense for a rate: read the values of single iterations, as benchstat does.
 */
@State(Scope.Thread)
@AuxCounters(AuxCounters.Type.EVENTS)
public class HitRate {

  private int threads;
  private long hits;
  private long gets;

  /** Begins to count. */
  @Setup(Level.Iteration)
  public void reset(BenchmarkParams benchmark) {
    reset(benchmark.getThreads());
  }

  void reset(int threadCount) {
    threads = threadCount;
    hits = 0;
    gets = 0;
  }

  void count(boolean hit) {
    gets++;
    if (hit) {
      hits++;
    }
  }

  /** Returns this thread's part of the hit rate: from 0 to 100 % over the number of threads. */
  public double hitPercent() {
    return gets == 0 ? 0 : 100.0 * hits / gets / threads;
  }
}
