package dev.benchstudy.benchstat.profile;

import org.jspecify.annotations.Nullable;

/** The threads that JMH runs a benchmark on, told by their names. */
final class WorkerThreads {
  private WorkerThreads() {}

  /** Whether a thread of this name is one: the benchmark's name comes first, a number last. */
  static boolean has(@Nullable String threadName) {
    return threadName != null && threadName.contains("-jmh-worker-");
  }
}
