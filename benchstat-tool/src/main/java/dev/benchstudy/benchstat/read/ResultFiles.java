package dev.benchstudy.benchstat.read;

import dev.benchstudy.benchstat.text.ByteText;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/** Opens inputs one after the other and reads each in its own format, told by its content. */
public final class ResultFiles {
  private final InputStream standardInput;
  private final Path folder;
  private final RecordReader goText = new GoTextReader();

  /**
   * Makes a reader.
   *
   * @param standardInput what {@code -} means; it is never closed
   * @param folder what relative paths start from
   */
  public ResultFiles(InputStream standardInput, Path folder) {
    this.standardInput = standardInput;
    this.folder = folder;
  }

  /**
   * Passes on all records of an input.
   *
   * @throws InputException if it cannot be opened or read, or is no result file; the records before
   *     the fault have been passed on
   */
  public void read(InputFile input, RecordSink sink) throws InputException {
    try (ByteSource source = open(input)) {
      goText.read(input, source, sink);
    } catch (IOException e) {
      throw new InputException(input.path() + ":" + e.getMessage());
    }
  }

  private ByteSource open(InputFile input) throws InputException {
    try {
      return ByteSource.of(
          input.path().equals(InputFile.STANDARD_INPUT) ? unclosed() : stream(input.path()));
    } catch (NoSuchFileException e) {
      throw openFault(input, SystemMessage.of(e));
    } catch (IOException e) {
      throw Files.isDirectory(path(input))
          ? new InputException(input.path() + ":0: read " + input.path() + ": is a directory")
          : openFault(input, SystemMessage.of(e));
    }
  }

  private Path path(InputFile input) {
    return folder.resolve(ByteText.toUnicode(input.path()));
  }

  private InputStream stream(String path) throws IOException, InputException {
    if (path.isEmpty()) {
      throw new NoSuchFileException(path);
    }
    try {
      return Files.newInputStream(folder.resolve(ByteText.toUnicode(path)));
    } catch (InvalidPathException e) {
      throw new InputException(
          "open " + path + ": this locale cannot name the file (try LC_ALL=C.UTF-8)");
    }
  }

  private InputStream unclosed() {
    return new java.io.FilterInputStream(standardInput) {
      @Override
      public void close() {}
    };
  }

  private static InputException openFault(InputFile input, String reason) {
    return new InputException("open " + input.path() + ": " + reason);
  }
}
