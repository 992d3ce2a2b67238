package dev.benchstudy.benchstat.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemLoopException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** A file has its old or its new content, and nothing stays beside it. */
class AtomicFileTest {
  private static final int SIGNALS = 5;
  private static final int SIZE = 8 << 20;
  private static final long SEED = 20261130;

  @TempDir private Path folder;

  @Test
  void filesOfOtherNamesStayAsTheyAre() throws IOException {
    Path neighbour = Files.writeString(folder.resolve("table.new"), "precious");

    AtomicFile.write(folder.resolve("table"), "text");

    assertThat(neighbour).hasContent("precious");
    assertThat(names()).containsExactlyInAnyOrder("table", "table.new");
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void permissionsStayAsTheyAre() throws IOException {
    Path file = Files.writeString(folder.resolve("table"), "old");
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-r-----"));

    AtomicFile.write(file, "new");

    assertThat(file).hasContent("new");
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
        .isEqualTo("rw-r-----");
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void aFileThatMayNotBeWrittenIsNotReplaced() throws IOException {
    Path file = Files.writeString(folder.resolve("table"), "old");
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("r--r--r--"));
    Assumptions.assumeFalse(Files.isWritable(file), "root may write everything");

    assertThatThrownBy(() -> AtomicFile.write(file, "new"))
        .isInstanceOf(AccessDeniedException.class);
    assertThat(file).hasContent("old");
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void linksAreFollowedWhetherTheirFileIsThereOrNot() throws IOException {
    Path file = folder.resolve("file");
    Path link = Files.createSymbolicLink(folder.resolve("link"), Path.of("file"));

    AtomicFile.write(link, "first");
    AtomicFile.write(link, "second");

    assertThat(link).isSymbolicLink();
    assertThat(file).hasContent("second");
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void linksInARingAreAnError() throws IOException {
    Path a = Files.createSymbolicLink(folder.resolve("a"), Path.of("b"));
    Files.createSymbolicLink(folder.resolve("b"), Path.of("a"));

    assertThatThrownBy(() -> AtomicFile.write(a, "text"))
        .isInstanceOf(FileSystemLoopException.class);
  }

  /** Writes one file again and again, all bytes alike, until a signal ends it. */
  static final class Victim {
    private Victim() {}

    public static void main(String[] args) throws IOException {
      byte[] content = new byte[SIZE];
      for (byte fill = 0; ; fill++) {
        Arrays.fill(content, fill);
        AtomicFile.write(Path.of(args[0]), content);
      }
    }
  }

  @Test
  @DisabledOnOs(value = OS.WINDOWS, disabledReason = "there are no signals that can be caught")
  void aSignalLeavesAWholeFileAndNothingBeside() throws Exception {
    Random random = new Random(SEED);
    Path file = folder.resolve("table");
    for (int signal = 0; signal < SIGNALS; signal++) {
      Process victim =
          new ProcessBuilder(
                  Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                  "-XX:TieredStopAtLevel=1",
                  "-cp",
                  System.getProperty("java.class.path"),
                  Victim.class.getName(),
                  file.toString())
              .redirectError(ProcessBuilder.Redirect.DISCARD)
              .start();
      while (!Files.exists(file)) {
        Thread.sleep(5);
      }
      Thread.sleep(random.nextInt(300));
      victim.destroy();
      assertThat(victim.waitFor(30, TimeUnit.SECONDS)).as("seed %d", SEED).isTrue();

      byte[] content = Files.readAllBytes(file);
      assertThat(names()).containsExactly("table");
      assertThat(content).hasSize(SIZE);
      assertThat(content[SIZE - 1]).isEqualTo(content[0]);
      Files.delete(file);
    }
  }

  @Test
  void ofSeveralFilesNoneIsReplacedUnlessAllCanBeWritten() throws IOException {
    Path first = Files.writeString(folder.resolve("first"), "old");
    Map<Path, byte[]> contents = new LinkedHashMap<>();
    contents.put(first, new byte[] {'a'});
    contents.put(folder.resolve("none/second"), new byte[] {'b'});

    assertThatThrownBy(() -> AtomicFile.writeAll(contents)).isInstanceOf(IOException.class);
    assertThat(first).hasContent("old");
    assertThat(names()).containsExactly("first");

    Files.createDirectory(folder.resolve("none"));
    AtomicFile.writeAll(contents);
    assertThat(first).hasContent("a");
    assertThat(folder.resolve("none/second")).hasContent("b");
  }

  @Test
  void whatAKilledWriterLeftIsRemovedAndNothingElse() throws IOException {
    Files.writeString(folder.resolve(".benchstat-17.new"), "half");
    Files.writeString(folder.resolve("other.new"), "whole");

    AtomicFile.removeLeftovers(folder);

    assertThat(names()).containsExactly("other.new");
  }

  private List<String> names() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.map(file -> file.getFileName().toString()).toList();
    }
  }
}
