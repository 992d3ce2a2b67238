package dev.benchstudy.benchstat.profile;

import dev.benchstudy.benchstat.text.SystemMessage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** The files that one run of a row leaves behind, all named after the row. */
final class Outputs {
  private final Path folder;
  private final String name;

  private Outputs(Path folder, String name) {
    this.folder = folder;
    this.name = name;
  }

  /**
   * Makes the folder, if there is none.
   *
   * @throws CommandException when it cannot be made
   */
  static Outputs of(Path folder, BenchmarkRow row) throws CommandException {
    try {
      Files.createDirectories(folder);
    } catch (IOException e) {
      throw new CommandException(
          CommandException.UNUSABLE,
          folder + ": the folder cannot be made: " + SystemMessage.of(e),
          e);
    }
    return new Outputs(folder.toAbsolutePath(), row.name().replaceAll("[^\\w.=+-]+", "-"));
  }

  /** The path of the file with this extension; one of an earlier run is removed. */
  Path file(String extension) throws CommandException {
    Path file = folder.resolve(name + extension);
    try {
      Files.deleteIfExists(file);
    } catch (IOException e) {
      throw new CommandException(
          CommandException.UNUSABLE, file + ": cannot be replaced: " + SystemMessage.of(e), e);
    }
    return file;
  }
}
