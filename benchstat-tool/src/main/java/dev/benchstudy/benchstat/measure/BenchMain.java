package dev.benchstudy.benchstat.measure;

import dev.benchstudy.benchstat.text.StandardOutput;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The program behind {@code scripts/bench.sh} and {@code scripts/ab.sh}: measures a study, two
 * revisions of one, or two jars.
 *
 * <p>Progress and messages go to the error stream, the paths of finished results to the output.
 */
public final class BenchMain {
  private static final String BENCH_HELP =
      """
      Usage: scripts/bench.sh MODULE [LABEL] [options]

      Builds the module, its tests first, and measures its benchmarks fork by fork.
      Without LABEL: both sides of MODULE/study.properties, in turn, into
      results/MODULE/base.json and new.json. With LABEL: the tree as it is, with what
      study.properties says under LABEL.benchmarks and LABEL.params, into
      results/MODULE/LABEL.json.

      Every finished fork is on disk. Stopped or killed, the same command goes on. Older
      results are replaced when the new ones are finished, not before.

        --blocks N        forks of every row on every side (10; with --quick 3)
        --seed N          the order of the forks; recorded in the results
        --quick           short iterations, into MODULE/target/quick: a first impression only
        --jmh 'OPTIONS'   options for JMH, put over the study's: -wi -w -i -r -p -t -bm -tu
                          -prof -jvmArgs and others; "-t 1,2" measures each number of threads
        --jvm JAVA        another java (17 or later) for the benchmarks
        --out DIR         the folder for the results
        --no-allocs       do not count allocations in a run of their own
        --fork-limit N    end a fork after N seconds (by its plan)
        --without-failed  finish although rows failed, leaving them out
        --fresh           throw an unfinished run away instead of going on with it

      Where neither the options nor the benchmark's annotations say anything, a fork warms up
      3 x 300 ms and measures 5 x 300 ms, with -Xms512m -Xmx512m -XX:+AlwaysPreTouch.

      Exit status: 0 all was measured; 2 wrong usage; 3 a jar, a file or the machine stood in
      the way; 5 rows failed, the others were measured; 129, 130 or 143 interrupted.
      """;

  private static final String AB_HELP =
      """
      Usage: scripts/ab.sh MODULE REV_A REV_B [options]
             scripts/ab.sh --jars A.jar B.jar [options] [-- JMH options]

      Measures two revisions of a module, or any two jars of JMH benchmarks, in turn: in each
      block every row gets one fork of either, side by side. Then prints the comparison.

      A revision is what git understands, or "." for the working tree as it is. Each is checked
      out into a temporary git worktree and built there, its tests first; the worktrees are
      removed. Which benchmarks run, study.properties says under ab.benchmarks and ab.params,
      or else under benchmarks; --jmh narrows it: --jmh '-p impl=builder'.

      Results: MODULE/target/ab/COMMIT..COMMIT/base.json and new.json; of --jars:
      benchstat-ab/base.json and new.json in the current folder.

      Options as for scripts/bench.sh: --blocks --seed --quick --jmh --jvm --out --no-allocs
      --fork-limit --without-failed --fresh. Stopped or killed, the same command goes on.

      Exit status: 0 all was measured (whatever changed); 2 wrong usage; 3 a jar, a build, a
      file or the machine stood in the way; 5 rows failed; 129, 130 or 143 interrupted.
      """;

  private static final int OK = 0;
  private static final int USAGE = 2;
  private static final int TROUBLE = 3;
  private static final int ROWS_FAILED = 5;
  private static final int INTERRUPTED = 130;

  private final PrintStream out;
  private final PrintStream err;
  private final ChildProcess process;

  private BenchMain(PrintStream out, PrintStream err, ChildProcess process) {
    this.out = out;
    this.err = err;
    this.process = process;
  }

  /** Measures; the first word is {@code bench} or {@code ab}, then see {@code --help}. */
  public static void main(String[] args) {
    PrintStream err = new PrintStream(System.err, true, StandardCharsets.UTF_8);
    Interruption.exitWith(
        process ->
            StandardOutput.run(out -> new BenchMain(out, err, process).run(Arrays.asList(args))));
  }

