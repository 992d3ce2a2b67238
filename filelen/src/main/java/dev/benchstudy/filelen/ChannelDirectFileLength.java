package dev.benchstudy.filelen;

import static java.nio.file.StandardOpenOption.READ;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;

/**
 * A file channel that reads into one buffer outside the heap.
 *
 * <p>Cost: one system call for each {@code bufferSize} bytes and no copy after it. The buffer
 * itself is dear to make and to clear, and its memory is returned only when the collector finds its
 * owner; none of it shows in the bytes allocated on the heap.
 *
 * <p>Source: {@code java.nio.channels}; no Go counterpart.
 */
final class ChannelDirectFileLength extends CheckedFileLength {

  @Override
  long count(Path file, int bufferSize) throws IOException {
    try (FileChannel channel = FileChannel.open(file, READ)) {
      ByteBuffer buffer = ByteBuffer.allocateDirect(bufferSize);
      return sum(file, () -> channel.read(buffer.clear()));
    }
  }
}
