package dev.benchstudy.filelen;

import java.io.IOException;
import java.nio.file.Path;

/**
 * The length of a file in bytes, found with a read buffer of a given size.
 *
 * <p>The contract, the same for every implementation:
 *
 * <ul>
 *   <li>The result is the number of <em>bytes</em>, not of characters: an {@code é} in UTF-8 counts
 *       two. An empty file has length 0. Lengths above 2 GiB are counted like any other.
 *   <li>The file is a regular file of the default file system, or a link to one. Devices, pipes and
 *       the files under {@code /proc} have no length of their own; what is returned or thrown for
 *       them differs between the implementations, but every call ends.
 *   <li>The buffer size is 1 or more. It may change the cost, never the result.
 *   <li>A file that grows while it is counted: the result is at least the length it had at the
 *       beginning, and the call ends even if the file grows faster than it is read.
 *   <li>A file that shrinks while it is counted: the call ends at the new end of the file with what
 *       it had counted, or with an exception that names the file.
 * </ul>
 *
 * <p>Implementations hold no state: one instance may be used by any number of threads.
 */
public interface FileLength {

  /**
   * Counts the bytes of a file.
   *
   * @param file the file to count
   * @param bufferSize how many bytes to ask for at a time, 1 or more
   * @return the number of bytes, 0 or more
   * @throws IllegalArgumentException if the buffer size is below 1; the message holds the size, and
   *     the file has not been touched
   * @throws java.nio.file.NoSuchFileException if there is no such file
   * @throws java.nio.file.AccessDeniedException if the file may not be read
   * @throws java.nio.file.FileSystemException if it is a directory, or if reading failed
   * @throws IOException never another kind than those three, and always with the file in its
   *     message
   */
  long of(Path file, int bufferSize) throws IOException;
}
