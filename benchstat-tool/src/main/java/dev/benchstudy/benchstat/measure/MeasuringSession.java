package dev.benchstudy.benchstat.measure;

import dev.benchstudy.benchstat.machine.MachineLoad;
import dev.benchstudy.benchstat.machine.NoiseCheck;
import dev.benchstudy.benchstat.machine.SystemFiles;
import dev.benchstudy.benchstat.study.StudyException;
import dev.benchstudy.benchstat.study.StudyProperties;
import java.io.PrintStream;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * The right to measure here, and what is measured: from a command line to a {@link Campaign} that
 * measures block after block.
 *
 * <pre>
 *   try (MeasuringSession session = MeasuringSession.ofRevisions(options, words, process, err)) {
 *     Campaign campaign = session.campaign();
 *     campaign.announce(blocks, false);
 *     campaign.measureEmpty();
 *     for (int block = 1; undecided; block++) {
 *       campaign.measureBlock(block);
 *       ... read campaign.files(), decide
 *     }
 *     campaign.publish();
 *   }
 * </pre>
 */
public final class MeasuringSession implements AutoCloseable {
  private static final String BASE = "base";
  private static final String NEW = "new";

  private final RunLock lock;
  private final Campaign campaign;
  private final Progress progress;
  private final List<String> labels;

  private MeasuringSession(
      RunLock lock, Campaign campaign, Progress progress, List<String> labels) {
    this.labels = List.copyOf(labels);
    this.lock = lock;
    this.campaign = campaign;
    this.progress = progress;
  }

  /** What measures. */
  public Campaign campaign() {
    return campaign;
  }

  /** What people call the sides: revisions or jars, or simply base and new. */
  public List<String> labels() {
    return labels;
  }

  /** What tells people how far it is. */
  public Progress progress() {
    return progress;
  }

  @Override
  public void close() {
    progress.clear();
    lock.close();
  }

  /** The two sides of a study, or one of its labels: the module and perhaps a label. */
  public static MeasuringSession ofStudy(
      BenchOptions options, ChildProcess process, PrintStream err)
      throws UsageException, MeasureException, InterruptedException {
    if (options.words().isEmpty() || options.words().size() > 2) {
      throw new UsageException("a module is wanted, and at most one label");
    }
    String module = options.words().get(0);
    StudyProperties study = study(options, module);
    Path folder = options.root().resolve(module);
    List<String> names =
        options.words().size() == 2 ? List.of(options.words().get(1)) : List.of(BASE, NEW);
    Revision revision = Revision.ofTree(folder.toAbsolutePath());
    Set<String> compared =
        names.size() == 1 ? study.columnParams(names.get(0)) : study.sideParams();
    List<Side> sides = new ArrayList<>();
    for (String name : names) {
      Path jar = folder.resolve("target").resolve("benchmarks.jar");
      sides.add(side(options, study, name, name, compared, jar, revision));
    }
    Path results =
        options.quick()
            ? folder.resolve("target").resolve("quick")
            : options.root().resolve("results").resolve(module);
    return open(options, sides, names, options.out().orElse(results), options.root(), process, err);
  }

  /**
   * A module in two revisions, each built and tested first.
   *
   * @param words the module and the revisions; {@code .} is the working tree
   */
  public static MeasuringSession ofRevisions(
      BenchOptions options, List<String> words, ChildProcess process, PrintStream err)
      throws UsageException, MeasureException, InterruptedException {
    if (words.size() != 3) {
      throw new UsageException("a module and two revisions are wanted");
    }
    String module = words.get(0);
    StudyProperties study = study(options, module);
    Progress progress = new Progress(err, options.drawn());
    Path own = options.root().resolve(module).resolve("target").resolve("ab");
    List<Side> sides = new ArrayList<>();
    List<String> names = new ArrayList<>();
    try (Worktrees trees = Worktrees.open(options.root().toAbsolutePath(), process, progress)) {
      for (String side : List.of(BASE, NEW)) {
        String revision = words.get(sides.size() + 1);
        Worktrees.Built built = trees.build(module, revision, own.resolve("jars"));
        // Two revisions have the same parameters on both sides.
        sides.add(side(options, study, side, "ab", Set.of(), built.jar(), built.revision()));
        names.add(built.name());
      }
    }
    Path results = options.out().orElse(own.resolve(String.join("..", names)));
    return open(options, sides, distinct(names), results, options.root(), process, err);
  }

