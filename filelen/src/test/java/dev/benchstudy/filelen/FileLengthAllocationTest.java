package dev.benchstudy.filelen;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.sun.management.ThreadMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the chapter says about bytes allocated; no time is measured here. */
class FileLengthAllocationTest {

  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  /** Stream, lambda, path to file and the like: everything a count allocates but its buffers. */
  private static final long BESIDE_THE_BUFFERS = 2_000;

  @TempDir Path folder;

  @Test
  void aNewArrayOfOneByteCosts24BytesForEachOf65205Reads() throws IOException {
    long arrays = (DataText.LENGTH + 1) * arrayBytes(1);
    assertThat(allocated(FileLengthVariant.PER_READ, 1))
        .isBetween(arrays, arrays + BESIDE_THE_BUFFERS);
  }

  @Test
  void aNewArrayForEveryReadCostsReadsTimesItsSize() throws IOException {
    for (int bufferSize : new int[] {10, 100, 1000, 10_000, 100_000}) {
      long arrays = reads(bufferSize) * arrayBytes(bufferSize);
      assertThat(allocated(FileLengthVariant.PER_READ, bufferSize))
          .as("buffer of %d", bufferSize)
          .isBetween(arrays, arrays + BESIDE_THE_BUFFERS);
    }
  }

  @Test
  void oneArrayForAllReadsCostsItsSizeOnce() throws IOException {
    for (int bufferSize : new int[] {1, 10, 100, 1000, 10_000, 100_000}) {
      assertThat(allocated(FileLengthVariant.REUSED, bufferSize))
          .as("buffer of %d", bufferSize)
          .isBetween(arrayBytes(bufferSize), arrayBytes(bufferSize) + BESIDE_THE_BUFFERS);
    }
  }

  @Test
  void aDirectBufferDoesNotShowOnTheHeap() throws IOException {
    assertThat(allocated(FileLengthVariant.CHANNEL_DIRECT, 100_000)).isLessThan(BESIDE_THE_BUFFERS);
  }

  /** Reads of the test file, the one that finds its end included. */
  private static long reads(int bufferSize) {
    return (DataText.LENGTH + bufferSize - 1L) / bufferSize + 1;
  }

  /** The size on the heap of a byte array: a header of 16 bytes, rounded up to a multiple of 8. */
  private static long arrayBytes(int length) {
    return (16 + length + 7) / 8 * 8L;
  }

  /** The fewest bytes that one count allocates, of several counts after some to warm up. */
  private long allocated(FileLengthVariant variant, int bufferSize) throws IOException {
    assumeTrue(THREADS.isThreadAllocatedMemorySupported(), "this JVM does not count allocation");
    Path file = Files.write(folder.resolve("data.txt"), DataText.stored());
    FileLength fileLength = variant.fileLength();
    long thread = Thread.currentThread().getId();
    long fewest = Long.MAX_VALUE;
    for (int i = 0; i < 20; i++) {
      long before = THREADS.getThreadAllocatedBytes(thread);
      fileLength.of(file, bufferSize);
      fewest = Math.min(fewest, THREADS.getThreadAllocatedBytes(thread) - before);
    }
    return fewest;
  }
}
