package dev.benchstudy.benchstat.cli;

import dev.benchstudy.benchstat.read.InputException;
import dev.benchstudy.benchstat.read.InputFile;
import dev.benchstudy.benchstat.read.RawPath;
import dev.benchstudy.benchstat.text.AtomicFile;
import dev.benchstudy.benchstat.text.ByteText;
import dev.benchstudy.benchstat.text.SystemMessage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * A file that the program writes: all of it, or nothing.
 *
 * @param folder what a relative path starts from
 * @param name the path (byte text) as it was given
 */
record OutputFile(Path folder, String name) {
  void write(byte[] content) throws InputException {
    Path path = path();
    Path parent = path.getParent();
    if (parent != null && !Files.isDirectory(parent)) {
      throw cannotWrite("there is no folder " + parent);
    } else if (Files.isDirectory(path)) {
      throw cannotWrite("it is a folder");
    }
    try {
      AtomicFile.write(path, content);
    } catch (IOException e) {
      throw cannotWrite(SystemMessage.of(e));
    }
  }

  /** Refuses to write what one of the inputs is read from: it would be gone. */
  void requireNoneOf(List<InputFile> inputs) throws CommandLineException {
    for (InputFile input : inputs) {
      if (isFileOf(input)) {
        throw CommandLineException.value(
            "-o " + name + " is an input; name a file that may be overwritten");
      }
    }
  }

  private boolean isFileOf(InputFile input) {
    try {
      return !input.path().equals(InputFile.STANDARD_INPUT)
          && Files.isRegularFile(path())
          && Files.isSameFile(path(), RawPath.of(folder, input.path()));
    } catch (IOException e) {
      // An input that is not there is told of when it is read.
      return false;
    }
  }

  private Path path() {
    return RawPath.of(folder, name);
  }

  private InputException cannotWrite(String reason) {
    return new InputException("cannot write " + name + ": " + ByteText.of(reason));
  }
}
