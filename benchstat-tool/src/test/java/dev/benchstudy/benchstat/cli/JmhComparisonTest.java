package dev.benchstudy.benchstat.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the program makes of JMH results, from files to exit status. */
class JmhComparisonTest {
  private static final String SLUG = "org.example.SlugBenchmark.slug";
  private static final String OTHER = "org.example.SlugBenchmark.other";

  @TempDir Path folder;

  /** What a call printed, and its exit status. */
  private record Outcome(String out, String err, int exit) {}

  private Outcome compare(String... arguments) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    Console console =
        new Console(
            new ByteArrayInputStream(new byte[0]),
            new PrintStream(out),
            new PrintStream(err),
            folder);
    List<String> words = new ArrayList<>(List.of(arguments));
    words.addAll(List.of("old.json", "new.json"));
    int exit = new BenchstatCommand(console).run(words).code();
    return new Outcome(
        out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8), exit);
  }

  private void old(JmhJson... records) throws IOException {
    write("old.json", records);
  }

  private void next(JmhJson... records) throws IOException {
    write("new.json", records);
  }

  private void write(String file, JmhJson... records) throws IOException {
    String text =
        Arrays.stream(records)
            .map(JmhJson::toString)
            .collect(Collectors.joining(",\n", "[\n", "\n]\n"));
    Files.writeString(folder.resolve(file), text);
  }

  private static JmhJson slug() {
    return new JmhJson(SLUG);
  }

  @Test
  void sixForksAreComparedByRanksAndCounted() throws IOException {
    old(slug().forks(6, 100, 0.02, 1));
    next(slug().forks(6, 80, 0.02, 2));
    Outcome outcome = compare();
    assertThat(outcome.out())
        .contains("(p=0.002 n=6)", "n counts forks")
        .doesNotContain("fewer than 6 forks");
    assertThat(outcome.exit()).isZero();
  }

  @Test
  void threeForksAreComparedByLogarithmsWithAFootnote() throws IOException {
    old(slug().forks(3, 100, 0.02, 1));
    next(slug().forks(3, 80, 0.02, 2));
    assertThat(compare().out())
        .contains("n=3", "¹ fewer than 6 forks: geometric mean, t-test on logarithms");
  }

  @Test
  void oneForkIsComparedByItsIterationsWithAFootnote() throws IOException {
    old(slug().forks(1, 100, 0.02, 1));
    next(slug().forks(1, 80, 0.02, 2));
    assertThat(compare().out())
        .contains("n=5", "n counts iterations", "differences between JVM starts are not covered");
  }

  @Test
  void forksOfOneBlockAreComparedAsAPair() throws IOException {
    // The machine slows down by a tenth from block to block: only pairs show the difference of 2 %.
    JmhJson before = slug();
    JmhJson after = slug();
    for (int block = 0; block < 10; block++) {
      double level = 100 * Math.pow(1.1, block);
      before.fork(level, level, level, level);
      after.fork(1.02 * level, 1.02 * level, 1.02 * level, 1.02 * level);
    }
    old(before);
    next(after);
    assertThat(compare().out()).contains("~");
    old(before.inBlocks(1e-9));
    next(after.inBlocks(1e-9));
    assertThat(compare().out()).contains("+2.00% (p=0.002 n=10)", "n counts blocks");
  }

  @Test
  void unitsOfTimeAreBroughtToOne() throws IOException {
    old(slug().mode("avgt", "us/op").forks(6, 0.1, 0.02, 1));
    next(slug().mode("avgt", "ns/op").forks(6, 100, 0.02, 1));
    Outcome outcome = compare();
    assertThat(outcome.out()).contains("sec/op", "n=6").doesNotContain("only in");
  }

  @Test
  void throughputIsNotComparedWithAverageTimeAndTheReasonIsTold() throws IOException {
    old(slug().mode("avgt", "ns/op").forks(6, 100, 0.02, 1));
    next(slug().mode("thrpt", "ops/s").forks(6, 1e7, 0.02, 1));
    assertThat(compare().out())
        .contains("mode is thrpt there and avgt here", "nothing was compared");
    assertThat(compare("-gate", "10%").exit()).isEqualTo(3);
  }

  @Test
  void otherNumbersOfThreadsAreOtherRows() throws IOException {
    old(slug().forks(6, 100, 0.02, 1));
    next(slug().threads(16).forks(6, 100, 0.02, 1));
    assertThat(compare().out()).contains("SlugBenchmark.slug-16", "nothing was compared");
    assertThat(compare("-row", ".name", "-col", "/threads").out()).contains("n=6");
  }

  @Test
  void aParameterNamedThreadsIsNotTheNumberOfThreads() throws IOException {
    JmhJson[] rows = {
      slug().param("threads", "1").forks(6, 100, 0.02, 1),
      slug().param("threads", "4").forks(6, 400, 0.02, 1),
      slug().threads(2).param("threads", "4").forks(6, 900, 0.02, 1)
    };
    old(rows);
    next(rows);
    String columns = compare("-filter", ".file:old.json", "-col", "/threads").out();
    assertThat(columns)
        .containsPattern("│ +1 +│ +4 +│")
        .containsPattern("(?m)^SlugBenchmark.slug +\\d.*n=6\\)$")
        .containsPattern("(?m)^SlugBenchmark.slug-2 +\\d")
        .doesNotContain("benchmarks vary");
    assertThat(compare().out()).contains("slug/threads=1 ", "slug/threads=4 ", "slug/threads=4-2 ");
  }

  @Test
  void anotherMachineIsTold() throws IOException {
    old(slug().ranOn("aaaa", 2, true).forks(6, 100, 0.02, 1));
    next(slug().ranOn("bbbb", 2, true).forks(6, 100, 0.02, 1));
    assertThat(compare().out()).contains("machine differs: old.json aaaa; new.json bbbb\n");
  }

  @Test
  void severalMachinesOfBothSidesAreNoDifference() throws IOException {
    JmhJson[] both = {
      slug().ranOn("aaaa", 2, true).forks(6, 100, 0.02, 1),
      slug().ranOn("bbbb", 2, true).forks(6, 100, 0.02, 2)
    };
    old(both);
    next(both);
    assertThat(compare().out()).doesNotContain("machine");
    next(both[1]);
    assertThat(compare().out()).contains("machine differs: old.json aaaa and bbbb; new.json bbbb");
  }

  @Test
  void aMachineWithOtherCoresMayBeTheSame() throws IOException {
    old(slug().ranOn("aaaa", 2, true).forks(6, 100, 0.02, 1));
    next(slug().ranOn("bbbb", 1, true).forks(6, 100, 0.02, 1));
    assertThat(compare().out())
        .contains("cores differs: old.json 2; new.json 1")
        .doesNotContain("machine differs");
  }

  @Test
  void uncommittedChangesAreAlwaysTold() throws IOException {
    old(slug().ranOn("aaaa", 2, false).forks(6, 100, 0.02, 1));
    next(slug().ranOn("aaaa", 2, false).forks(6, 100, 0.02, 1));
    assertThat(compare().out()).contains("clean: false\n");
    next(slug().ranOn("aaaa", 2, true).forks(6, 100, 0.02, 1));
    assertThat(compare().out()).contains("clean differs: old.json false; new.json true\n");
    old(slug().ranOn("aaaa", 2, true).forks(6, 100, 0.02, 1));
    assertThat(compare().out()).doesNotContain("clean");
  }

  @Test
  void theVerdictAgreesWithTheIntervalAndTheGate() throws IOException {
    JmhJson before = slug().fork(200).fork(201);
    JmhJson after = slug().fork(195).fork(196);
    for (int i = 0; i < 9; i++) {
      before.fork(100 + i).fork(210 + i);
      after.fork(150 + i).fork(410 + i);
    }
    old(before);
    next(after);
    assertThat(compare("-format", "md").out())
        .containsPattern("-\\d+\\.\\d+% \\| \\*\\*worse\\*\\*")
        .contains("the ratio of the medians lies outside the interval of the change");
    assertThat(compare("-gate", "5%").err()).contains("gate: worse: SlugBenchmark.slug sec/op");
  }

  @Test
  void differentJdksStandInOneTableAndAreToldToDiffer() throws IOException {
    old(slug().jdk("17.0.15").forks(6, 100, 0.02, 1));
    next(slug().jdk("25").forks(6, 80, 0.02, 2));
    assertThat(compare().out()).contains("jdk differs: old.json 17.0.15; new.json 25", "p=0.002");
  }

  @Test
  void lessThanOneByteIsNoDifferenceInAllocation() throws IOException {
    old(slug().forks(6, 100, 0.02, 1).bytesPerCall(0.001));
    next(slug().forks(6, 100, 0.02, 1).bytesPerCall(0.9));
    assertThat(compare("-filter", ".unit:B/op").out())
        .contains("~", "the difference found is less than 1 B/op");
  }

  @Test
  void aRowOfOneSideIsListed() throws IOException {
    old(slug().forks(6, 100, 0.02, 1), new JmhJson(OTHER).forks(6, 5, 0.02, 3));
    next(slug().forks(6, 100, 0.02, 1));
    assertThat(compare().out())
        .contains("only in old.json, not in new.json, so not compared (1):\n  SlugBenchmark.other");
  }

  @Test
  void aForkWithoutResultIsTold() throws IOException {
    old(slug().planned(8).forks(6, 100, 0.02, 1));
    next(slug().forks(6, 100, 0.02, 2));
    assertThat(compare().out()).contains("2 forks gave no result");
  }

  @Test
  void aCallNoSlowerThanAnEmptyOneIsTold() throws IOException {
    old(slug().forks(6, 1.0, 0.02, 1).inBlocks(0.9e-9));
    next(slug().forks(6, 100, 0.02, 2).inBlocks(0.9e-9));
    assertThat(compare().out())
        .contains("an operation is no slower than an empty benchmark: check the generated code");
  }

  @Test
  void theEmptyBenchmarkIsNotHeldAgainstItself() throws IOException {
    old(new JmhJson("org.example.EmptyBenchmark.empty").forks(6, 0.9, 0.02, 1).inBlocks(0.9e-9));
    next(new JmhJson("org.example.EmptyBenchmark.empty").forks(6, 0.9, 0.02, 2).inBlocks(0.9e-9));
    assertThat(compare().out()).contains("EmptyBenchmark.empty").doesNotContain("no slower");
  }

  @Test
  void anIntervalOfTheChangeLeavesOutNoChangeExactlyWhereItIsSignificant() throws IOException {
    old(slug().forks(6, 100, 0.02, 1), new JmhJson(OTHER).forks(6, 100, 0.02, 3));
    next(slug().forks(6, 80, 0.02, 2), new JmhJson(OTHER).forks(6, 100, 0.02, 4));
    String out = compare("-effect").out();
    assertThat(out)
        .containsPattern("slug .*-\\d+\\.\\d+% \\(p=0\\.002 n=6\\) +\\[-[^,]*, -[^\\]]*\\]");
    assertThat(out).containsPattern("other .*~ \\(p=0\\.\\d+ n=6\\) +\\[-[^,]*, \\+[^\\]]*\\]");
  }

  @Test
  void holmsCorrectionMakesPLarger() throws IOException {
    old(slug().forks(6, 100, 0.02, 1), new JmhJson(OTHER).forks(6, 100, 0.02, 3));
    next(slug().forks(6, 80, 0.02, 2), new JmhJson(OTHER).forks(6, 100, 0.02, 4));
    assertThat(compare("-correct", "holm").out())
        .contains("(p=0.004 n=6)", "corrected for 2 comparisons (Holm)");
  }

  @Test
  void aCorrectedVerdictAgreesWithItsP() throws IOException {
    JmhJson[] before = new JmhJson[50];
    JmhJson[] after = new JmhJson[50];
    for (int i = 0; i < before.length; i++) {
      before[i] = new JmhJson(SLUG + i).forks(6, 100, 0.02, i);
      after[i] = new JmhJson(SLUG + i).forks(6, 80, 0.02, 100 + i);
    }
    old(before);
    next(after);
    // Six against six cannot give a p below 0.002: fifty times that is 0.108, and no difference is
    // shown.
    assertThat(compare("-correct", "holm").out())
        .contains("~ (p=0.108 n=6)", "0 of them shown as changed");
  }

  @Test
  void whatChanceAloneWouldShowIsTold() throws IOException {
    old(slug().forks(6, 100, 0.02, 1));
    next(slug().forks(6, 80, 0.02, 2));
    assertThat(compare().out())
        .contains(
            "of 1 comparison 1 is shown as changed; chance alone would show 0.1 at alpha 0.05");
  }

  @Test
  void aGatePassesWhereNothingChanged() throws IOException {
    old(slug().forks(10, 100, 0.02, 1));
    next(slug().forks(10, 100, 0.02, 2));
    assertThat(compare("-gate", "10%").exit()).isZero();
  }

  @Test
  void aGateFindsADoubledTime() throws IOException {
    old(slug().forks(10, 100, 0.02, 1));
    next(slug().forks(10, 200, 0.02, 2));
    Outcome outcome = compare("-gate", "10%");
    assertThat(outcome.exit()).isEqualTo(1);
    assertThat(outcome.err()).contains("gate: worse: SlugBenchmark.slug sec/op changed by");
  }

  @Test
  void aGateKnowsThatMoreThroughputIsBetter() throws IOException {
    old(slug().mode("thrpt", "ops/s").forks(10, 100, 0.02, 1));
    next(slug().mode("thrpt", "ops/s").forks(10, 200, 0.02, 2));
    assertThat(compare("-gate", "10%").exit()).isZero();
    next(slug().mode("thrpt", "ops/s").forks(10, 50, 0.02, 2));
    assertThat(compare("-gate", "10%").exit()).isEqualTo(1);
  }

  @Test
  void aGateSaysWhenItCannotDecideAndHowManyForksWould() throws IOException {
    old(slug().forks(6, 100, 0.5, 1));
    next(slug().forks(6, 108, 0.5, 2));
    Outcome outcome = compare("-gate", "5%");
    assertThat(outcome.exit()).isEqualTo(4);
    assertThat(outcome.err())
        .contains("undecided")
        .containsPattern("\\d+ forks a side would probably decide|nobody can tell");
  }

  @Test
  void aGateDoesNotPassWhenARowVanished() throws IOException {
    old(slug().forks(10, 100, 0.02, 1), new JmhJson(OTHER).forks(10, 5, 0.02, 3));
    next(slug().forks(10, 100, 0.02, 1));
    Outcome outcome = compare("-gate", "10%");
    assertThat(outcome.exit()).isEqualTo(1);
    assertThat(outcome.err()).contains("vanished: SlugBenchmark.other is not in new.json");
  }

  @Test
  void aGateThatComparedNothingDoesNotPass() throws IOException {
    old(slug().forks(10, 100, 0.02, 1));
    next(new JmhJson(OTHER).forks(10, 5, 0.02, 3));
    assertThat(compare("-gate", "10%").exit()).isEqualTo(3);
  }

  @Test
  void aGateJudgesOnlyTheUnitsItIsGiven() throws IOException {
    old(slug().forks(10, 100, 0.02, 1).bytesPerCall(1000));
    next(slug().forks(10, 200, 0.02, 2).bytesPerCall(1000));
    assertThat(compare("-gate", "B/op:1%").exit()).isZero();
    assertThat(compare("-gate", "sec/op:150%,B/op:1%").exit()).isZero();
    assertThat(compare("-gate", "sec/op:50%,B/op:1%").exit()).isEqualTo(1);
  }

  @Test
  void aGateWithoutAMarginIsRefused() throws IOException {
    old(slug().forks(10, 100, 0.02, 1));
    next(slug().forks(10, 100, 0.02, 2));
    for (String spec : List.of("0", "-5%", "much", "sec/op:", "NaN")) {
      Outcome outcome = compare("-gate", spec);
      assertThat(outcome.exit()).as(spec).isEqualTo(2);
      assertThat(outcome.err()).contains("-gate must be a margin above 0 such as 10%");
    }
  }

  @Test
  void bytesPerSecondFollowFromAKeyThatHoldsTheBytes() throws IOException {
    String record =
        slug()
            .forks(6, 100, 0, 1)
            .toString()
            .replace("\"forks\"", "\"params\":{\"n\":\"4096\"},\"forks\"");
    Files.writeString(folder.resolve("old.json"), "[" + record + "]");
    Files.writeString(folder.resolve("new.json"), "[" + record + "]");
    assertThat(compare("-bytes", "/n").out()).contains("B/s", "38.1");
  }

  @Test
  void bytesPerSecondAreThoseOfAllThreadsWhateverWasMeasured() throws IOException {
    old(slug().param("n", "4096").threads(4).mode("avgt", "ns/op").forks(6, 100, 0, 1));
    next(slug().param("n", "4096").threads(4).mode("thrpt", "ops/ns").forks(6, 0.04, 0, 1));
    assertThat(compare("-bytes", "/n", "-filter", ".unit:B/s", "-table", "").out())
        .containsPattern("slug/n=4096-4 +152\\.\\dGi .* 152\\.\\dGi ");
  }

  @Test
  void aRateOfNoTimeIsInfiniteAndNoCrash() throws IOException {
    String record =
        slug()
            .fork(0, 0)
            .fork(0, 0)
            .fork(0, 0)
            .toString()
            .replace("\"forks\"", "\"params\":{\"n\":\"4096\"},\"forks\"");
    Files.writeString(folder.resolve("old.json"), "[" + record + "]");
    Files.writeString(folder.resolve("new.json"), "[" + record.replace("0.0", "1.0") + "]");
    for (String format : List.of("text", "csv", "md", "json", "html")) {
      assertThat(compare("-bytes", "/n", "-format", format).exit()).as(format).isZero();
    }
  }

  @Test
  void anEmptyFileBesideResultsIsRefused() throws IOException {
    old(slug().forks(6, 100, 0.02, 1));
    Files.writeString(folder.resolve("new.json"), "");
    Outcome outcome = compare();
    assertThat(outcome.exit()).isEqualTo(3);
    assertThat(outcome.err()).contains("new.json: the file is empty");
  }

  @Test
  void aTextWithoutResultsBesideResultsIsRefused() throws IOException {
    old(slug().forks(6, 100, 0.02, 1));
    Files.writeString(folder.resolve("new.json"), "PASS\nok example 0.1s\n");
    Outcome outcome = compare();
    assertThat(outcome.exit()).isEqualTo(3);
    assertThat(outcome.err()).contains("new.json: holds no results");
  }
}
