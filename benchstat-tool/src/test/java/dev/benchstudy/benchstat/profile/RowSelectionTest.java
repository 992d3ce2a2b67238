package dev.benchstudy.benchstat.profile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RowSelectionTest {
  private static final List<BenchmarkRow> ROWS = new ArrayList<>();

  static {
    ROWS.addAll(
        BenchmarkRow.all(
            "dev.example.JoinBenchmark.join",
            Map.of("impl", List.of("plus", "builder", "builderSized"), "n", List.of("8", "64"))));
    ROWS.addAll(BenchmarkRow.all("dev.example.MixBenchmark.loop", Map.of()));
    ROWS.addAll(BenchmarkRow.all("dev.example.MixBenchmark.loopDead", Map.of()));
    ROWS.addAll(BenchmarkRow.all("dev.example.EmptyBenchmark.empty", Map.of()));
  }

  @ParameterizedTest
  @CsvSource({
    "plus, JoinBenchmark.join/impl=plus/n=8, JoinBenchmark.join/impl=plus/n=64",
    "builder, JoinBenchmark.join/impl=builder/n=8, JoinBenchmark.join/impl=builder/n=64",
    "Sized, JoinBenchmark.join/impl=builderSized/n=8, JoinBenchmark.join/impl=builderSized/n=64",
    "plus/n=8, JoinBenchmark.join/impl=plus/n=8, JoinBenchmark.join/impl=plus/n=8",
    "JoinBenchmark impl=plus 8, JoinBenchmark.join/impl=plus/n=8, JoinBenchmark.join/impl=plus/n=8",
    "JoinBenchmark.join/plus/64, JoinBenchmark.join/impl=plus/n=64, JoinBenchmark.join/impl=plus/n=64",
    "loop, MixBenchmark.loop, MixBenchmark.loop",
    "Dead$, MixBenchmark.loopDead, MixBenchmark.loopDead",
    "EmptyBenchmark, EmptyBenchmark.empty, EmptyBenchmark.empty",
  })
  void aPatternMeansOneBenchmarkOnItsInputs(String pattern, String first, String last)
      throws Exception {
    List<BenchmarkRow> rows = RowSelection.PLAIN.select(ROWS, pattern);

    assertThat(rows.get(0).name()).isEqualTo(first);
    assertThat(rows.get(rows.size() - 1).name()).isEqualTo(last);
  }

  @Test
  void withoutAPatternTheOnlyBenchmarkIsMeantButNotTheFloor() throws Exception {
    List<BenchmarkRow> rows = List.of(ROWS.get(6), ROWS.get(8));

    assertThat(RowSelection.PLAIN.select(rows, "")).containsExactly(ROWS.get(6));
  }

  @Test
  void aPatternWithoutMatchListsWhatThereIs() {
    assertThatThrownBy(() -> RowSelection.PLAIN.select(ROWS, "nothing"))
        .hasMessageContaining("\"nothing\"")
        .hasMessageContaining("JoinBenchmark.join impl=builder|builderSized|plus n=64|8")
        .hasMessageContaining("EmptyBenchmark.empty")
        .hasFieldOrPropertyWithValue("status", CommandException.USAGE);
  }

  @Test
  void aPatternThatMatchesSeveralVariantsListsThem() {
    assertThatThrownBy(() -> RowSelection.PLAIN.select(ROWS, "buil"))
        .hasMessageContaining("\"buil\" matches 2")
        .hasMessageContaining("impl=builder|builderSized")
        .hasMessageNotContaining("Mix")
        .hasFieldOrPropertyWithValue("status", CommandException.USAGE);
  }

  @Test
  void aPatternThatIsNoRegularExpressionIsExplained() {
    assertThatThrownBy(() -> RowSelection.PLAIN.select(ROWS, "a("))
        .hasMessageContaining("no regular expression")
        .hasFieldOrPropertyWithValue("status", CommandException.USAGE);
  }

  @Test
  void aStudysSidesSayWhichParametersMakeAVariant(@TempDir Path folder) throws Exception {
    RowSelection selection = study(folder, "base = n=8 -x\nnew = n=64\n");

    assertThat(selection.select(ROWS, "8")).hasSize(3);
    assertThatThrownBy(() -> selection.select(ROWS, "plus")).hasMessageContaining("matches 2");
  }

  @Test
  void aStudysMainBenchmarksAreMeantWhereSeveralMatch(@TempDir Path folder) throws Exception {
    RowSelection selection = study(folder, "benchmarks = MixBenchmark.loop$\nbase = impl=plus\n");

    assertThat(selection.select(ROWS, "")).containsExactly(ROWS.get(6));
    assertThat(selection.select(ROWS, "MixBenchmark")).containsExactly(ROWS.get(6));
    assertThat(selection.select(ROWS, "loopDead")).containsExactly(ROWS.get(7));
  }

  private static RowSelection study(Path folder, String properties) throws Exception {
    return RowSelection.of(Files.writeString(folder.resolve("study.properties"), properties));
  }
}
