package dev.benchstudy.filelen;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.OutputStream;
import java.io.RandomAccessFile;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Files that change while they are counted, and files that never end: every call ends. */
@Timeout(value = 120, unit = TimeUnit.SECONDS)
class ChangingFileTest {

  /** The disk a growing file may fill before its writer gives up. */
  private static final int MOST_CHUNKS = 3000;

  private static final byte[] CHUNK = new byte[1 << 16];

  @TempDir Path folder;

  @ParameterizedTest
  @EnumSource
  void aGrowingFileHasAtLeastTheLengthItBeganWith(FileLengthVariant variant) throws Exception {
    Path file = Files.write(folder.resolve("growing"), CHUNK);
    AtomicBoolean done = new AtomicBoolean();
    Thread writer =
        started(
            () -> {
              try (OutputStream out = Files.newOutputStream(file, StandardOpenOption.APPEND)) {
                for (int i = 0; i < MOST_CHUNKS && !done.get(); i++) {
                  out.write(CHUNK);
                }
              }
            });
    long count = variant.fileLength().of(file, 4096);
    done.set(true);
    writer.join();
    assertThat(count).isBetween((long) CHUNK.length, Files.size(file));
  }

  @ParameterizedTest
  @EnumSource
  void aShrinkingFileEndsTheCount(FileLengthVariant variant) throws Exception {
    long length = 32L << 20;
    Path file = folder.resolve("shrinking");
    try (RandomAccessFile shrinking = new RandomAccessFile(file.toFile(), "rw")) {
      shrinking.setLength(length);
      Thread truncater =
          started(
              () -> {
                Thread.sleep(5);
                shrinking.setLength(10);
              });
      try {
        assertThat(variant.fileLength().of(file, 16)).isBetween(10L, length);
      } catch (FileSystemException explained) {
        assertThat(explained).hasMessageContaining(file.toString());
      }
      truncater.join();
    }
  }

  @ParameterizedTest
  @EnumSource(
      mode = EnumSource.Mode.EXCLUDE,
      names = {"MAPPED", "FILES_SIZE"})
  @EnabledOnOs(OS.LINUX)
  void aDeviceWithoutAnEndIsReadUpToTheLimit(FileLengthVariant variant) throws IOException {
    int bufferSize = 100_000;
    assertThat(variant.fileLength().of(Path.of("/dev/zero"), bufferSize))
        .isBetween(CheckedFileLength.UNASKED, CheckedFileLength.UNASKED + bufferSize);
  }

  @ParameterizedTest
  @EnumSource
  @EnabledOnOs(OS.LINUX)
  void aFileWithoutARecordedLengthIsCountedOnlyByReading(FileLengthVariant variant)
      throws IOException {
    Path file = Path.of("/proc/self/status");
    switch (variant) {
      case PER_READ, REUSED, NEW_INPUT_STREAM, CHANNEL_HEAP, CHANNEL_DIRECT ->
          assertThat(variant.fileLength().of(file, 1000)).isPositive();
      case MAPPED, FILES_SIZE -> assertThat(variant.fileLength().of(file, 1000)).isZero();
      case BUFFERED ->
          // It asks how much is left before it reads on, which this file does not answer.
          assertThatThrownBy(() -> variant.fileLength().of(file, 1000))
              .isInstanceOf(FileSystemException.class)
              .hasMessageContaining("/proc/self/status");
    }
  }

  private interface Action {
    void run() throws Exception;
  }

  private static Thread started(Action action) {
    Thread thread =
        new Thread(
            () -> {
              try {
                action.run();
              } catch (Exception failure) {
                throw new IllegalStateException(failure);
              }
            });
    thread.start();
    return thread;
  }
}
