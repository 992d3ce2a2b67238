package dev.benchstudy.filelen;

import static java.nio.file.StandardOpenOption.READ;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;

/**
 * A file channel that reads into one buffer on the heap.
 *
 * <p>Cost: one system call for each {@code bufferSize} bytes. The kernel may not write into an
 * array that the collector moves, so the channel reads into a native buffer it keeps for the thread
 * and copies from there.
 *
 * <p>Source: {@code java.nio.channels}; no Go counterpart.
 */
final class ChannelHeapFileLength extends CheckedFileLength {

  @Override
  long count(Path file, int bufferSize) throws IOException {
    try (FileChannel channel = FileChannel.open(file, READ)) {
      ByteBuffer buffer = ByteBuffer.allocate(bufferSize);
      return sum(file, () -> channel.read(buffer.clear()));
    }
  }
}
