package dev.benchstudy.benchstat.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIOException;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.benchstudy.benchstat.compare.Comparison;
import dev.benchstudy.benchstat.compare.GateOutcome;
import dev.benchstudy.benchstat.compare.Levels;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ResultComparisonTest {
  @TempDir Path folder;
  private Path old;
  private Path same;
  private Path slow;

  @BeforeEach
  void writeResults() throws IOException {
    old = write("old.txt", 100, 101, 102, 103, 104, 105);
    same = write("same.txt", 100.5, 101.5, 102.5, 103.5, 104.5, 105.5);
    slow = write("slow.txt", 200, 201, 202, 203, 204, 205);
  }

  private Path write(String name, double... nanos) throws IOException {
    String lines =
        DoubleStream.of(nanos)
            .mapToObj(value -> "BenchmarkÜber 1 " + value + " ns/op 8 B/op\n")
            .collect(Collectors.joining());
    return Files.writeString(folder.resolve(name), lines);
  }

  @Test
  void whatIsWithinTheMarginPasses() throws IOException {
    assertThat(ResultComparison.of(old, same).judge("10%").outcome()).isEqualTo(GateOutcome.PASSED);
  }

  @Test
  void whatIsBeyondTheMarginIsWorse() throws IOException {
    Judgement judgement = ResultComparison.of(old, slow).judge("sec/op:10%");

    assertThat(judgement.outcome()).isEqualTo(GateOutcome.WORSE);
    assertThat(judgement)
        .hasToString(judgement.text())
        .asString()
        .contains("gate: worse: Über sec/op changed by", "│", "gate: 1 worse");
  }

  @Test
  void theFirstSideIsWhatTheOtherIsComparedWith() throws IOException {
    assertThat(ResultComparison.of(slow, old).judge("10%").outcome()).isEqualTo(GateOutcome.PASSED);
  }

  @Test
  void anIntervalOverTheMarginIsUndecided() throws IOException {
    Path wide = write("wide.txt", 60, 80, 100, 120, 140, 160);

    assertThat(ResultComparison.of(old, wide).judge("10%").outcome())
        .isEqualTo(GateOutcome.UNDECIDED);
  }

  @Test
  void nothingComparedIsNotPassed() throws IOException {
    Judgement judgement = ResultComparison.of(old, same).withFilter(".unit:op/s").judge("10%");

    assertThat(judgement.outcome()).isEqualTo(GateOutcome.NOTHING_COMPARED);
    assertThat(judgement.text()).contains("nothing could be compared");
  }

  @Test
  void aFilterChoosesWhatIsCompared() throws IOException {
    var report = ResultComparison.of(old, slow).withFilter(".unit:B/op").report();

    assertThat(report.tables()).extracting(table -> table.unit()).containsExactly("B/op");
  }

  @Test
  void severalFilesOfOneSideAreOneSample() throws IOException {
    var report = ResultComparison.of(List.of(old, same), List.of(slow)).report();

    assertThat(report.comparisons()).extracting(Comparison::baseSize).containsOnly(12);
  }

  @Test
  void theLevelDecidesWhatCounts() throws IOException {
    Path near = write("near.txt", 104, 105, 106, 107, 108, 109);
    ResultComparison comparison = ResultComparison.of(old, near).withFilter(".unit:sec/op");

    assertThat(comparison.report().comparisons()).allMatch(Comparison::significant);
    assertThat(comparison.withLevels(new Levels(0.001, 0.95)).report().comparisons())
        .noneMatch(Comparison::significant);
  }

  @Test
  void aMalformedLineIsToldAheadOfTheTables() throws IOException {
    Files.writeString(same, Files.readString(same) + "BenchmarkX 1 ns/op\n");

    assertThat(ResultComparison.of(old, same).judge("10%").text())
        .startsWith(same.toAbsolutePath() + ":7: ");
  }

  @Test
  void aFileThatCannotBeReadIsNamed() {
    // In the C locale no path can have such a name.
    String name =
        Charset.forName(System.getProperty("sun.jnu.encoding")).newEncoder().canEncode('ö')
            ? "größe"
            : "size";
    Path missing = folder.resolve(name + ".json");

    assertThatIOException()
        .isThrownBy(() -> ResultComparison.of(old, missing).judge("10%"))
        .withMessageContaining(missing.toAbsolutePath().toString());
  }

  @Test
  void aWrongFilterIsShownWithItsPlace() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> ResultComparison.of(old, same).withFilter("a:"))
        .withMessageContaining("\ta:\n\t^");
  }

  @Test
  void wrongMarginsAreRefusedBeforeAnythingIsRead() {
    Path missing = folder.resolve("missing.json");

    assertThatIllegalArgumentException()
        .isThrownBy(() -> ResultComparison.of(missing, missing).judge("-1%"))
        .withMessageContaining("\"-1%\"");
  }
}
