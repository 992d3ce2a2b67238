package dev.benchstudy.benchstat.bench;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The benchmarks measure what their names say. */
class BenchmarkInputsTest {
  private static final int ROWS = 10;

  @ParameterizedTest
  @ValueSource(strings = {"goText", "jmhJson"})
  void everyRowIsComparedAndWritten(String input) {
    CompareBenchmark benchmark = new CompareBenchmark();
    benchmark.rows = ROWS;
    benchmark.input = input;
    benchmark.setUp();
    assertThat(benchmark.compare().tables())
        .isNotEmpty()
        .allSatisfy(table -> assertThat(table.rows()).hasSize(ROWS));
    assertThat(benchmark.render()).contains("vs base").contains("geomean");
  }

  @ParameterizedTest
  @ValueSource(ints = {5, 500})
  void theExactTestHasWorkToDo(int spread) {
    MannWhitneyBenchmark benchmark = new MannWhitneyBenchmark();
    benchmark.n = 20;
    benchmark.spread = spread;
    benchmark.setUp();
    assertThat(benchmark.exactWithTies().p()).isPresent();
    assertThat(benchmark.different()).isEqualTo(1000);
  }
}
