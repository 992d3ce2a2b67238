package dev.benchstudy.filelen;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * The stream of {@link Files#newInputStream}, read into one array.
 *
 * <p>Cost: as {@code reused}, plus a small buffer object around the array for every read where the
 * array changes. The stream is a file channel underneath, which reads through a native buffer kept
 * for the thread.
 *
 * <p>Source: the way to open a stream since {@code java.nio.file}; no Go counterpart.
 */
final class NewInputStreamFileLength extends CheckedFileLength {

  @Override
  long count(Path file, int bufferSize) throws IOException {
    try (InputStream in = Files.newInputStream(file)) {
      byte[] buffer = new byte[bufferSize];
      return sum(file, () -> in.read(buffer));
    }
  }
}
