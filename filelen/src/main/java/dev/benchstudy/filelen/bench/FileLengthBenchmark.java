package dev.benchstudy.filelen.bench;

import dev.benchstudy.filelen.DataText;
import dev.benchstudy.filelen.FileLength;
import dev.benchstudy.filelen.FileLengthVariant;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Counting the bytes of the test file, which the kernel holds in its page cache after the first
 * pass: what is measured is calls and copies, not a disk.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(
    value = 5,
    jvmArgs = {"-Xms512m", "-Xmx512m", "-XX:+AlwaysPreTouch"})
@Warmup(iterations = 3, time = 300, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 5, time = 300, timeUnit = TimeUnit.MILLISECONDS)
public class FileLengthBenchmark {

  /** Which implementation, by its label. */
  @Param({
    "perRead",
    "reused",
    "newInputStream",
    "channelHeap",
    "channelDirect",
    "buffered",
    "mapped",
    "filesSize"
  })
  public String impl;

  /** How many bytes are asked for at a time. */
  @Param({"1", "10", "100", "1000", "10000", "100000"})
  public int bufsize;

  private FileLength fileLength;
  private Path file;

  /** Puts the test file into the temporary folder and checks that it is counted rightly. */
  @Setup
  public void setUp() throws IOException {
    fileLength = FileLengthVariant.named(impl).fileLength();
    file = DataText.temporaryFile();
    if (count() != DataText.LENGTH) {
      throw new IllegalStateException(impl + " does not count " + DataText.LENGTH + " bytes");
    }
  }

  /** Deletes the test file. */
  @TearDown
  public void tearDown() throws IOException {
    Files.delete(file);
  }

  /** One count, from opening the file to closing it. */
  @Benchmark
  public long count() throws IOException {
    return fileLength.of(file, bufsize);
  }
}
