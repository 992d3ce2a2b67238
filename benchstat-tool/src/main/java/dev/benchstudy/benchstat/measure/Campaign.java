package dev.benchstudy.benchstat.measure;

import dev.benchstudy.benchstat.machine.Machine;
import dev.benchstudy.benchstat.machine.SystemFiles;
import dev.benchstudy.benchstat.measure.ForkOutcome.Failed;
import dev.benchstudy.benchstat.measure.ForkOutcome.Measured;
import dev.benchstudy.benchstat.model.Fork;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * One run of the measuring: it measures block after block for as long as its owner asks, keeps
 * every finished fork on disk, and at the end puts the files in the place of older ones.
 */
public final class Campaign {
  private static final String CPU_TIME = "dev.benchstudy.benchstat.profile.CpuTimeProfiler";

  /** How often a contended fork is measured again. */
  private static final int RETRIES_IF_CONTENDED = 2;

  /** A row that was never uncontended in so many blocks waits by its nature, or always will. */
  private static final int HOPELESS_BLOCKS = 2;

  /** How often a failed fork is tried in all. */
  private static final int TRIES_IF_FAILED = 2;

  private static final int EMPTY_FORKS = 3;

  private final CampaignSetup setup;
  private final ForkRunner runner;
  private final Progress progress;
  private final Inventory inventory;
  private final Plan plan;
  private final CampaignFolder folder;
  private final Map<RowOfSide, FailedRow> failed = new LinkedHashMap<>();
  private final Map<RowOfSide, Integer> hopeless = new HashMap<>();
  private final AllocationRun allocationRun;

  private record RowOfSide(int side, Row row) {}

  /**
   * A row that could not be measured.
   *
   * @param what the side and the row
   * @param tail the last lines its JVM wrote
   */
  public record FailedRow(String what, String reason, List<String> tail) {
    public FailedRow {
      tail = List.copyOf(tail);
    }
  }

  private Campaign(
      CampaignSetup setup,
      ForkRunner runner,
      Progress progress,
      Inventory inventory,
      CampaignFolder folder) {
    this.setup = setup;
    this.runner = runner;
    this.progress = progress;
    this.inventory = inventory;
    this.folder = folder;
    this.plan = new Plan(setup.sides(), inventory.rows(), folder.info().seed());
    this.allocationRun = new AllocationRun(inventory, folder, runner, progress);
    for (int side = 0; side < plan.rows().size(); side++) {
      folder.file(side).plan(plan.rows().get(side));
    }
  }

  // ---- beginning

  /**
   * Begins a run, or goes on with an unfinished one of the same plan.
   *
   * @param process starts the forks; stopping it ends the run
   * @throws MeasureException if a jar or the folder for the results cannot be used
   */
  static Campaign open(
      CampaignSetup setup,
      BenchmarkJvm jvm,
      SystemFiles system,
      ChildProcess process,
      Progress progress)
      throws MeasureException, InterruptedException {
    Map<String, String> machine = Machine.describe(system).toMap();
    Inventory inventory = Inventory.take(setup.sides(), jvm, process);
    inventory.warnings().forEach(progress::note);
    List<String> identity = new ArrayList<>(List.of("machine " + machine.get("id")));
    identity.addAll(inventory.identity());
    return new Campaign(
        setup,
        new ForkRunner(jvm, system, process),
        progress,
        inventory,
        CampaignFolder.open(setup, machine, identity, progress));
  }

  /**
   * Measures the empty benchmark, if the first side's jar has one and this run has not done so: no
   * real call is faster.
   */
  public void measureEmpty() throws MeasureException, InterruptedException {
    Optional<Row> empty = inventory.empty();
    if (empty.isEmpty() || folder.info().emptySeconds().isPresent()) {
      return;
    }
    Side side = setup.sides().get(0);
    Row row = empty.get();
    List<Double> seconds = new ArrayList<>();
    for (int i = 0; i < EMPTY_FORKS; i++) {
      progress.starting(row.label());
      ForkOutcome outcome = runner.run(side, row, side.options(), List.of(), Inventory.LIMIT_BASE);
      if (outcome instanceof Measured measured) {
        JmhMetric metric = measured.result().primary();
        seconds.add(metric.secondsPerOperation().orElse(Double.NaN));
        progress.finished(row.label(), metric.scoreText(), measured.conditions().elapsed());
      } else {
        progress.note(row.label() + " failed; the floor of the harness stays unknown");
        progress.dismiss(EMPTY_FORKS - i);
        return;
      }
    }
    double mean = seconds.stream().mapToDouble(Double::doubleValue).average().orElse(Double.NaN);
    if (Double.isFinite(mean)) {
      folder.learn(folder.info().withEmptySeconds(mean));
    }
  }

  // ---- measuring

  /** Tells the progress display that blocks up to {@code last} lie ahead, and what else is open. */
  public void announce(int last, boolean allocations) {
    int forks = 0;
    double seconds = 0;
    for (int block = 1; block <= last; block++) {
      for (PlannedFork fork : plan.block(block)) {
        if (!folder.file(fork.side()).holds(fork.row(), block)) {
          forks++;
          double planned = inventory.seconds(fork.side(), fork.row());
          seconds += Double.isNaN(planned) ? 0 : planned;
        }
      }
    }
    progress.expect(forks, forks == 0 ? 0 : seconds / forks);
    int apart =
        inventory.empty().isPresent() && folder.info().emptySeconds().isEmpty() ? EMPTY_FORKS : 0;
    progress.expectMore(apart + (allocations ? allocationRun.uncounted() : 0));
    int known = last * plan.forksPerBlock() - forks;
    if (known > 0 && forks > 0) {
      progress.note("going on: " + known + " of " + (known + forks) + " forks are there already");
    }
  }