  /** Two jars of JMH benchmarks, whoever made them. */
  public static MeasuringSession ofJars(BenchOptions options, ChildProcess process, PrintStream err)
      throws UsageException, MeasureException, InterruptedException {
    if (options.words().size() != 2) {
      throw new UsageException("--jars takes two jars; JMH's options follow after --");
    }
    List<Side> sides = new ArrayList<>();
    for (String name : List.of(BASE, NEW)) {
      Path jar = Path.of(options.words().get(sides.size()));
      Revision revision = new Revision("sha256:" + JarDigest.of(jar), "unknown");
      JmhOptions jmh = options.over(JmhOptions.NONE);
      sides.add(new Side(name, jar, jmh, Set.of(), Side.USUAL_HEAP, List.of(), revision));
    }
    Path results = options.out().orElse(Path.of("benchstat-ab"));
    List<String> names =
        sides.stream().map(side -> String.valueOf(side.jar().getFileName())).toList();
    return open(options, sides, distinct(names), results, Path.of(""), process, err);
  }

  /** Names that tell the sides apart, or base and new. */
  private static List<String> distinct(List<String> names) {
    return Set.copyOf(names).size() == names.size() ? names : List.of(BASE, NEW);
  }

  private static StudyProperties study(BenchOptions options, String module)
      throws MeasureException {
    try {
      return StudyProperties.read(options.root().resolve(module).resolve("study.properties"));
    } catch (StudyException e) {
      throw new MeasureException(String.valueOf(e.getMessage()), e);
    }
  }

  /**
   * One side.
   *
   * @param label under which study.properties tells what it runs
   * @param compared the parameters by which rows differ that are compared with each other
   */
  private static Side side(
      BenchOptions options,
      StudyProperties study,
      String name,
      String label,
      Set<String> compared,
      Path jar,
      Revision revision)
      throws UsageException {
    JmhOptions jmh = options.over(JmhOptions.of(study, label));
    List<String> heap = study.jvmArgs(label).isEmpty() ? Side.USUAL_HEAP : study.jvmArgs(label);
    return new Side(name, jar, jmh, compared, heap, study.hostJvmArgs(label), revision);
  }

  private static MeasuringSession open(
      BenchOptions options,
      List<Side> sides,
      List<String> labels,
      Path results,
      Path workFolder,
      ChildProcess process,
      PrintStream err)
      throws MeasureException, InterruptedException {
    Progress progress = new Progress(err, options.drawn());
    CampaignSetup setup =
        new CampaignSetup(sides, options.seed(), options.fresh(), results, options.forkLimit());
    Path java = options.jvm().orElse(Path.of(System.getProperty("java.home"), "bin", "java"));
    BenchmarkJvm jvm = BenchmarkJvm.of(java, toolPath(), workFolder.toAbsolutePath());
    RunLock lock = RunLock.take(TemporaryFolder.parent(), String.join(" ", options.words()));
    TemporaryFolder.removeLeftovers();
    boolean opened = false;
    try {
      SystemFiles system = SystemFiles.ofThisMachine();
      MachineLoad before = MachineLoad.read(system);
      Campaign campaign = Campaign.open(setup, jvm, system, process, progress);
      // Listing the benchmarks took long enough for stolen time to show.
      progress.note(
          NoiseCheck.brief(NoiseCheck.run(system, before)) + " (scripts/quiet.sh check says more)");
      opened = true;
      return new MeasuringSession(lock, campaign, progress, labels);
    } finally {
      if (!opened) {
        lock.close();
      }
    }
  }

  /** The jar or folder that this program was started from. */
  static Path toolPath() {
    try {
      return Path.of(
          MeasuringSession.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    } catch (URISyntaxException e) {
      throw new IllegalStateException("this program's own place is no path", e);
    }
  }
}
