package dev.benchstudy.benchstat.measure;

import java.util.function.ToIntFunction;

/**
 * Lets a program end cleanly when a signal ends it: what it started is ended first, and it gets a
 * moment to say what it leaves.
 */
public final class Interruption {
  /** How long that moment is at most. */
  private static final long LAST_WORDS_MILLIS = 8000;

  private Interruption() {}

  /**
   * Runs a program and exits with the status it returns, or with the signal's.
   *
   * @param program gets what starts its processes; that throws {@link InterruptedException} once a
   *     signal has come
   */
  public static void exitWith(ToIntFunction<ChildProcess> program) {
    ChildProcess process = new ChildProcess();
    Thread worker = Thread.currentThread();
    Thread hook = new Thread(() -> stop(process, worker), "interruption");
    Runtime.getRuntime().addShutdownHook(hook);
    int status = program.applyAsInt(process);
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException e) {
      // The JVM is ending because of the signal, whose status stands; to exit once more would hang.
      return;
    }
    System.exit(status);
  }

  private static void stop(ChildProcess process, Thread worker) {
    process.stop();
    try {
      worker.join(LAST_WORDS_MILLIS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
