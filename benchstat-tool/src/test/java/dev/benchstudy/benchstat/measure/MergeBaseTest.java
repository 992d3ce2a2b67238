package dev.benchstudy.benchstat.measure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MergeBaseTest {
  @TempDir private Path folder;
  private String second = "";

  @BeforeEach
  void makeTwoCommits() throws Exception {
    git("init", "-q", "-b", "main");
    commit("first");
    second = commit("second");
  }

  private String commit(String text) throws IOException {
    Files.writeString(folder.resolve("file"), text);
    git("add", ".");
    git("commit", "-q", "-m", text);
    return git("rev-parse", "HEAD");
  }

  private String git(String... arguments) {
    List<String> all = new ArrayList<>(List.of("-c", "user.name=n", "-c", "user.email=e@x"));
    all.addAll(List.of(arguments));
    return Revision.git(folder, all.toArray(String[]::new)).orElseThrow();
  }

  private String base() throws MeasureException {
    return git("rev-parse", MergeBase.of(folder));
  }

  @Test
  void aBranchIsComparedWithWhereItLeftTheMainBranch() throws Exception {
    git("checkout", "-q", "-b", "branch");
    commit("third");

    assertThat(base()).isEqualTo(second);
    Files.writeString(folder.resolve("file"), "edited");
    assertThat(base()).isEqualTo(second);
  }

  @Test
  void onTheMainBranchACommitIsComparedWithTheOneBefore() throws Exception {
    assertThat(base()).isEqualTo(git("rev-parse", second + "~1"));
  }

  @Test
  void onTheMainBranchAnEditIsComparedWithTheLastCommit() throws Exception {
    Files.writeString(folder.resolve("file"), "edited");

    assertThat(base()).isEqualTo(second);
  }

  @Test
  void newResultsAreNoEdit() throws Exception {
    Files.createDirectory(folder.resolve("results"));
    Files.writeString(folder.resolve("results/base.json"), "[]");

    assertThat(base()).isNotEqualTo(second);
  }

  @Test
  void withoutAMainBranchARevisionIsAskedFor() throws Exception {
    git("branch", "-m", "other");

    assertThatExceptionOfType(MeasureException.class)
        .isThrownBy(() -> MergeBase.of(folder))
        .withMessageContaining("name a revision");
  }
}
