package dev.benchstudy.filelen.bench;

import dev.benchstudy.filelen.DataText;
import java.io.FileInputStream;
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
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;

/** The part of every count that reads nothing: opening the file and closing it. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(
    value = 5,
    jvmArgs = {"-Xms512m", "-Xmx512m", "-XX:+AlwaysPreTouch"})
@Warmup(iterations = 3, time = 300, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 5, time = 300, timeUnit = TimeUnit.MILLISECONDS)
public class OpenBenchmark {

  private Path file;

  /** Puts the test file into the temporary folder. */
  @Setup
  public void setUp() throws IOException {
    file = DataText.temporaryFile();
  }

  /** Deletes the test file. */
  @TearDown
  public void tearDown() throws IOException {
    Files.delete(file);
  }

  /** Opens the file as {@code perRead} and {@code reused} do, and closes it. */
  @Benchmark
  public FileInputStream openAndClose() throws IOException {
    try (FileInputStream in = new FileInputStream(file.toFile())) {
      return in;
    }
  }
}
