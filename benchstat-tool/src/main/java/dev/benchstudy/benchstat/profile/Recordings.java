package dev.benchstudy.benchstat.profile;

import java.util.function.Supplier;
import jdk.jfr.Recording;

/** Flight Recorder inside the JVM that runs a benchmark. */
final class Recordings {
  private Recordings() {}

  /**
   * Starts and stops a first recording, to be called before the first iteration.
   *
   * <p>The first recording that a JVM starts throws its compiled code away. Where that happens
   * after warm-up, the measured iterations run code that has yet to be compiled again: an object
   * that escape analysis had removed is back, and samples fall into the interpreter.
   */
  static void takeFirst(Supplier<Recording> settings) {
    try (Recording first = settings.get()) {
      first.start();
      first.stop();
    }
  }
}
