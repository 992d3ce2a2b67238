package dev.benchstudy.filelen;

import static java.nio.channels.FileChannel.MapMode.READ_ONLY;
import static java.nio.file.StandardOpenOption.READ;

import java.io.IOException;
import java.nio.MappedByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;

/**
 * The file mapped into memory and copied out of it, a buffer at a time.
 *
 * <p>Cost: a few system calls to map, no call for a read; instead a page fault where the kernel has
 * not yet joined a page to this mapping. Its time for small buffers is what the loop costs when a
 * read is not a system call. A mapping lives until the collector finds it, beyond this call.
 *
 * <p>The length is known before the first byte is touched: the bytes are copied only to be
 * comparable with the other implementations. A file that shrinks below the mapping makes the touch
 * fail, which the JVM reports as an {@link InternalError}; here it becomes an exception that names
 * the file.
 *
 * <p>Source: {@code mmap(2)} through {@link FileChannel#map}; no Go counterpart in the standard
 * library.
 */
final class MappedFileLength extends CheckedFileLength {

  /** One buffer holds at most 2^31 - 1 bytes; larger files are mapped a window at a time. */
  private static final long WINDOW = 1L << 30;

  @Override
  long count(Path file, int bufferSize) throws IOException {
    try (FileChannel channel = FileChannel.open(file, READ)) {
      byte[] buffer = new byte[bufferSize];
      long length = channel.size();
      for (long from = 0; from < length; from += WINDOW) {
        long size = Math.min(WINDOW, length - from);
        copyAll(channel.map(READ_ONLY, from, size), buffer);
      }
      return length;
    } catch (InternalError fault) {
      throw new IOException("the file shrank while it was mapped", fault);
    }
  }

  private static void copyAll(MappedByteBuffer window, byte[] buffer) {
    while (window.hasRemaining()) {
      window.get(buffer, 0, Math.min(buffer.length, window.remaining()));
    }
  }
}
