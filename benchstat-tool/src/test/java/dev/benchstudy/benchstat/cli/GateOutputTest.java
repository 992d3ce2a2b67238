package dev.benchstudy.benchstat.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Gates on Go benchmark text, from the text to the exit status. */
class GateOutputTest {
  @TempDir private Path folder;

  /** Compares a number of runs that all have one value, or are spread about it by a third. */
  private ProgramCall gate(
      String margin, String unit, double before, double after, int runs, boolean spread)
      throws Exception {
    write("old.txt", unit, before, runs, spread);
    write("new.txt", unit, after, runs, spread);
    return ProgramCall.in(folder, List.of("-gate", margin, "old.txt", "new.txt"));
  }

  private void write(String file, String unit, double value, int runs, boolean spread)
      throws Exception {
    List<String> lines = new ArrayList<>();
    for (int run = 0; run < runs; run++) {
      double factor = spread ? 1 + run / 3.0 / runs : 1;
      lines.add("BenchmarkRow 1 " + value * factor + " " + unit);
    }
    Files.write(folder.resolve(file), lines);
  }

  @Test
  void aNumberWithoutASignIsNotTakenForAPercentage() throws Exception {
    ProgramCall call = gate("10", "ns/op", 10, 30, 10, true);

    assertThat(call.exit()).isEqualTo(2);
    assertThat(call.err()).contains("write 10%").doesNotContain("gate: ");
    assertThat(gate("10%", "ns/op", 10, 30, 10, true).exit()).isEqualTo(1);
  }

  @ParameterizedTest(name = "{1} {0} to {2}: {3}, {4}")
  @CsvSource({
    "B/op, 24, 0, 0, gate: 1 pass",
    "allocs/op, 3, 0, 0, gate: 1 pass",
    "B/op, 0, 24, 1, gate: worse: Row B/op",
    "MB/s, 5, 0, 1, gate: worse: Row B/s",
    "MB/s, 0, 5, 0, gate: 1 pass",
    "ops-op/s, 5, 0, 3, gate: nothing could be compared",
  })
  void whatGoesAwayOrAppearsIsDecided(
      String unit, double before, double after, int exit, String verdict) throws Exception {
    ProgramCall call = gate("10%", unit, before, after, 10, false);

    assertThat(call.err()).contains(verdict);
    assertThat(call.exit()).isEqualTo(exit);
  }

  @ParameterizedTest(name = "{0} runs: {1}")
  @CsvSource({"1, more runs are needed", "5, runs a side would probably decide"})
  void whatIsUndecidedWantsRuns(int runs, String wish) throws Exception {
    ProgramCall call = gate("10%", "ns/op", 10, 10.6, runs, true);

    assertThat(call.exit()).isEqualTo(4);
    assertThat(call.err()).contains(wish).doesNotContain("forks");
  }

  @Test
  void aMisspeltUnitIsTold() throws Exception {
    ProgramCall call = gate("secop:10%", "ns/op", 10, 10, 10, true);

    assertThat(call.exit()).isEqualTo(3);
    assertThat(call.err())
        .contains("gate: no row has the unit secop, which has a margin\n")
        .endsWith("gate: nothing could be compared\n");
  }
}
