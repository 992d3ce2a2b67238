package dev.benchstudy.benchstat.measure;

import dev.benchstudy.benchstat.text.SystemMessage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.util.List;

/**
 * Builds a module as it was in other revisions, each in a git worktree of its own below one
 * temporary folder, which is removed on closing. What a killed run left is removed by the next one.
 */
final class Worktrees implements AutoCloseable {
  private static final Duration BUILD_LIMIT = Duration.ofMinutes(30);
  private static final int TAIL_LINES = 30;

  /** The working tree itself, with what is not committed. */
  private static final String HERE = ".";

  private final Path root;
  private final TemporaryFolder folder;
  private final ChildProcess process;
  private final Progress progress;

  /**
   * A jar of benchmarks and the sources it was built from.
   *
   * @param name what people call the revision
   */
  record Built(Path jar, Revision revision, String name) {}

  private Worktrees(Path root, TemporaryFolder folder, ChildProcess process, Progress progress) {
    this.root = root;
    this.folder = folder;
    this.process = process;
    this.progress = progress;
  }

  /**
   * Opens the temporary folder.
   *
   * @param root the repository
   */
  static Worktrees open(Path root, ChildProcess process, Progress progress)
      throws MeasureException {
    TemporaryFolder.removeLeftovers();
    return new Worktrees(root, TemporaryFolder.create("worktrees"), process, progress);
  }

  /**
   * Builds a module as it was in a revision, its tests first.
   *
   * @param kept the folder where jars of commits are kept, so that going on needs no new build
   */
  Built build(String module, String revision, Path kept)
      throws MeasureException, InterruptedException {
    if (revision.equals(HERE)) {
      maven(root, module);
      return new Built(jar(root, module), Revision.ofTree(root), "tree");
    }
    String commit = commit(revision);
    String name = commit.substring(0, 10);
    Path jar = kept.resolve(name + ".jar");
    if (!Files.exists(jar)) {
      Path tree = folder.path().resolve(name);
      if (Revision.git(root, "worktree", "add", "--detach", tree.toString(), commit).isEmpty()) {
        throw new MeasureException("git cannot check out " + revision + " into " + tree);
      }
      maven(tree, module);
      try {
        Files.createDirectories(kept);
        Path beside = kept.resolve(name + ".jar.new");
        Files.copy(jar(tree, module), beside, StandardCopyOption.REPLACE_EXISTING);
        Files.move(beside, jar, StandardCopyOption.ATOMIC_MOVE);
      } catch (IOException e) {
        throw new MeasureException(
            "the jar of " + revision + " cannot be kept in " + kept + ": " + SystemMessage.of(e),
            e);
      }
    }
    return new Built(jar, new Revision(commit, "true"), name);
  }

  private String commit(String revision) throws MeasureException {
    return Revision.git(root, "rev-parse", "--verify", "--quiet", revision + "^{commit}")
        .orElseThrow(
            () -> new MeasureException("git knows no revision " + revision + " in " + root));
  }

  private static Path jar(Path tree, String module) {
    return tree.resolve(module).resolve("target").resolve("benchmarks.jar");
  }

  private void maven(Path tree, String module) throws MeasureException, InterruptedException {
    progress.note("building " + module + " in " + tree + ", its tests first");
    List<String> command = List.of("mvn", "-B", "-q", "-pl", module, "verify");
    ChildProcess.Ending ending = process.run(command, tree, BUILD_LIMIT);
    if (ending.outOfTime() || ending.status() != 0) {
      throw new MeasureException(
          module
              + " cannot be built in "
              + tree
              + BenchmarkJvm.said(ending.output().lastLines(TAIL_LINES)));
    }
  }

  @Override
  public void close() {
    folder.close();
    // Git is to forget the worktrees whose folders are gone; it would do so by itself, later.
    Revision.git(root, "worktree", "prune");
  }
}
