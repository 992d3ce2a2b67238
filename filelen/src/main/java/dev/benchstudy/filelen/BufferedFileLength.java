package dev.benchstudy.filelen;

import java.io.BufferedInputStream;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;

/**
 * A {@link BufferedInputStream} between the caller's small array and the file.
 *
 * <p>Cost: one system call for each 8,192 bytes, whatever smaller size the caller asks for, and a
 * copy out of the stream's buffer. A caller that asks for 8,192 bytes or more goes past the buffer.
 *
 * <p>Source: {@code java.io}. Go's {@code bufio.Reader} does the same with 4,096 bytes.
 */
final class BufferedFileLength extends CheckedFileLength {

  @Override
  long count(Path file, int bufferSize) throws IOException {
    try (InputStream in = new BufferedInputStream(new FileInputStream(file.toFile()))) {
      byte[] buffer = new byte[bufferSize];
      return sum(file, () -> in.read(buffer));
    }
  }
}
