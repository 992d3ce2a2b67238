package dev.benchstudy.benchstat.profile;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.profile.ProfilerException;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;

/** Runs {@link AllocationCountBenchmark} under the profiler; its counts are exact or not given. */
class AllocationCountProfilerTest {
  private static final int BATCH = 200;

  @TempDir Path folder;

  @ParameterizedTest(name = "{0} with {1} threads: {2}")
  @CsvSource({
    "plus, 1, 399",
    "preSizedBuilder, 1, 3",
    "escapeAnalysed, 1, 0",
    "boxed, 1, 1",
    "copied, 1, 1",
    "plus, 2, 399",
    "escapeAnalysed, 2, 0",
  })
  void objectsOfOneOperationAreCountedExactly(String method, int threads, double expected)
      throws Exception {
    Result<?> count =
        secondary(run(options(method, "").threads(threads)), AllocationCountProfiler.METRIC);

    assertThat(count.getScore()).isEqualTo(expected);
    assertThat(count.getScoreUnit()).isEqualTo("allocs/op");
  }

  @ParameterizedTest
  @ValueSource(strings = {"Serial", "Parallel", "Z"})
  void theCountIsTheSameWhateverCollectorTheBenchmarkWants(String collector) throws Exception {
    Result<?> count =
        secondary(
            run(options("boxed", "").jvmArgsAppend("-XX:+Use" + collector + "GC")),
            AllocationCountProfiler.METRIC);

    assertThat(count.getScore()).isEqualTo(1);
  }

  @Test
  void theLoopOfATimedModeIsMeasuredTheSame() throws Exception {
    RunResult result = run(timedOptions("boxed").threads(2));

    assertThat(secondary(result, AllocationCountProfiler.METRIC).getScore()).isEqualTo(1);
  }

  @Test
  void classesAreListedOnRequest() throws Exception {
    RunResult result = run(options("plus", "classes"));

    assertThat(secondary(result, "alloc.count.classes").extendedInfo())
        .containsPattern("200 +4800 +java\\.lang\\.String")
        .containsPattern("199 +\\d+ +byte\\[\\]");
  }

  @Test
  void aCountThatChangesIsAnErrorAndNoNumber() {
    assertFails(options("growing", ""), "two iterations differ", "-wi");
  }

  @Test
  void oneMeasuredIterationIsTooFew() {
    assertFails(options("boxed", "").measurementIterations(1), "two measured iterations", "-i 2");
  }

  @Test
  void aRunWithoutForkIsRefused() {
    assertFails(options("boxed", "").forks(0), "-XX:-UseTLAB", "-f 1");
  }

  @Test
  void lostEventsAreAnErrorAndNoNumber() {
    AllocationTally lost = new AllocationTally(Map.of(), 1_000_000, true);

    assertThatThrownBy(() -> AllocationCountProfiler.requireComplete(lost, 1_000_000))
        .hasMessageContaining("lost events")
        .hasMessageContaining("-r");
  }

  @Test
  void bytesThatTheJvmCountedOtherwiseAreAnErrorAndNoNumber() {
    AllocationTally seen = new AllocationTally(Map.of(), 1_000_000, false);

    AllocationCountProfiler.requireComplete(seen, 1_010_000);
    assertThatThrownBy(() -> AllocationCountProfiler.requireComplete(seen, 1_100_000))
        .hasMessageContaining("1000000")
        .hasMessageContaining("1100000");
  }

  @Test
  void anUnknownOptionIsNamedTogetherWithTheKnownOne() {
    assertThatThrownBy(() -> new AllocationCountProfiler("class"))
        .isInstanceOf(ProfilerException.class)
        .hasMessageContaining("\"class\"")
        .hasMessageContaining("\"classes\"");
  }

  private void assertFails(ChainedOptionsBuilder options, String... parts) {
    assertThatThrownBy(() -> run(options)).isInstanceOf(RunnerException.class);
    assertThat(log()).contains("allocation count: ").contains(parts);
  }

  private String log() {
    try {
      return Files.readString(folder.resolve("jmh.log"));
    } catch (java.io.IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }

  private static Result<?> secondary(RunResult result, String name) {
    return requireNonNull(result.getSecondaryResults().get(name), name);
  }

  private static RunResult run(ChainedOptionsBuilder options) throws RunnerException {
    Collection<RunResult> results = new Runner(options.build()).run();
    assertThat(results).hasSize(1);
    return results.iterator().next();
  }

  /**
   * A run of so many calls, not of so long, and without compilation beside them: however slow the
   * machine is, code is compiled after the same call. The batch is the invocation.
   */
  private ChainedOptionsBuilder options(String method, String profilerOptions) {
    return anyMode(method, profilerOptions)
        .mode(Mode.SingleShotTime)
        .warmupBatchSize(6_000)
        .measurementBatchSize(BATCH)
        .operationsPerInvocation(BATCH);
  }

  private ChainedOptionsBuilder timedOptions(String method) {
    return anyMode(method, "")
        .mode(Mode.AverageTime)
        .warmupTime(TimeValue.milliseconds(100))
        .measurementTime(TimeValue.milliseconds(50));
  }

  private ChainedOptionsBuilder anyMode(String method, String profilerOptions) {
    return new OptionsBuilder()
        .include(AllocationCountBenchmark.class.getName() + "\\." + method + "$")
        .addProfiler(AllocationCountProfiler.class, profilerOptions)
        .forks(1)
        .jvmArgs("-Xms256m", "-Xmx256m", "-Xbatch", "-Djava.io.tmpdir=" + folder)
        .warmupIterations(2)
        .measurementIterations(2)
        .shouldFailOnError(true)
        .output(folder.resolve("jmh.log").toString());
  }
}
