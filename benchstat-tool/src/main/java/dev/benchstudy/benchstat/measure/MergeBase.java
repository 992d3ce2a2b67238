package dev.benchstudy.benchstat.measure;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** Finds the commit that a working tree is to be compared with. */
public final class MergeBase {
  private static final List<String> MAIN_BRANCHES =
      List.of("origin/HEAD", "origin/main", "origin/master", "main", "master");

  private MergeBase() {}

  /**
   * Returns the commit where a working tree left the main branch. On the main branch itself that is
   * the last commit if the tree differs from it, or else the one before.
   *
   * @throws MeasureException if git knows none
   */
  public static String of(Path repository) throws MeasureException {
    Path tree = repository.toAbsolutePath();
    Revision here = Revision.ofTree(tree);
    for (String branch : MAIN_BRANCHES) {
      Optional<String> base = Revision.git(tree, "merge-base", "HEAD", branch);
      if (base.isPresent()) {
        boolean committed = base.get().equals(here.id()) && !here.clean().equals("false");
        return committed ? here.id() + "~1" : base.get();
      }
    }
    throw new MeasureException(
        "git knows no main branch to compare with; name a revision: scripts/gate.sh MODULE REVISION");
  }
}
