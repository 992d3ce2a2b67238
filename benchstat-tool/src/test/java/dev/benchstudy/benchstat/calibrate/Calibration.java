package dev.benchstudy.benchstat.calibrate;

import dev.benchstudy.benchstat.read.InputException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Prints, as Markdown, how often the decision rules are wrong. Without arguments on synthetic
 * forks, 20,000 trials for each cell, which takes about ten minutes; with a command, a number of
 * trials and result files, on forks that were measured. All random numbers come from fixed seeds,
 * so that every run prints the same.
 *
 * <ul>
 *   <li>{@code forks}: both sides drawn from the forks of one benchmark
 *   <li>{@code order}: neighbouring forks, one side after the other or in blocks
 *   <li>{@code gate}: gates on the blocks of one campaign with {@code KnobBenchmark}, slower by a
 *       known share
 * </ul>
 *
 * <pre>{@code
 * mvn -q -pl benchstat-tool test-compile exec:java -Dexec.classpathScope=test \
 *     -Dexec.mainClass=dev.benchstudy.benchstat.calibrate.Calibration \
 *     -Dexec.args="forks 20000 $PWD/results/slug/noise.json"
 * }</pre>
 */
public final class Calibration {
  private static final int TRIALS = 20_000;
  private static final int GATE_SHARE = 5;

  private final Path folder;
  private final PrintStream out;

  /**
   * Prepares the program.
   *
   * @param folder where relative names of files begin
   * @param out where tables go
   */
  public Calibration(Path folder, PrintStream out) {
    this.folder = folder;
    this.out = out;
  }

  /** Runs the program. */
  public static void main(String[] args) throws InputException {
    new Calibration(Path.of(""), System.out).run(List.of(args));
  }

  /** Prints the tables that the arguments ask for. */
  public void run(List<String> args) throws InputException {
    if (args.isEmpty()) {
      synthetic(TRIALS);
      return;
    }
    int trials = Integer.parseInt(args.get(1));
    List<ForkFile> files = new ArrayList<>();
    for (String path : args.subList(2, args.size())) {
      files.add(ForkFile.read(folder.resolve(path).toString()));
    }
    switch (args.get(0)) {
      case "forks" -> files.forEach(file -> forks(file, trials));
      case "order" -> {
        out.println("Measured forks, sides of ten: false alarms in %\n");
        out.println(new MeasuredOrder(files, trials).table());
      }
      case "gate" -> files.forEach(file -> gate(file, trials));
      default -> throw new IllegalArgumentException("not forks, order or gate: " + args.get(0));
    }
  }

  private void forks(ForkFile file, int trials) {
    MeasuredForks measured = new MeasuredForks(file, trials);
    out.println(file.label() + ": false alarms in %, benchstat / pooled / JMH error bars apart\n");
    out.println(measured.table(Design.EQUAL));
    out.println(measured.table(Design.MIXED));
  }

  private void gate(ForkFile file, int trials) {
    out.println(
        file.label()
            + ": one campaign, its blocks in many orders; gate at a margin of 5 %:"
            + " worse / passed in %, mean blocks\n");
    out.println(new MeasuredGate(file, trials).table());
  }

  private void synthetic(int trials) {
    FalseAlarms falseAlarms = new FalseAlarms(trials);
    out.println("Synthetic forks: false alarms in %, benchstat / pooled / JMH error bars apart");
    out.println(falseAlarms.table(Design.EQUAL));
    out.println("Sides of different size");
    out.println(falseAlarms.table(Design.MIXED));
    out.println("Slowdowns found by benchstat in %, normal forks");
    out.println(falseAlarms.power(Design.EQUAL));
    Drift drift = new Drift(trials);
    out.println("Pairs: false alarms of benchstat in %, by number of blocks");
    out.println(drift.pairs());
    out.println(
        "A machine that gets slower during the session: false alarms in %, forks of sd 0.5 %");
    out.println(drift.table());
    GateLooks gate = new GateLooks(trials / GATE_SHARE);
    out.println("Repeated looks at pairs: levels and false alarms in %");
    out.println(gate.schedules());
    for (Noise noise : Noise.values()) {
      out.println(
          "Gate at a margin of 5 %, " + noise.label() + " forks: worse / passed in %, mean blocks");
      out.println(gate.table(noise));
    }
  }
}
