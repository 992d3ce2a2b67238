package dev.benchstudy.benchstat.profile;

import java.nio.charset.StandardCharsets;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/**
 * Operations whose number of allocated objects follows from their source, for the profiler's tests.
 */
@State(Scope.Thread)
public class AllocationCountBenchmark {
  private static final int PIECES = 200;

  private int number = 12_345;
  private int iteration;

  /**
   * Each {@code +=} makes a string and its array, but the first, which returns the piece itself.
   */
  @Benchmark
  public String plus() {
    String joined = "";
    for (int i = 0; i < PIECES; i++) {
      joined += "hello";
    }
    return joined;
  }

  /** The builder's array, the string and its array; the builder itself is never made. */
  @Benchmark
  public String preSizedBuilder() {
    StringBuilder joined = new StringBuilder(PIECES * "hello".length());
    for (int i = 0; i < PIECES; i++) {
      joined.append("hello");
    }
    return joined.toString();
  }

  private record Point(int x, int y) {}

  /** The point never leaves the method, and the compiler keeps its two numbers in registers. */
  @Benchmark
  public int escapeAnalysed() {
    Point point = new Point(number, number + 1);
    return point.x() * point.y();
  }

  /** One {@code Integer}, of a value that no cache holds. */
  @Benchmark
  public Object boxed() {
    return number;
  }

  /** Counts the iterations for {@link #growing}. */
  @Setup(Level.Iteration)
  public void nextIteration() {
    iteration++;
  }

  /** An array and as many objects as there were iterations: never the same twice. */
  @Benchmark
  public Object growing() {
    Object[] made = new Object[iteration];
    for (int i = 0; i < iteration; i++) {
      made[i] = new Object();
    }
    return made;
  }

  /** Makes garbage before each call, which is not the operation's. */
  @State(Scope.Thread)
  public static class Input {
    private byte[] bytes = {};

    /** Makes two objects. */
    @Setup(Level.Invocation)
    public void makeBytes() {
      bytes = new String("input").getBytes(StandardCharsets.UTF_8);
    }
  }

  /** One array; its set-up makes other objects. */
  @Benchmark
  public byte[] copied(Input input) {
    return input.bytes.clone();
  }
}
