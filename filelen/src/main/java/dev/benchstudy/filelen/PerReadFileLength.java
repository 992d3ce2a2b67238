package dev.benchstudy.filelen;

import java.io.FileInputStream;
import java.io.IOException;
import java.nio.file.Path;

/**
 * A new array for every read: the base of the comparison.
 *
 * <p>Cost: one system call and one array for each {@code bufferSize} bytes. The array is handed to
 * native code, so it escapes and is always made on the heap, however small it is.
 *
 * <p>Source: the first form of the Go function this study starts from, which makes its slice inside
 * the loop. There a slice of 1 or 10 bytes is put on the stack and costs no heap; here it never is.
 */
final class PerReadFileLength extends CheckedFileLength {

  @Override
  long count(Path file, int bufferSize) throws IOException {
    try (FileInputStream in = new FileInputStream(file.toFile())) {
      return sum(file, () -> in.read(new byte[bufferSize]));
    }
  }
}
