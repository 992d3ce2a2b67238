package dev.benchstudy.slug.bench;

import dev.benchstudy.slug.Slugger;
import dev.benchstudy.slug.SluggerVariant;
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
 * Measures one {@link Slugger} on one title.
 *
 * <p>The heap is fixed and touched beforehand: without that, page faults of a growing heap are
 * measured along with the string that needed it.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(
    value = 5,
    jvmArgs = {"-Xms512m", "-Xmx512m", "-XX:+AlwaysPreTouch"})
@Warmup(iterations = 3, time = 300, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 5, time = 300, timeUnit = TimeUnit.MILLISECONDS)
public class SlugBenchmark {

  private static final String SENTENCE =
      "Ten Ways to Time a Loop (and 9 of Them Wrong): What the JIT Didn't Tell You! ";

  /** The label of a {@link SluggerVariant}. */
  @Param({"concat", "builder", "table", "regex", "charMatcher", "fastest"})
  public String impl;

  /** How many characters the title has. */
  @Param({"16", "256", "4096"})
  public int n;

  private Slugger slugger;
  private String title;

  /** Looks the implementation up and writes the title. */
  @Setup
  public void setUp() {
    slugger = SluggerVariant.named(impl).slugger();
    title = title(n);
  }

  /** Makes the slug; JMH takes what is returned, so that the work cannot be left out. */
  @Benchmark
  public String slug() {
    return slugger.slug(title);
  }

  /** Returns one sentence, repeated and cut to {@code n} characters. */
  static String title(int n) {
    return SENTENCE.repeat(n / SENTENCE.length() + 1).substring(0, n);
  }
}