  private int run(List<String> args) {
    String command = args.isEmpty() ? "" : args.get(0);
    boolean ab = command.equals("ab");
    if (!ab && !command.equals("bench")) {
      err.println("the first word is bench or ab");
      return USAGE;
    }
    if (args.contains("--help") || args.contains("-h")) {
      out.print(ab ? AB_HELP : BENCH_HELP);
      return OK;
    }
    try {
      return measure(BenchOptions.parse(args.subList(1, args.size())), ab);
    } catch (UsageException e) {
      err.println(command + ": " + e.getMessage());
      err.println("Try --help.");
      return USAGE;
    } catch (MeasureException e) {
      err.println(command + ": " + e.getMessage());
      return TROUBLE;
    } catch (InterruptedException e) {
      err.println("stopped before the first fork");
      return INTERRUPTED;
    }
  }

  private int measure(BenchOptions options, boolean ab)
      throws UsageException, MeasureException, InterruptedException {
    if (options.jars() && !ab) {
      throw new UsageException("--jars is for ab.sh");
    }
    try (MeasuringSession session =
        !ab
            ? MeasuringSession.ofStudy(options, process, err)
            : options.jars()
                ? MeasuringSession.ofJars(options, process, err)
                : MeasuringSession.ofRevisions(options, options.words(), process, err)) {
      return measure(session, options, ab);
    }
  }

  /** Prints the comparison by the program for that, of which this package knows nothing. */
  private int compare(List<String> labels, List<Path> files) throws MeasureException {
    List<String> command =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-cp",
                MeasuringSession.toolPath().toString(),
                "dev.benchstudy.benchstat.cli.Main"));
    for (int i = 0; i < files.size(); i++) {
      command.add(labels.get(i) + "=" + files.get(i));
    }
    try {
      out.flush();
      return new ProcessBuilder(command).inheritIO().start().waitFor() == 0 ? OK : TROUBLE;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return INTERRUPTED;
    } catch (IOException e) {
      throw new MeasureException("the comparison cannot be started: " + e.getMessage(), e);
    }
  }

  private int measure(MeasuringSession session, BenchOptions options, boolean ab)
      throws MeasureException {
    Campaign campaign = session.campaign();
    Progress progress = session.progress();
    try {
      int blocks = options.blocksOrUsual();
      campaign.announce(blocks, options.allocations());
      campaign.measureEmpty();
      for (int block = 1; block <= blocks; block++) {
        campaign.measureBlock(block);
      }
      if (options.allocations()) {
        campaign.countAllocations();
      }
      progress.clear();
      return finish(session, options, ab);
    } catch (InterruptedException e) {
      progress.clear();
      err.println("stopped; all finished forks are in " + paths(campaign.files()));
      err.println("The same command goes on from here.");
      return INTERRUPTED;
    }
  }

  private int finish(MeasuringSession session, BenchOptions options, boolean ab)
      throws MeasureException {
    Campaign campaign = session.campaign();
    campaign.remarks().ifPresent(err::println);
    List<Campaign.FailedRow> failed = campaign.failedRows();
    for (Campaign.FailedRow row : failed) {
      err.println("failed: " + row.what() + ": " + row.reason());
      row.tail().forEach(line -> err.println("    " + line));
    }
    if (!failed.isEmpty() && !options.withoutFailed()) {
      err.println(
          failed.size()
              + " rows failed. The others are in "
              + paths(campaign.files())
              + ". Older results are as they were; the same command tries the failed rows again,"
              + " and --without-failed finishes without them.");
      return ROWS_FAILED;
    }
    List<Path> files = campaign.publish();
    files.forEach(ab ? err::println : out::println);
    int compared = ab ? compare(session.labels(), files) : OK;
    return failed.isEmpty() ? compared : ROWS_FAILED;
  }

  private static String paths(List<Path> files) {
    return String.join(" and ", files.stream().filter(Files::exists).map(Path::toString).toList());
  }
}
