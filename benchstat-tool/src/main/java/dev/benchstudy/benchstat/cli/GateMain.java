package dev.benchstudy.benchstat.cli;

import dev.benchstudy.benchstat.compare.Looks;
import dev.benchstudy.benchstat.measure.BenchOptions;
import dev.benchstudy.benchstat.measure.ChildProcess;
import dev.benchstudy.benchstat.measure.Interruption;
import dev.benchstudy.benchstat.measure.MeasureException;
import dev.benchstudy.benchstat.measure.MeasuringSession;
import dev.benchstudy.benchstat.measure.MergeBase;
import dev.benchstudy.benchstat.measure.UsageException;
import dev.benchstudy.benchstat.text.StandardOutput;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/**
 * The program behind {@code scripts/gate.sh}: measures a module against an earlier revision until
 * every row is decided or the budget is spent.
 */
public final class GateMain {
  private static final String HELP =
      """
      Usage: scripts/gate.sh MODULE [REVISION] [options]
             scripts/gate.sh --jars BASE.jar NEW.jar [options] [-- JMH options]

      Measures the working tree against REVISION (by default the commit where it left the main
      branch; on the main branch the last commit, or the one before if nothing has changed since)
      in blocks of forks, and looks at the data after LOOKS blocks.
      It ends as soon as every row is decided, or when the budget is spent. Each look uses a
      stricter level than a single one would, so that all looks together keep to --alpha.

        --margin SPEC      how much worse is too much: 5% (the default), or by unit:
                           sec/op:5%,B/op:1%
        --max-blocks N     the budget in blocks (BLOCKS)
        --max-minutes N    the budget in minutes (60)
        --alpha P          probability of a wrong verdict for a row, over all looks (0.05)

      Of the options of scripts/bench.sh these hold here: --seed --quick --jmh --jvm --out
      --fork-limit --fresh. Allocations are never counted (--no-allocs is taken, and changes
      nothing); B/op is measured. A row that fails is never left out.
      Results: MODULE/target/ab/COMMIT..tree/base.json and new.json.

      Exit status: 0 no row is worse by more than the margin; 1 a row is worse, or has vanished;
      2 wrong usage; 3 a jar, a build, a file or the machine stood in the way, nothing could be
      compared, or a fault that was not foreseen; 4 undecided when the budget was spent; 5 rows
      failed; 129, 130 or 143 interrupted. Java itself may end with 1: only with lines that
      begin with "gate:" is that a verdict.
      """
          .replace("LOOKS", looks())
          .replace("BLOCKS", String.valueOf(Looks.USUAL_BLOCKS));

  private static String looks() {
    return Arrays.stream(Looks.until(Looks.USUAL_BLOCKS))
        .mapToObj(String::valueOf)
        .collect(Collectors.joining(", "));
  }

  private final Console console;
  private final ChildProcess process;

  private GateMain(Console console, ChildProcess process) {
    this.console = console;
    this.process = process;
  }

  /** Measures and decides; see {@code --help}. */
  public static void main(String[] arguments) {
    Interruption.exitWith(
        process ->
            StandardOutput.run(
                out ->
                    new GateMain(new Console(System.in, out, System.err, Path.of("")), process)
                        .run(Arrays.asList(arguments))));
  }

  private int run(List<String> arguments) {
    if (arguments.contains("--help") || arguments.contains("-h")) {
      console.print(HELP);
      return ExitStatus.OK.code();
    }
    try {
      GateOptions options = GateOptions.parse(arguments);
      return measure(options);
    } catch (CommandLineException | UsageException e) {
      console.error("gate: " + e.getMessage() + "\nTry --help.\n");
      return ExitStatus.USAGE.code();
    } catch (MeasureException e) {
      console.error("gate: " + e.getMessage() + "\n");
      return ExitStatus.INPUT.code();
    } catch (InterruptedException e) {
      console.error("gate: stopped before the first fork\n");
      return ExitStatus.INTERRUPTED.code();
    }
  }

  private int measure(GateOptions options)
      throws UsageException, MeasureException, InterruptedException {
    BenchOptions bench = BenchOptions.parse(options.measuring());
    try (MeasuringSession session = session(bench)) {
      return new MeasuringGate(options, session, console).run().code();
    }
  }

  private MeasuringSession session(BenchOptions bench)
      throws UsageException, MeasureException, InterruptedException {
    if (bench.jars()) {
      return MeasuringSession.ofJars(bench, process, console.errors());
    }
    List<String> words = new ArrayList<>(bench.words());
    if (words.size() == 1) {
      words.add(MergeBase.of(bench.root()));
    }
    words.add(".");
    return MeasuringSession.ofRevisions(bench, words, process, console.errors());
  }
}
