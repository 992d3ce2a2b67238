package dev.benchstudy.benchstat.bench;

import dev.benchstudy.benchstat.large.Side;
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
import org.openjdk.jmh.infra.Blackhole;

/** Measures reading alone: bytes in memory become records, which are thrown away. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(
    value = 5,
    jvmArgs = {"-Xms512m", "-Xmx512m", "-XX:+AlwaysPreTouch"})
@Warmup(iterations = 5, time = 400, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 5, time = 400, timeUnit = TimeUnit.MILLISECONDS)
public class ReadBenchmark {
  /** How many benchmarks the file tells of: names of Go, rows of JMH. */
  @Param("100")
  public int rows;

  private byte[] goText;
  private byte[] jmhJson;

  /** Makes the files. */
  @Setup
  public void setUp() {
    goText = Inputs.goText(rows, Side.BASE);
    jmhJson = Inputs.jmhJson(rows, Side.BASE);
  }

  /** Reads 20 lines of three units for each name. */
  @Benchmark
  public void goText(Blackhole records) {
    Inputs.read(goText, "base", records::consume);
  }

  /** Reads ten forks of five iterations for each row, with the metrics of the profiler gc. */
  @Benchmark
  public void jmhJson(Blackhole records) {
    Inputs.read(jmhJson, "base", records::consume);
  }
}
