package dev.benchstudy.benchstat.measure;

import dev.benchstudy.benchstat.text.SystemMessage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A folder for what is needed for a while. Its name holds this process's number, so that a later
 * run can tell what a killed one left behind.
 */
final class TemporaryFolder implements AutoCloseable {
  private static final Pattern NAME = Pattern.compile("benchstat-[a-z]+-(\\d{1,18})-.*");

  private final Path path;

  private TemporaryFolder(Path path) {
    this.path = path;
  }

  /**
   * Makes a folder.
   *
   * @param purpose a word that tells people what it is for
   */
  static TemporaryFolder create(String purpose) throws MeasureException {
    Path parent = parent();
    try {
      String prefix = "benchstat-" + purpose + "-" + ProcessHandle.current().pid() + "-";
      return new TemporaryFolder(Files.createTempDirectory(parent, prefix));
    } catch (IOException e) {
      throw new MeasureException(
          "the temporary folder "
              + parent
              + " cannot be used: "
              + SystemMessage.of(e)
              + " (-Djava.io.tmpdir sets another)",
          e);
    }
  }

  /** The system's folder for temporary files. */
  static Path parent() {
    return Path.of(System.getProperty("java.io.tmpdir"));
  }

  /** Removes the folders of processes that are gone. */
  static void removeLeftovers() {
    try (Stream<Path> entries = Files.list(parent())) {
      for (Path entry : entries.toList()) {
        Matcher matcher = NAME.matcher(String.valueOf(entry.getFileName()));
        if (matcher.matches() && ProcessHandle.of(Long.parseLong(matcher.group(1))).isEmpty()) {
          delete(entry);
        }
      }
    } catch (IOException e) {
      // They only take room.
      return;
    }
  }

  Path path() {
    return path;
  }

  @Override
  public void close() {
    delete(path);
  }

  private static void delete(Path folder) {
    try (Stream<Path> all = Files.walk(folder)) {
      for (Path path : all.sorted(Comparator.reverseOrder()).toList()) {
        Files.deleteIfExists(path);
      }
    } catch (IOException e) {
      // Left for the system to clean; nothing depends on it.
      return;
    }
  }
}
