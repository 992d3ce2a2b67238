package dev.benchstudy.concat.bench;

import dev.benchstudy.concat.Concatenator;
import dev.benchstudy.concat.ConcatenatorVariant;
import java.util.Arrays;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
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

/** Measures one {@link Concatenator} on one array of strings. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(
    value = 5,
    jvmArgs = {"-Xms512m", "-Xmx512m", "-XX:+AlwaysPreTouch"})
@Warmup(iterations = 3, time = 300, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 5, time = 300, timeUnit = TimeUnit.MILLISECONDS)
public class ConcatBenchmark {

  /** The label of a {@link ConcatenatorVariant}. */
  @Param({
    "plus",
    "builder",
    "presized",
    "byteArray",
    "join",
    "joiner",
    "collector",
    "buffer",
    "stringConcat",
    "guavaJoiner"
  })
  public String impl;

  /**
   * What is joined, and how many: {@code few3} is three words, {@code short100} a hundred different
   * short strings, {@code hello200} two hundred times one. Any number may follow {@code short} and
   * {@code hello}.
   */
  @Param({"few3", "short100", "hello200"})
  public String input;

  private Concatenator concatenator;
  private String[] parts;

  /** Looks the implementation up and makes the parts. */
  @Setup
  public void setUp() {
    concatenator = ConcatenatorVariant.named(impl).concatenator();
    parts = parts(input);
  }

  /** Joins the parts; JMH takes what is returned, so that the work cannot be left out. */
  @Benchmark
  public String concat() {
    return concatenator.concat(parts);
  }

  /**
   * Returns the parts that an input's name promises, new objects every one of them; those of {@code
   * helloN} share the bytes of one literal.
   */
  static String[] parts(String input) {
    String kind = input.replaceFirst("\\d+$", "");
    int count = Integer.parseInt(input.substring(kind.length()));
    return switch (kind) {
      case "few" -> Arrays.copyOf(new String[] {"user/", "4711", "/name"}, count);
      case "short" ->
          IntStream.range(0, count).mapToObj(i -> "item-" + i + ",").toArray(String[]::new);
      case "hello" ->
          IntStream.range(0, count).mapToObj(i -> new String("hello")).toArray(String[]::new);
      default ->
          throw new IllegalArgumentException(
              "no input \"" + input + "\"; there are few3, shortN, helloN");
    };
  }
}
