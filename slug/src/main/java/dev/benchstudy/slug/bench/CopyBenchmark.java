package dev.benchstudy.slug.bench;

import java.nio.charset.StandardCharsets;
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
import org.openjdk.jmh.annotations.Warmup;

/**
 * Measures what no slugger can do without: reading n bytes and writing n bytes.
 *
 * <p>The distance of a slugger from these is what its thinking costs.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(
    value = 5,
    jvmArgs = {"-Xms512m", "-Xmx512m", "-XX:+AlwaysPreTouch"})
@Warmup(iterations = 3, time = 300, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 5, time = 300, timeUnit = TimeUnit.MILLISECONDS)
public class CopyBenchmark {

  /** How many bytes are copied: the sizes of {@link SlugBenchmark}. */
  @Param({"16", "256", "4096"})
  public int n;

  private String title;
  private byte[] from;
  private byte[] to;

  /** Takes the title that is measured elsewhere. */
  @Setup
  public void setUp() {
    title = SlugBenchmark.title(n);
    from = title.getBytes(StandardCharsets.ISO_8859_1);
    to = new byte[n];
  }

  /** Copies into an array that is there already: the least that moving n bytes costs. */
  @Benchmark
  public byte[] intoArray() {
    System.arraycopy(from, 0, to, 0, n);
    return to;
  }

  /** Copies into a new array: the above, and the making of n bytes of memory. */
  @Benchmark
  public byte[] intoNewArray() {
    return from.clone();
  }

  /** Goes from a string to bytes and back: the frame of every slugger that works on bytes. */
  @Benchmark
  public String throughBytes() {
    byte[] bytes = title.getBytes(StandardCharsets.ISO_8859_1);
    return new String(bytes, StandardCharsets.ISO_8859_1);
  }
}
