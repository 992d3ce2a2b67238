package dev.benchstudy.slug.bench;

import dev.benchstudy.slug.Slugger;
import dev.benchstudy.slug.SluggerVariant;
import java.util.Random;
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
 * Measures one {@link Slugger} on a thousand titles in turn, of one length and all different.
 *
 * <p>{@link SlugBenchmark} gives one title again and again, which the processor's branch predictor
 * learns by heart. Here it cannot.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(
    value = 5,
    jvmArgs = {"-Xms512m", "-Xmx512m", "-XX:+AlwaysPreTouch"})
@Warmup(iterations = 3, time = 300, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 5, time = 300, timeUnit = TimeUnit.MILLISECONDS)
public class VariedTitlesBenchmark {

  /** A power of two, so that the next title is found by masking. */
  private static final int TITLES = 1024;

  private static final long SEED = 20_260_103L;
  private static final int LONGEST_WORD = 9;

  /** The label of a {@link SluggerVariant}. */
  @Param({"concat", "builder", "table", "regex", "charMatcher", "fastest"})
  public String impl;

  /** How many characters each title has. */
  @Param("256")
  public int n;

  private Slugger slugger;
  private String[] titles;
  private int next;

  /** Looks the implementation up and writes the titles. */
  @Setup
  public void setUp() {
    slugger = SluggerVariant.named(impl).slugger();
    Random random = new Random(SEED);
    titles = new String[TITLES];
    for (int i = 0; i < titles.length; i++) {
      titles[i] = title(random, n);
    }
  }

  /** Makes the slug of the next title. */
  @Benchmark
  public String slug() {
    return slugger.slug(titles[next++ & TITLES - 1]);
  }

  /** Returns words of random letters and length, some with a capital, some with a comma behind. */
  static String title(Random random, int n) {
    StringBuilder title = new StringBuilder(n + LONGEST_WORD + 2);
    while (title.length() < n) {
      int letters = 1 + random.nextInt(LONGEST_WORD);
      for (int i = 0; i < letters; i++) {
        boolean capital = i == 0 && random.nextInt(3) == 0;
        title.append((char) ((capital ? 'A' : 'a') + random.nextInt(26)));
      }
      title.append(random.nextInt(5) == 0 ? ", " : " ");
    }
    return title.substring(0, n);
  }
}
