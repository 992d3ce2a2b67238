package dev.benchstudy.benchstat.profile;

import java.util.List;

/**
 * One stack of a recording and what it stands for.
 *
 * @param weight samples or bytes
 * @param frames the stack, innermost frame first; never empty
 * @param allocated the class of the allocated object, or an empty text
 */
record Sample(double weight, List<Frame> frames, String allocated) {

  /**
   * One frame.
   *
   * @param method class and method
   * @param line the line in the source, or 0 where it is not known
   */
  record Frame(String method, int line) {
    /** The frame as a table shows it. */
    String label(boolean withLine) {
      return withLine && line > 0 ? method + ":" + line : method;
    }
  }

  Sample {
    frames = List.copyOf(frames);
    if (frames.isEmpty()) {
      throw new IllegalArgumentException("a sample without frames");
    }
  }
}
