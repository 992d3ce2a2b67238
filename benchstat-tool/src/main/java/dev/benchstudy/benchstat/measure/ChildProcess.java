package dev.benchstudy.benchstat.measure;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** Runs one process at a time, with everything it starts, and ends them all when time is up. */
public final class ChildProcess {
  private static final Duration LAST_WORDS = Duration.ofSeconds(5);

  private volatile @Nullable Process running;
  private volatile boolean stopped;

  /**
   * How a process ended.
   *
   * @param status its exit status; meaningless if it was out of time
   * @param outOfTime whether it was ended because the limit was reached
   */
  record Ending(int status, boolean outOfTime, Duration elapsed, OutputTail output) {}

  /**
   * Runs a command to its end.
   *
   * @throws MeasureException if it cannot be started
   * @throws InterruptedException if {@link #stop} was called, before or meanwhile
   */
  Ending run(List<String> command, Path folder, Duration limit)
      throws MeasureException, InterruptedException {
    Process process;
    long start = System.nanoTime();
    synchronized (this) {
      if (stopped) {
        throw new InterruptedException();
      }
      try {
        process =
            new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .start();
      } catch (IOException e) {
        throw new MeasureException("cannot start " + command.get(0) + ": " + e.getMessage(), e);
      }
      running = process;
    }
    OutputTail output = new OutputTail();
    Thread reader = new Thread(() -> output.drain(process.getInputStream()), "output-of-fork");
    reader.setDaemon(true);
    reader.start();
    boolean ended;
    try {
      // Its input stays open: a child may watch it to learn that this program is gone.
      ended = process.waitFor(limit.toNanos(), TimeUnit.NANOSECONDS);
    } finally {
      end(process);
      running = null;
    }
    reader.join(LAST_WORDS.toMillis());
    if (stopped) {
      throw new InterruptedException();
    }
    Duration elapsed = Duration.ofNanos(System.nanoTime() - start);
    return new Ending(ended ? process.exitValue() : -1, !ended, elapsed, output);
  }

  /** Ends what runs now, and lets nothing start any more. May be called from any thread. */
  void stop() {
    Process process;
    synchronized (this) {
      stopped = true;
      process = running;
    }
    if (process != null) {
      end(process);
    }
  }

  /** Ends a process and all its descendants: a fork outlives the JMH that started it. */
  private static void end(Process process) {
    List<ProcessHandle> all = new ArrayList<>(process.descendants().toList());
    process.destroyForcibly();
    all.forEach(ProcessHandle::destroyForcibly);
  }
}
