package dev.benchstudy.benchstat.measure;

import java.io.PrintStream;
import java.time.Duration;
import java.util.Locale;

/**
 * Tells people how far a run is: on a terminal one line that is drawn again and again, elsewhere
 * one line for each fork. Nothing but people reads it.
 */
public final class Progress {
  private static final int BAR_WIDTH = 20;
  private static final int LINE_WIDTH = 110;

  /** What starting two JVMs costs beside the planned iterations, until real forks tell better. */
  private static final double START_SECONDS = 1.2;

  private final PrintStream err;
  private final boolean drawn;
  private int done;
  private int total;
  private double plannedSeconds;
  private double spentSeconds;
  private String current = "";

  /**
   * Progress on {@code err}.
   *
   * @param drawn whether a line can be drawn again, as on a terminal
   */
  public Progress(PrintStream err, boolean drawn) {
    this.err = err;
    this.drawn = drawn;
  }

  /** Says what lies ahead: so many forks, each planned to measure so long. */
  void expect(int forks, double secondsEach) {
    total += forks;
    plannedSeconds = Double.isNaN(secondsEach) ? START_SECONDS : secondsEach + START_SECONDS;
  }

  /** Says that further forks will run, of which no plan is known. */
  void expectMore(int forks) {
    total += forks;
  }

  /** Takes forks away that will not run after all. */
  void dismiss(int forks) {
    total -= forks;
  }

  void starting(String what) {
    current = what;
    draw();
  }

  /** Counts one fork as done. */
  void finished(String what, String result, Duration elapsed) {
    done++;
    spentSeconds += elapsed.toMillis() / 1000.0;
    if (drawn) {
      current = what + ": " + result;
      draw();
    } else {
      err.printf(
          Locale.ROOT,
          "[%d/%d] %s: %s; %s to go%n",
          done,
          total,
          what,
          result,
          clock(secondsLeft()));
    }
  }

  /** Prints a line that stays. */
  public void note(String line) {
    clear();
    err.println(line);
    draw();
  }

  /** Removes the drawn line, before others write. */
  public void clear() {
    if (drawn) {
      err.print("\r\u001b[K");
      err.flush();
    }
  }

  /** How long what is left will take: by the forks seen so far, or by plan before the first. */
  double secondsLeft() {
    double each = done == 0 ? plannedSeconds : spentSeconds / done;
    return Math.max(0, total - done) * each;
  }

  /** {@code 1:02:03} or {@code 2:03}. */
  static String clock(double seconds) {
    long whole = Math.round(seconds);
    return whole < 3600
        ? String.format(Locale.ROOT, "%d:%02d", whole / 60, whole % 60)
        : String.format(Locale.ROOT, "%d:%02d:%02d", whole / 3600, whole / 60 % 60, whole % 60);
  }

  private void draw() {
    if (!drawn || total == 0) {
      return;
    }
    int filled = (int) ((long) BAR_WIDTH * Math.min(done, total) / total);
    String line =
        String.format(
            Locale.ROOT,
            "[%s%s] %d/%d %s to go  %s",
            "#".repeat(filled),
            "-".repeat(BAR_WIDTH - filled),
            done,
            total,
            clock(secondsLeft()),
            current);
    err.print(
        "\r" + (line.length() > LINE_WIDTH ? line.substring(0, LINE_WIDTH) : line) + "\u001b[K");
    err.flush();
  }
}
