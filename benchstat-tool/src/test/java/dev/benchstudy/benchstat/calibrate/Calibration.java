package dev.benchstudy.benchstat.calibrate;

import dev.benchstudy.benchstat.read.InputException;
import java.util.List;

/**
 * Prints, as Markdown, how often the decision rules are wrong. Without arguments, 20,000 trials for
 * each cell on synthetic forks, which takes about ten minutes; otherwise the arguments are the
 * number of trials and any result files with many forks of the same benchmarks, which are then used
 * instead. All random numbers come from fixed seeds, so that every run prints the same.
 *
 * <pre>{@code
 * mvn -q -pl benchstat-tool test-compile exec:java -Dexec.classpathScope=test \
 *     -Dexec.mainClass=dev.benchstudy.benchstat.calibrate.Calibration \
 *     -Dexec.args="20000 $PWD/results/slug/forks.json"
 * }</pre>
 */
public final class Calibration {
  private static final int GATE_SHARE = 5;

  private Calibration() {}

  /** Runs the program. */
  public static void main(String[] args) throws InputException {
    int trials = args.length > 0 ? Integer.parseInt(args[0]) : 20_000;
    if (args.length > 1) {
      MeasuredForks measured = new MeasuredForks(trials);
      for (String path : List.of(args).subList(1, args.length)) {
        measured.read(path);
      }
      print("Measured forks: false alarms in %, benchstat / pooled / JMH error bars apart");
      print(measured.table(Design.EQUAL));
      print(measured.table(Design.MIXED));
      return;
    }
    FalseAlarms falseAlarms = new FalseAlarms(trials);
    print("Synthetic forks: false alarms in %, benchstat / pooled / JMH error bars apart");
    print(falseAlarms.table(Design.EQUAL));
    print("Sides of different size");
    print(falseAlarms.table(Design.MIXED));
    print("Slowdowns found by benchstat in %, normal forks");
    print(falseAlarms.power(Design.EQUAL));
    Drift drift = new Drift(trials);
    print("Pairs: false alarms of benchstat in %, by number of blocks");
    print(drift.pairs());
    print("A machine that gets slower during the session: false alarms in %, forks of sd 0.5 %");
    print(drift.table());
    GateLooks gate = new GateLooks(trials / GATE_SHARE);
    print("Repeated looks at pairs: levels and false alarms in %");
    print(gate.schedules());
    for (Noise noise : Noise.values()) {
      print(
          "Gate at a margin of 5 %, " + noise.label() + " forks: worse / passed in %, mean blocks");
      print(gate.table(noise));
    }
  }

  @SuppressWarnings("SystemOut") // A program: its output is what it is for.
  private static void print(String text) {
    System.out.println(text);
  }
}
