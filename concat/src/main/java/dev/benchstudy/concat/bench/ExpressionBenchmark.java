package dev.benchstudy.concat.bench;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Measures three strings joined in a single expression, without a loop: where {@code +} is right.
 *
 * <p>One method for each way, since a call takes only a few nanoseconds. The strings are fields
 * that are not final, so that nothing is joined at compile time.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(
    value = 5,
    jvmArgs = {"-Xms512m", "-Xmx512m", "-XX:+AlwaysPreTouch"})
@Warmup(iterations = 3, time = 300, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 5, time = 300, timeUnit = TimeUnit.MILLISECONDS)
public class ExpressionBenchmark {

  private String first = "user/";
  private String second = "4711";
  private String third = "/name";

  /** One expression with {@code +}. */
  @Benchmark
  public String operator() {
    return first + second + third;
  }

  /** A builder, spelled out as compilers before Java 9 did. */
  @Benchmark
  @SuppressWarnings("UnnecessaryStringBuilder") // it is here to be compared
  public String appends() {
    return new StringBuilder().append(first).append(second).append(third).toString();
  }

  /** Two calls of {@link String#concat}. */
  @Benchmark
  public String calls() {
    return first.concat(second).concat(third);
  }

  /** A format, which is read anew at every call. */
  @Benchmark
  public String format() {
    return String.format("%s%s%s", first, second, third);
  }
}