  /** How long what was announced and is not done will take, in seconds. */
  public double secondsLeft() {
    return progress.secondsLeft();
  }

  /**
   * Measures what is missing of one block, counted from 1. Afterwards {@link #files} hold it.
   *
   * @throws MeasureException if results cannot be written
   * @throws InterruptedException if the run is to end; all finished forks are on disk
   */
  public void measureBlock(int block) throws MeasureException, InterruptedException {
    for (PlannedFork fork : plan.block(block)) {
      boolean givenUp = failed.containsKey(new RowOfSide(fork.side(), fork.row()));
      boolean there = folder.file(fork.side()).holds(fork.row(), block);
      if (givenUp && !there) {
        progress.dismiss(1);
      } else if (!there) {
        measure(fork);
      }
    }
  }

  private void measure(PlannedFork fork) throws MeasureException, InterruptedException {
    Side side = setup.sides().get(fork.side());
    RowOfSide key = new RowOfSide(fork.side(), fork.row());
    String what = "block " + fork.block() + " " + inventory.name(fork.side(), fork.row());
    int retries = hopeless.getOrDefault(key, 0) < HOPELESS_BLOCKS ? RETRIES_IF_CONTENDED : 0;
    List<Measured> measured = new ArrayList<>();
    int failures = 0;
    while (measured.size() <= retries) {
      progress.starting(what);
      ForkOutcome outcome =
          runner.run(side, fork.row(), side.options(), List.of("gc", CPU_TIME), limit(fork));
      if (outcome instanceof Failed failure) {
        failures++;
        progress.note(what + " failed: " + failure.reason());
        if (!measured.isEmpty()) {
          break;
        }
        if (failure.hung() || failures == TRIES_IF_FAILED) {
          giveUp(key, failure);
          break;
        }
      } else if (outcome instanceof Measured one) {
        measured.add(one);
        if (!one.conditions().contended(fork.row().threads())) {
          break;
        }
        progress.note(
            String.format(
                Locale.ROOT,
                "%s had the processor for %.0f %% of the time%s",
                what,
                100 * one.conditions().cpuWall().orElse(Double.NaN),
                measured.size() <= retries ? "; once more" : ""));
      }
    }
    if (measured.isEmpty()) {
      progress.dismiss(1);
      return;
    }
    keep(fork, what, measured);
  }

  /** Keeps the fork that had most of the processor, which is the last one if that was enough. */
  private void keep(PlannedFork fork, String what, List<Measured> measured)
      throws MeasureException {
    Measured best = measured.get(0);
    for (Measured one : measured) {
      if (one.conditions().cpuWall().orElse(1) > best.conditions().cpuWall().orElse(1)) {
        best = one;
      }
    }
    boolean contended = best.conditions().contended(fork.row().threads());
    RowOfSide key = new RowOfSide(fork.side(), fork.row());
    hopeless.merge(key, contended ? 1 : 0, (old, more) -> more == 0 ? 0 : old + more);
    ResultFile file = folder.file(fork.side());
    file.add(
        fork.row(),
        best.result(),
        best.conditions().toJson(fork.block(), fork.position(), contended),
        measured.size() - 1);
    folder.save(fork.side());
    if (best.blackhole().isPresent()) {
      folder.learn(folder.info().withBlackhole(best.blackhole().get()));
    }
    progress.finished(
        what,
        best.result().primary().scoreText() + soFar(file, fork.row()),
        best.conditions().elapsed());
  }

  private static String soFar(ResultFile file, Row row) {
    JmhRecord record = file.records().get(row);
    if (record == null || record.forks() < 2) {
      return "";
    }
    JmhMetric metric = record.primary();
    return " (median of " + record.forks() + ": " + metric.text(metric.medianOfForks()) + ")";
  }

  private void giveUp(RowOfSide key, Failed failure) {
    String what = inventory.name(key.side(), key.row());
    failed.put(key, new FailedRow(what, failure.reason(), failure.tail()));
  }

  private Duration limit(PlannedFork fork) {
    return setup.forkLimit().orElse(inventory.limit(fork.side(), fork.row()));
  }

  /**
   * Counts allocations, in a run of its own for each row that has no count yet. A row whose count
   * cannot be trusted stays without one.
   */
  public void countAllocations() throws MeasureException, InterruptedException {
    allocationRun.count();
  }

  // ---- ending

  /** The files as they are now, one for each side: complete JMH results of all finished forks. */
  public List<Path> files() {
    return folder.files().stream().map(ResultFile::path).toList();
  }

  /** The rows that failed so far. */
  public List<FailedRow> failedRows() {
    return List.copyOf(failed.values());
  }

  /** What readers of the results should know about the forks, in one line; empty if nothing. */
  public Optional<String> remarks() {
    int again = folder.files().stream().mapToInt(ResultFile::superseded).sum();
    int contended = folder.files().stream().mapToInt(ResultFile::contended).sum();
    if (again == 0 && contended == 0) {
      return Optional.empty();
    }
    return Optional.of(
        again
            + " contended forks were measured again and replaced; "
            + contended
            + " of the forks kept are contended ("
            + Fork.CONTENDED
            + ")");
  }

  /**
   * Puts the files in their place and ends the run.
   *
   * @return where they are now
   */
  public List<Path> publish() throws MeasureException {
    folder.publish();
    return folder.published();
  }
}
