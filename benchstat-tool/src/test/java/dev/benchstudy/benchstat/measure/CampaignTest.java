package dev.benchstudy.benchstat.measure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.benchstudy.benchstat.measure.JsonValue.JsonObject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CampaignTest {
  private static final String GOOD = "dev.Bench.good";

  @TempDir private Path folder;

  @Test
  void finishedRunHoldsEveryForkOnceAndTakesThePlaceOfOlderResults() throws Exception {
    FakeStudy study = FakeStudy.of(folder, GOOD, "dev.Bench.other");
    Files.createDirectories(study.out());
    Files.writeString(study.out().resolve("base.json"), "older");

    Campaign campaign = study.measure(3);
    assertThat(study.out().resolve("base.json")).hasContent("older");
    List<Path> files = campaign.publish();

    assertThat(files).hasSize(2).allSatisfy(file -> assertThat(file).isRegularFile());
    for (Path file : files) {
      assertThat(FakeStudy.records(file)).hasSize(2);
      for (JmhRecord record : FakeStudy.records(file).values()) {
        assertThat(record.forks()).isEqualTo(3);
        assertThat(record.primary().forkMeans()).containsExactly(1.0, 2.0, 3.0);
        assertThat(FakeStudy.blocks(record)).containsExactly(1, 2, 3);
      }
    }
    assertThat(study.out().resolve(".running")).doesNotExist();
  }

  @Test
  void recordTellsHowItCameAbout() throws Exception {
    FakeStudy study = FakeStudy.of(folder, GOOD);

    Path base = study.measure(1).publish().get(0);

    JsonObject own = FakeStudy.record(base, GOOD).json().object("benchstudy");
    assertThat(own.number("format")).contains(1.0);
    assertThat(own.object("machine").text("id")).isPresent();
    assertThat(own.object("run").text("seed")).isPresent();
    assertThat(own.object("run").text("revision")).contains("r1");
    assertThat(own.object("run").text("blackhole")).contains("full");
    JsonObject fork = (JsonObject) own.items("forks").get(0);
    assertThat(fork.members()).containsKeys("block", "position", "start", "seconds", "contended");
    assertThat(fork.number("cpuWall")).contains(0.99);
  }

  @Test
  void unfinishedRunGoesOnWhereItStopped() throws Exception {
    FakeStudy study = FakeStudy.of(folder, GOOD);
    study.measure(2);

    study.measure(4).publish();

    JmhRecord record = FakeStudy.record(study.out().resolve("new.json"), GOOD);
    assertThat(FakeStudy.blocks(record)).containsExactly(1, 2, 3, 4);
    assertThat(study.messages()).contains("going on: 4 of 8 forks are there already");
  }

  @Test
  void runOfAnotherJarStartsAnew() throws Exception {
    FakeStudy study = FakeStudy.of(folder, GOOD);
    study.measure(2);
    Files.writeString(study.jar("new"), GOOD + "\n");
    Files.writeString(study.jar("new"), GOOD + " changed");

    study.measure(1).publish();

    assertThat(study.messages()).contains("thrown away, because it differs: now jar of new");
    JmhRecord record = FakeStudy.record(study.out().resolve("base.json"), GOOD);
    assertThat(FakeStudy.blocks(record)).containsExactly(1);
  }

  @ParameterizedTest
  @CsvSource({
    "crash, exit status 134, A fatal error has been detected",
    "throw, told to, IllegalStateException",
    "garbage, no usable result, Blackhole",
    "nothing, no usable result, Blackhole",
    "hang, 's, and ended', Blackhole",
    "babble, 's, and ended', blah blah ?"
  })
  void rowThatFailsIsReportedAndTheOthersGoOn(String behaviour, String reason, String tail)
      throws Exception {
    FakeStudy study =
        FakeStudy.of(folder, "dev.Bench.bad " + behaviour, GOOD).limit(Duration.ofSeconds(8));
    Files.writeString(study.jar("base"), "dev.Bench.bad\n" + GOOD + "\n");

    Campaign campaign = study.measure(1);

    assertThat(campaign.failedRows()).hasSize(1);
    Campaign.FailedRow failed = campaign.failedRows().get(0);
    assertThat(failed.what()).isEqualTo("new Bench.bad");
    assertThat(failed.reason()).contains(reason);
    assertThat(String.join("\n", failed.tail())).contains(tail);
    assertThat(FakeStudy.record(study.running("new"), GOOD).forks()).isEqualTo(1);
    assertThat(FakeStudy.record(study.running("base"), "dev.Bench.bad").forks()).isEqualTo(1);
  }

  @Test
  void forkThatFailsOnceIsTriedAgain() throws Exception {
    FakeStudy study = FakeStudy.of(folder, "dev.Bench.odd flaky");

    Campaign campaign = study.measure(2);

    assertThat(campaign.failedRows()).isEmpty();
    assertThat(study.messages()).contains("failed: java.lang.IllegalStateException: only once");
    assertThat(FakeStudy.blocks(FakeStudy.record(study.running("new"), "dev.Bench.odd")))
        .containsExactly(1, 2);
  }

  @Test
  void contendedForkIsMeasuredAgainAndTheRepetitionCounted() throws Exception {
    FakeStudy study = FakeStudy.of(folder, "dev.Bench.busy wait");

    Campaign campaign = study.measure(2);

    JmhRecord record = FakeStudy.record(study.running("base"), "dev.Bench.busy");
    assertThat(record.primary().forkMeans()).containsExactly(3.0, 4.0);
    assertThat(record.json().object("benchstudy").number("superseded")).contains(2.0);
    assertThat(campaign.remarks()).hasValueSatisfying(r -> assertThat(r).startsWith("4 contended"));
  }

  @Test
  void forkThatStaysContendedIsKeptAndMarked() throws Exception {
    FakeStudy study = FakeStudy.of(folder, "dev.Bench.busy alwaysWait");

    study.measure(4);

    JmhRecord record = FakeStudy.record(study.running("base"), "dev.Bench.busy");
    JsonObject own = record.json().object("benchstudy");
    assertThat(own.items("forks"))
        .hasSize(4)
        .allSatisfy(
            fork -> assertThat(((JsonObject) fork).get("contended")).contains(JsonValue.of(true)));
    // Three times each in two blocks, then once each: it will not get better.
    assertThat(own.number("superseded")).contains(4.0);
  }

  @Test
  void allocationsAreCountedOnceForEachRow() throws Exception {
    FakeStudy study = FakeStudy.of(folder, GOOD);
    Campaign campaign = study.measure(2);

    campaign.countAllocations();
    int runs = Integer.parseInt(Files.readString(folder.resolve("base/" + GOOD + ".count")));
    campaign.countAllocations();

    JmhRecord record = FakeStudy.record(study.running("base"), GOOD);
    assertThat(record.secondary("alloc.count.norm").orElseThrow().score()).contains(3.0);
    assertThat(record.forks()).isEqualTo(2);
    assertThat(runs).isEqualTo(3);
    assertThat(folder.resolve("base/" + GOOD + ".count")).hasContent("3");
  }

  @Test
  void emptyBenchmarkIsTheFloorOfEveryRecord() throws Exception {
    FakeStudy study = FakeStudy.of(folder, GOOD, "dev.EmptyBenchmark.empty");
    Campaign campaign = study.open();
    campaign.measureEmpty();
    campaign.measureBlock(1);

    JmhRecord record = FakeStudy.record(study.running("new"), GOOD);
    // Its three forks take 1, 2 and 3 ns.
    assertThat(record.json().object("benchstudy").object("run").number("empty")).contains(2e-9);
  }

  @Test
  void resultsThatCannotBeWrittenLeaveTheOlderOnesIntact() throws Exception {
    FakeStudy study = FakeStudy.of(folder, GOOD);
    Files.createDirectories(study.out());
    Files.writeString(study.out().resolve("base.json"), "older");
    Campaign campaign = study.open();
    // As on a full disk: no file can be made in the folder, of which a file takes the place.
    Path running = study.running("base").getParent();
    Files.move(running, folder.resolve("moved"));
    Files.writeString(running, "in the way");

    assertThatThrownBy(() -> campaign.measureBlock(1))
        .isInstanceOf(MeasureException.class)
        .hasMessageContaining("cannot be written")
        .hasMessageContaining(".json");
    assertThat(study.out().resolve("base.json")).hasContent("older");
  }

  @Test
  void folderThatCannotBeMadeIsReportedBeforeAnythingRuns() throws IOException {
    FakeStudy study = FakeStudy.of(folder, GOOD);
    Files.writeString(study.out(), "a file where a folder should be");

    assertThatThrownBy(study::open)
        .isInstanceOf(MeasureException.class)
        .hasMessageContaining("results");
  }

  @Test
  void jarWithoutTheBenchmarksIsReported() throws IOException {
    FakeStudy study = FakeStudy.of(folder);

    assertThatThrownBy(study::open)
        .isInstanceOf(MeasureException.class)
        .hasMessageContaining("no benchmark matches");
  }

  @Test
  void onlyOneRunAtATime() throws Exception {
    RunLock first = RunLock.take(folder, "bench slug");

    assertThatThrownBy(() -> RunLock.take(folder, "bench concat"))
        .isInstanceOf(MeasureException.class)
        .hasMessageContaining("bench slug (process " + ProcessHandle.current().pid() + ")");

    first.close();
    RunLock.take(folder, "bench concat").close();
  }
}
