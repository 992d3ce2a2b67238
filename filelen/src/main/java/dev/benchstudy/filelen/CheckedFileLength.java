package dev.benchstudy.filelen;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Objects;

/**
 * The parts of the contract that all implementations share: the checks before, the explanation of a
 * failure after, and the end of a file that never ends.
 *
 * <p>Everything here is off the measured path or costs one comparison a read: a failure is
 * explained by asking the file system again, after the fact.
 */
abstract class CheckedFileLength implements FileLength {

  /**
   * How many bytes are counted before anyone asks how long the file is: 16 MiB. Asking at once
   * would add a system call to every count of a small file; never asking would let a file that
   * grows as fast as it is read keep the loop busy for ever.
   */
  static final long UNASKED = 1L << 24;

  @Override
  public final long of(Path file, int bufferSize) throws IOException {
    Objects.requireNonNull(file, "file");
    if (bufferSize < 1) {
      throw new IllegalArgumentException("buffer size " + bufferSize + " is below 1");
    }
    try {
      return count(file, bufferSize);
    } catch (IOException failure) {
      throw explained(file, failure);
    }
  }

  /** Counts the bytes of a file; the arguments are already checked. */
  abstract long count(Path file, int bufferSize) throws IOException;

  /** One read: the number of bytes it gave, or -1 at the end of the file. */
  @FunctionalInterface
  interface Read {
    int next() throws IOException;
  }

  /**
   * The sum of all reads up to the end of the file. Once {@link #UNASKED} bytes are counted, the
   * length which the file has at that moment becomes the end.
   */
  static long sum(Path file, Read read) throws IOException {
    long count = 0;
    long limit = UNASKED;
    for (int bytes = read.next(); bytes >= 0; bytes = read.next()) {
      count += bytes;
      if (count >= limit) {
        limit = limit == UNASKED ? Files.size(file) : limit;
        if (count >= limit) {
          break;
        }
      }
    }
    return count;
  }

  /** The failure of a read or an open, in the same words for every implementation. */
  static FileSystemException explained(Path file, IOException failure) {
    String name = file.toString();
    FileSystemException explained;
    if (Files.isDirectory(file)) {
      explained = new FileSystemException(name, null, "is a directory, which has no length");
    } else if (Files.notExists(file)) {
      explained = new NoSuchFileException(name, null, "no such file");
    } else if (!Files.isReadable(file)) {
      explained = new AccessDeniedException(name, null, "may not be read");
    } else {
      explained = new FileSystemException(name, null, String.valueOf(failure.getMessage()));
    }
    explained.initCause(failure);
    return explained;
  }
}
