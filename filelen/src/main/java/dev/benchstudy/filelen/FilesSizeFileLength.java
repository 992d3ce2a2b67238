package dev.benchstudy.filelen;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;

/**
 * The file system's own record of the length: nothing is read.
 *
 * <p>Cost: two system calls, {@code stat} for the length and {@code access} for the contract's
 * promise that an unreadable file is an error. The buffer size plays no part.
 *
 * <p>Source: {@link Files#size}, which asks the same; Go has {@code os.Stat}. This is what one
 * would really use. It is another question, though: where a file has no recorded length ({@code
 * /proc/self/status}) it says 0, and the others count what they can read.
 */
final class FilesSizeFileLength extends CheckedFileLength {

  @Override
  long count(Path file, int bufferSize) throws IOException {
    BasicFileAttributes attributes = Files.readAttributes(file, BasicFileAttributes.class);
    if (attributes.isDirectory() || !Files.isReadable(file)) {
      throw new IOException("not a readable file");
    }
    return attributes.size();
  }
}
