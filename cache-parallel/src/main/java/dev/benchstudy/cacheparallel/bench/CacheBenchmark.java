package dev.benchstudy.cacheparallel.bench;

import dev.benchstudy.cacheparallel.CacheVariant;
import dev.benchstudy.cacheparallel.SharedCache;
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
 * One request to a cache that all threads share; run it with {@code -t 1}, {@code -t 2} and {@code
 * -t 4}.
 *
 * <p>In average time JMH reports wall time for each operation <em>of one thread</em>; in throughput
 * ({@code -bm thrpt}) the operations of all threads together for each unit of time.
 */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class CacheBenchmark {

  /** A cache that holds every key, with room to spare. */
  @State(Scope.Benchmark)
  public static class FullCache {

    /** The implementation: a label of {@link CacheVariant}. */
    @Param({
      "synchronizedMap",
      "readWriteLock",
      "stampedLock",
      "concurrentMap",
      "synchronizedLru",
      "clockLru",
      "guava",
      "caffeine"
    })
    String impl;

    private SharedCache<Long, Long> cache;

    /**
     * Fills the cache. Twice the room: Guava splits its capacity into segments, and one of them
     * could otherwise run over.
     */
    @Setup
    public void fill() {
      cache = filled(impl, 2 * Requests.KEYS);
    }
  }

  /** A cache that has to drop entries if it is a bounded one and the capacity is small. */
  @State(Scope.Benchmark)
  public static class LimitedCache {

    /** The implementation: a label of {@link CacheVariant}. */
    @Param({
      "synchronizedMap",
      "readWriteLock",
      "stampedLock",
      "concurrentMap",
      "synchronizedLru",
      "clockLru",
      "guava",
      "caffeine"
    })
    String impl;

    /** The most entries of a bounded cache: twice the number of keys, or a tenth of it. */
    @Param({"20000", "1000"})
    int capacity;

    private SharedCache<Long, Long> cache;

    /** Puts every key. */
    @Setup
    public void fill() {
      cache = filled(impl, capacity);
    }
  }

  private static SharedCache<Long, Long> filled(String impl, int capacity) {
    SharedCache<Long, Long> cache = CacheVariant.named(impl).create(capacity);
    Long[] population = Requests.population();
    for (int rank = population.length - 1; rank >= 0; rank--) {
      cache.put(population[rank], population[rank]);
    }
    return cache;
  }

  /** Gets a key that is there. */
  @Benchmark
  public @Nullable Long get(FullCache state, Requests requests) {
    return state.cache.get(requests.next());
  }

  /** Nine gets to one put, in random order; a get may miss, and a miss is not made good. */
  @Benchmark
  public @Nullable Long getPut(LimitedCache state, Requests requests, HitRate hitRate) {
    Long key = requests.next();
    if (requests.isPut()) {
      state.cache.put(key, key);
      return key;
    }
    Long value = state.cache.get(key);
    hitRate.count(value != null);
    return value;
  }

  /**
   * What drawing the request costs without a cache: the part of the other times that is not the
   * cache's.
   */
  @Benchmark
  public Long requestOnly(Requests requests) {
    return requests.next();
  }
}
