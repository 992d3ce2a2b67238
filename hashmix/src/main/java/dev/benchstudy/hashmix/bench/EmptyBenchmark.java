package dev.benchstudy.hashmix.bench;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;

/** The floor of the harness: what JMH reports for no work at all. */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class EmptyBenchmark {

  /** Does nothing; its time is JMH's own loop: a counter and the test of the stop flag. */
  @Benchmark
  public void empty() {}
}
