package dev.benchstudy.cacheparallel;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Threads that run one piece of code together, again and again, each time off the line at the same
 * moment.
 */
final class Race implements AutoCloseable {

  /**
   * Turns of the waiting loop before a thread lets others run; there may be more threads than
   * processors.
   */
  private static final int SPINS_BEFORE_YIELD = 200;

  private final int threads;
  private final ExecutorService pool;

  Race(int threads) {
    this.threads = threads;
    this.pool =
        Executors.newFixedThreadPool(
            threads,
            task -> {
              Thread thread = new Thread(task, "race");
              thread.setDaemon(true);
              return thread;
            });
  }

  /** What each thread does; it is told its number, from 0. */
  interface Lap {
    void run(int thread) throws Exception;
  }

  /**
   * Runs the lap in all threads and returns when all are done.
   *
   * @throws AssertionError if one of them threw something
   */
  @SuppressWarnings(
      "ThreadPriorityCheck") // yielding only shortens the wait; what is checked does not rest on it
  void run(Lap lap) {
    AtomicInteger missing = new AtomicInteger(threads);
    List<Future<?>> laps = new ArrayList<>();
    for (int number = 0; number < threads; number++) {
      int thread = number;
      laps.add(
          pool.submit(
              () -> {
                missing.decrementAndGet();
                for (int spin = 0; missing.get() > 0; spin++) {
                  if (spin < SPINS_BEFORE_YIELD) {
                    Thread.onSpinWait();
                  } else {
                    Thread.yield();
                  }
                }
                lap.run(thread);
                return null;
              }));
    }
    for (Future<?> running : laps) {
      try {
        running.get();
      } catch (InterruptedException interrupted) {
        Thread.currentThread().interrupt();
        throw new AssertionError("interrupted while threads were racing", interrupted);
      } catch (ExecutionException failed) {
        throw new AssertionError("a racing thread threw " + failed.getCause(), failed.getCause());
      }
    }
  }

  @Override
  public void close() {
    pool.shutdownNow();
  }
}
