package dev.benchstudy.benchstat.read;

import dev.benchstudy.benchstat.text.ByteText;
import dev.benchstudy.benchstat.text.SystemMessage;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Optional;

/** Opens inputs one after the other and reads each in its own format, told by its content. */
public final class ResultFiles {
  private final InputStream standardInput;
  private final Path folder;
  private final RecordReader goText = new GoTextReader();
  private final RecordReader jmhJson;

  /**
   * Makes a reader that is content with whole files only.
   *
   * @param standardInput what {@code -} means; it is never closed
   * @param folder what relative paths start from
   */
  public ResultFiles(InputStream standardInput, Path folder) {
    this(standardInput, folder, false);
  }

  /**
   * Makes a reader.
   *
   * @param standardInput what {@code -} means; it is never closed
   * @param folder what relative paths start from
   * @param partial whether the whole records before a fault in JSON are enough
   */
  public ResultFiles(InputStream standardInput, Path folder, boolean partial) {
    this.standardInput = standardInput;
    this.folder = folder;
    this.jmhJson = new JmhJsonReader(partial);
  }

  /**
   * Passes on all records of an input.
   *
   * @throws InputException if it cannot be opened or read, or is no result file; the records before
   *     the fault have been passed on
   */
  public void read(InputFile input, RecordSink sink) throws InputException {
    try (ByteSource source = open(input)) {
      reader(input, source).read(input, source, sink);
    } catch (IOException e) {
      throw new InputException(input.path() + ":" + e.getMessage());
    }
  }

  private RecordReader reader(InputFile input, ByteSource source) throws InputException {
    FileKind kind = FileKind.of(source.buffer(), source.position(), source.limit());
    Optional<String> refusal = kind.refusal(input.path());
    if (refusal.isPresent()) {
      throw new InputException(input.path() + ": " + refusal.get());
    }
    return switch (kind) {
      case JSON -> jmhJson;
      default -> goText;
    };
  }

  private ByteSource open(InputFile input) throws InputException {
    if (input.path().equals(InputFile.STANDARD_INPUT)) {
      return decoded(input, unclosed());
    } else if (input.path().isEmpty()) {
      throw openFault(input, new NoSuchFileException(""));
    }
    try {
      return decoded(input, SteadyFile.open(RawPath.of(folder, input.path())));
    } catch (InvalidPathException e) {
      throw new InputException(
          "open " + input.path() + ": this locale cannot name the file (try LC_ALL=C.UTF-8)");
    } catch (IOException e) {
      throw openFault(input, e);
    }
  }

  /** A folder can be opened, but not read. */
  private ByteSource decoded(InputFile input, InputStream stream) throws InputException {
    try {
      ByteSource source = ByteSource.of(stream);
      source.peekAll();
      return source;
    } catch (IOException e) {
      boolean isFolder =
          !input.path().equals(InputFile.STANDARD_INPUT)
              && Files.isDirectory(RawPath.of(folder, input.path()));
      throw new InputException(
          input.path()
              + ":0: read "
              + input.path()
              + ": "
              + (isFolder ? "is a directory" : reason(e)));
    }
  }

  private InputStream unclosed() {
    return new FilterInputStream(standardInput) {
      @Override
      public void close() {}
    };
  }

  private static InputException openFault(InputFile input, IOException fault) {
    return new InputException("open " + input.path() + ": " + reason(fault));
  }

  private static String reason(IOException fault) {
    return ByteText.of(SystemMessage.of(fault));
  }
}
