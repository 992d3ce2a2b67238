package dev.benchstudy.benchstat.cli;

import dev.benchstudy.benchstat.measure.MeasureException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Finds the commit where the working tree left the main branch. */
final class MergeBase {
  private static final List<String> MAIN_BRANCHES =
      List.of("origin/HEAD", "origin/main", "origin/master", "main", "master");

  private MergeBase() {}

  /**
   * Returns the commit; that before the last one where the tree is on the main branch itself.
   *
   * @throws MeasureException if git knows none
   */
  static String of(Path repository) throws MeasureException, InterruptedException {
    String head = git(repository, "rev-parse", "HEAD");
    for (String branch : MAIN_BRANCHES) {
      String base = git(repository, "merge-base", "HEAD", branch);
      if (!base.isEmpty()) {
        return base.equals(head) ? head + "~1" : base;
      }
    }
    throw new MeasureException(
        "git knows no main branch to compare with; name a revision: scripts/gate.sh MODULE REVISION");
  }

  /** Returns what git prints, empty if it fails. */
  private static String git(Path repository, String... words)
      throws MeasureException, InterruptedException {
    List<String> command = new ArrayList<>(List.of("git"));
    command.addAll(List.of(words));
    try {
      Process process =
          new ProcessBuilder(command)
              .directory(repository.toAbsolutePath().toFile())
              .redirectError(ProcessBuilder.Redirect.DISCARD)
              .start();
      String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      return process.waitFor() == 0 ? printed.strip() : "";
    } catch (IOException e) {
      throw new MeasureException("git cannot be started: " + e.getMessage(), e);
    }
  }
}
