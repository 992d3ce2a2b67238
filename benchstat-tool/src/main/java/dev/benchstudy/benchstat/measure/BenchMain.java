package dev.benchstudy.benchstat.measure;

import dev.benchstudy.benchstat.machine.SystemFiles;
import java.io.PrintStream;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * The program behind {@code scripts/bench.sh}: measures a study and writes its results.
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
      the way; 5 rows failed, the others were measured; 130 or 143 interrupted.
      """;

  private static final int OK = 0;
  private static final int USAGE = 2;
  private static final int TROUBLE = 3;
  private static final int ROWS_FAILED = 5;
  private static final int INTERRUPTED = 130;

  /** How long an interrupted run may take to say what it leaves. */
  private static final long LAST_WORDS_MILLIS = 8000;

  private final PrintStream out;
  private final PrintStream err;
  private final ChildProcess process = new ChildProcess();

  private BenchMain(PrintStream out, PrintStream err) {
    this.out = out;
    this.err = err;
  }

  /** Measures; see {@code --help}. */
  public static void main(String[] args) {
    PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
    PrintStream err = new PrintStream(System.err, true, StandardCharsets.UTF_8);
    BenchMain main = new BenchMain(out, err);
    Thread measuring = Thread.currentThread();
    Thread hook =
        new Thread(
            () -> {
              main.process.stop();
              try {
                measuring.join(LAST_WORDS_MILLIS);
              } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
              }
            },
            "interrupted");
    Runtime.getRuntime().addShutdownHook(hook);
    int status = main.run(Arrays.asList(args));
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException e) {
      // The JVM is ending because of a signal, whose status stands; exiting once more would hang.
      return;
    }
    System.exit(status);
  }

  private int run(List<String> args) {
    if (args.contains("--help") || args.contains("-h")) {
      out.print(BENCH_HELP);
      return OK;
    }
    try {
      return bench(BenchOptions.parse(args));
    } catch (UsageException e) {
      err.println("bench: " + e.getMessage());
      err.println("Try --help.");
      return USAGE;
    } catch (MeasureException e) {
      err.println("bench: " + e.getMessage());
      return TROUBLE;
    }
  }

  private int bench(BenchOptions options) throws UsageException, MeasureException {
    if (options.words().isEmpty() || options.words().size() > 2) {
      throw new UsageException("bench takes a module and at most one label");
    }
    String module = options.words().get(0);
    Path folder = options.root().resolve(module);
    StudyProperties study = StudyProperties.read(folder.resolve("study.properties"));
    List<String> names =
        options.words().size() == 2 ? List.of(options.words().get(1)) : List.of("base", "new");
    Revision revision = Revision.ofTree(folder.toAbsolutePath());
    List<Side> sides = new java.util.ArrayList<>();
    for (String name : names) {
      Set<String> own = new LinkedHashSet<>();
      study.params(name).forEach(param -> own.add(param.substring(0, param.indexOf('='))));
      sides.add(
          new Side(
              name,
              folder.resolve("target").resolve("benchmarks.jar"),
              options.over(study.options(name)),
              own,
              study.jvmArgs(name),
              revision));
    }
    Path usual =
        options.quick()
            ? folder.resolve("target").resolve("quick")
            : options.root().resolve("results").resolve(module);
    return measure(options, sides, options.out().orElse(usual), "bench.sh " + module);
  }

  private int measure(BenchOptions options, List<Side> sides, Path folder, String title)
      throws MeasureException {
    Progress progress = new Progress(err, options.drawn());
    CampaignSetup setup =
        new CampaignSetup(sides, options.seed(), options.fresh(), folder, options.forkLimit());
    Path java = options.jvm().orElse(Path.of(System.getProperty("java.home"), "bin", "java"));
    BenchmarkJvm jvm = BenchmarkJvm.of(java, toolPath(), options.root().toAbsolutePath());
    RunLock lock = RunLock.take(Path.of(System.getProperty("java.io.tmpdir")), title);
    try {
      Campaign campaign = Campaign.open(setup, jvm, SystemFiles.ofThisMachine(), process, progress);
      return measure(campaign, options, progress);
    } catch (InterruptedException e) {
      progress.clear();
      err.println("stopped before the first fork");
      return INTERRUPTED;
    } finally {
      lock.close();
    }
  }

  private int measure(Campaign campaign, BenchOptions options, Progress progress)
      throws MeasureException {
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
      return finish(campaign, options);
    } catch (InterruptedException e) {
      progress.clear();
      err.println("stopped; all finished forks are in " + paths(campaign.files()));
      err.println("The same command goes on from here.");
      return INTERRUPTED;
    }
  }

  private int finish(Campaign campaign, BenchOptions options) throws MeasureException {
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
    campaign.publish().forEach(out::println);
    return failed.isEmpty() ? OK : ROWS_FAILED;
  }

  private static String paths(List<Path> files) {
    return String.join(" and ", files.stream().filter(Files::exists).map(Path::toString).toList());
  }

  /** The jar or folder that this program was started from. */
  private static Path toolPath() {
    try {
      return Path.of(BenchMain.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    } catch (URISyntaxException e) {
      throw new IllegalStateException("this program's own place is no path", e);
    }
  }
}
