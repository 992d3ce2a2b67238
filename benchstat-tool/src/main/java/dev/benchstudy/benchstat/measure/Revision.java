package dev.benchstudy.benchstat.measure;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The state of the sources that were measured.
 *
 * @param id what names it: a git commit, a jar's digest, or {@code unknown}
 * @param clean {@code true}, {@code false} or {@code unknown}: whether the files were as committed
 */
record Revision(String id, String clean) {
  private static final String UNKNOWN = "unknown";

  /** The revision of a working tree; new results do not make it unclean. */
  static Revision ofTree(Path tree) {
    Optional<String> commit = git(tree, "rev-parse", "HEAD");
    Optional<String> changes =
        git(tree, "status", "--porcelain", "--", ":/", ":(top,exclude)results");
    return new Revision(
        commit.orElse(UNKNOWN),
        changes.map(text -> Boolean.toString(text.isEmpty())).orElse(UNKNOWN));
  }

  /** The answer of a git command; empty if it failed or there is no git. */
  static Optional<String> git(Path tree, String... arguments) {
    List<String> command = new ArrayList<>(List.of("git", "-C", tree.toString()));
    command.addAll(List.of(arguments));
    try {
      Process process =
          new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD).start();
      try (InputStream out = process.getInputStream()) {
        String text = new String(out.readAllBytes(), StandardCharsets.UTF_8).strip();
        return process.waitFor() == 0 ? Optional.of(text) : Optional.empty();
      }
    } catch (IOException e) {
      return Optional.empty();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return Optional.empty();
    }
  }
}
