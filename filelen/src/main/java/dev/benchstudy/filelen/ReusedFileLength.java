package dev.benchstudy.filelen;

import java.io.FileInputStream;
import java.io.IOException;
import java.nio.file.Path;

/**
 * One array for all reads: the same loop with the allocation moved in front of it.
 *
 * <p>Cost: one system call for each {@code bufferSize} bytes, one array altogether. A read of more
 * than 8,192 bytes makes the JDK take a second, native buffer of that size and copy from it.
 *
 * <p>Source: the second form of the Go function, with its slice made before the loop.
 */
final class ReusedFileLength extends CheckedFileLength {

  @Override
  long count(Path file, int bufferSize) throws IOException {
    try (FileInputStream in = new FileInputStream(file.toFile())) {
      byte[] buffer = new byte[bufferSize];
      return sum(file, () -> in.read(buffer));
    }
  }
}
