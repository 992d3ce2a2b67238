package dev.benchstudy.benchstat.measure;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class TemporaryFolderTest {
  /** No system has a process of this number. */
  private static final long NOBODY = 999_999_999_999L;

  @Test
  void folderIsGoneAfterwardsWithAllThatIsInIt() throws Exception {
    Path path;
    try (TemporaryFolder folder = TemporaryFolder.create("test")) {
      path = folder.path();
      Files.createDirectories(path.resolve("a/b"));
      Files.writeString(path.resolve("a/b/c"), "text");
    }
    assertThat(path).doesNotExist();
  }

  @Test
  void whatAKilledProcessLeftIsRemovedAndNothingElse() throws Exception {
    Path left = TemporaryFolder.parent().resolve("benchstat-fork-" + NOBODY + "-1");
    Files.createDirectories(left.resolve("deep"));
    Path foreign = TemporaryFolder.parent().resolve("somebody-" + NOBODY + "-1");
    Files.createDirectories(foreign);
    try (TemporaryFolder own = TemporaryFolder.create("test")) {
      TemporaryFolder.removeLeftovers();

      assertThat(left).doesNotExist();
      assertThat(foreign).isDirectory();
      assertThat(own.path()).isDirectory();
    } finally {
      Files.delete(foreign);
    }
  }
}
