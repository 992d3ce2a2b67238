package dev.benchstudy.benchstat.profile;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.openjdk.jmh.results.Result;

class CpuTimeProfilerTest {
  private static final long MILLI = 1_000_000;

  @Test
  void timeIsPerOperationInTheBenchmarksUnit() {
    List<Result<?>> metrics =
        CpuTimeProfiler.metrics(300 * MILLI, 300 * MILLI, 1, 100_000, TimeUnit.MICROSECONDS);

    assertThat(metrics.get(0).getLabel()).isEqualTo("cpu");
    assertThat(metrics.get(0).getScore()).isEqualTo(3.0);
    assertThat(metrics.get(0).getScoreUnit()).isEqualTo("us/op");
  }

  @Test
  void shareIsOfTheTimeThatAllThreadsTogetherCouldRun() {
    List<Result<?>> metrics =
        CpuTimeProfiler.metrics(300 * MILLI, 200 * MILLI, 2, 1000, TimeUnit.NANOSECONDS);

    assertThat(metrics.get(1).getLabel()).isEqualTo("cpu.wall");
    assertThat(metrics.get(1).getScore()).isEqualTo(0.75);
    assertThat(metrics.get(1).getScoreUnit()).isEqualTo("ratio");
  }

  @Test
  void iterationWithoutOperationsHasNoTimePerOperation() {
    assertThat(CpuTimeProfiler.metrics(MILLI, MILLI, 1, 0, TimeUnit.NANOSECONDS))
        .extracting(Result::getLabel)
        .containsExactly("cpu.wall");
  }
}
