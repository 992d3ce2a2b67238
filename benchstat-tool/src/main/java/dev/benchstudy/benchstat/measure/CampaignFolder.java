package dev.benchstudy.benchstat.measure;

import dev.benchstudy.benchstat.text.AtomicFile;
import dev.benchstudy.benchstat.text.SystemMessage;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * What a run keeps on disk: the result files of its sides and the state to go on from, apart from
 * finished results until it is finished itself.
 *
 * <pre>
 *   OUT/.running/NAME/state.json  base.json  new.json     while it runs, complete after every fork
 *   OUT/base.json  OUT/new.json                           once it is finished
 * </pre>
 */
final class CampaignFolder {
  private static final String RUNNING = ".running";
  private static final String STATE = "state.json";
  private static final int SEEDS = 1_000_000;

  private final Path out;
  private final Path running;
  private final List<Side> sides;
  private final Map<String, String> machine;
  private final List<String> identity;
  private final List<ResultFile> files;
  private RunInfo info;

  private CampaignFolder(
      CampaignSetup setup,
      Path running,
      Map<String, String> machine,
      CampaignState state,
      List<ResultFile> files) {
    this.out = setup.out();
    this.running = running;
    this.sides = setup.sides();
    this.machine = machine;
    this.identity = state.identity();
    this.info = state.info();
    this.files = List.copyOf(files);
  }

  /**
   * Opens the folder of an unfinished run of the same identity, or makes one.
   *
   * @param machine what is told of the machine in every record
   * @param identity what must be the same for going on, one fact a line
   */
  static CampaignFolder open(
      CampaignSetup setup, Map<String, String> machine, List<String> identity, Progress progress)
      throws MeasureException {
    List<String> names = setup.sides().stream().map(Side::name).toList();
    Path running = setup.out().resolve(RUNNING).resolve(String.join("+", names));
    CampaignFolder folder;
    try {
      Files.createDirectories(running);
      AtomicFile.removeLeftovers(running);
      AtomicFile.removeLeftovers(setup.out());
      CampaignState state = begin(setup, running, identity, progress);
      List<ResultFile> files = new ArrayList<>();
      for (String name : names) {
        files.add(ResultFile.open(running.resolve(name + ".json")));
      }
      folder = new CampaignFolder(setup, running, machine, state, files);
    } catch (IOException e) {
      throw new MeasureException(
          running
              + " cannot be used: "
              + SystemMessage.of(e)
              + ". Nothing was measured, and older results are as they were.",
          e);
    }
    folder.saveAll();
    return folder;
  }

  private static CampaignState begin(
      CampaignSetup setup, Path running, List<String> identity, Progress progress)
      throws IOException {
    Optional<CampaignState> old = CampaignState.read(running.resolve(STATE));
    if (old.isPresent() && !setup.fresh()) {
      Optional<String> difference = old.get().differenceFrom(identity);
      boolean sameSeed =
          setup.seed().isEmpty() || setup.seed().getAsLong() == old.get().info().seed();
      if (difference.isEmpty() && sameSeed) {
        return old.get();
      }
      progress.note(
          "an unfinished run was found and is thrown away, because it differs: now "
              + difference.orElse("another seed"));
    }
    for (Side side : setup.sides()) {
      Files.deleteIfExists(running.resolve(side.name() + ".json"));
    }
    long seed = setup.seed().orElseGet(() -> RandomGenerator.getDefault().nextInt(SEEDS));
    RunInfo info = new RunInfo(seed, Instant.now(), Optional.empty(), Optional.empty());
    return new CampaignState(identity, info);
  }

  RunInfo info() {
    return info;
  }

  /** The file of a side, by the side's index. */
  ResultFile file(int side) {
    return files.get(side);
  }

  List<ResultFile> files() {
    return files;
  }

  /** Sets what all records tell of the run, and writes it. */
  void learn(RunInfo more) throws MeasureException {
    if (!more.equals(info)) {
      info = more;
      saveAll();
    }
  }

  /** Writes one side's file; the fork that was added last is safe afterwards. */
  void save(int side) throws MeasureException {
    Path file = files.get(side).path();
    try {
      AtomicFile.write(file, text(side));
    } catch (IOException e) {
      throw unwritable(file, e);
    }
  }

  private void saveAll() throws MeasureException {
    try {
      new CampaignState(identity, info).write(running.resolve(STATE));
    } catch (IOException e) {
      throw unwritable(running, e);
    }
    for (int side = 0; side < files.size(); side++) {
      save(side);
    }
  }

  /** Where the files are or will be once the run is finished. */
  List<Path> published() {
    return sides.stream().map(side -> out.resolve(side.name() + ".json")).toList();
  }

  /** Puts the files in the place of older ones and forgets the unfinished run. */
  void publish() throws MeasureException {
    try {
      Map<Path, byte[]> results = new LinkedHashMap<>();
      for (int side = 0; side < files.size(); side++) {
        results.put(published().get(side), text(side).getBytes(StandardCharsets.UTF_8));
      }
      // A new side beside an old one would be no result.
      AtomicFile.writeAll(results);
      // Without its state an unfinished run is no longer one; the rest is only rubbish.
      Files.deleteIfExists(running.resolve(STATE));
      for (ResultFile file : files) {
        Files.deleteIfExists(file.path());
      }
      Files.deleteIfExists(running);
    } catch (IOException e) {
      throw unwritable(out, e);
    }
    try {
      Files.deleteIfExists(out.resolve(RUNNING));
    } catch (IOException e) {
      // Another unfinished run is in it.
      return;
    }
  }

  private String text(int side) {
    return files.get(side).text(machine, info.toJson(sides.get(side).revision()));
  }

  private static MeasureException unwritable(Path path, IOException e) {
    return new MeasureException(
        path
            + " cannot be written: "
            + SystemMessage.of(e)
            + ". Older results are as they were, and what was measured before is still there.",
        e);
  }
}
