package dev.benchstudy.cacheparallel.bench;

import java.util.SplittableRandom;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.infra.ThreadParams;

/**
 * What one thread asks of the cache: a long sequence of keys, some rare and some common, and which
 * of them are put instead of got. Drawn before the clock starts, from a seed and the thread's
 * number; each thread has key objects of its own, equal to the cache's but not the same, as keys
 * that came in with a request are.
 */
@State(Scope.Thread)
public class Requests {

  /** Number of different keys. */
  static final int KEYS = 10_000;

  /** Length of the sequence, after which it begins again; a power of two. */
  static final int LENGTH = 1 << 15;

  /** One request in so many is a put, where there are puts. */
  static final int PUT_EVERY = 10;

  /** The exponent of the keys' popularity; the commonest key is about one request in ten. */
  static final double EXPONENT = 0.99;

  private static final long KEY_SEED = 0x6b6579;
  private static final long REQUEST_SEED = 0x726571;

  private Long[] keys;
  private boolean[] puts;
  private int position;

  /** Returns all keys, the commonest first: fresh objects, the same numbers at every call. */
  static Long[] population() {
    return new SplittableRandom(KEY_SEED)
        .longs()
        .distinct()
        .limit(KEYS)
        .boxed()
        .toArray(Long[]::new);
  }

  /** Draws the sequence of one of the threads. */
  @Setup
  public void draw(ThreadParams thread) {
    draw(thread.getThreadIndex());
  }

  void draw(int threadIndex) {
    SplittableRandom random = new SplittableRandom(REQUEST_SEED + threadIndex);
    ZipfSampler ranks = new ZipfSampler(KEYS, EXPONENT, random.split());
    Long[] population = population();
    keys = new Long[LENGTH];
    puts = new boolean[LENGTH];
    for (int i = 0; i < LENGTH; i++) {
      keys[i] = population[ranks.next()];
      puts[i] = random.nextInt(PUT_EVERY) == 0;
    }
  }

  /** Goes on to the next request and returns its key. */
  Long next() {
    position = (position + 1) & (LENGTH - 1);
    return keys[position];
  }

  /** Returns whether the request whose key was returned last is a put. */
  boolean isPut() {
    return puts[position];
  }
}
