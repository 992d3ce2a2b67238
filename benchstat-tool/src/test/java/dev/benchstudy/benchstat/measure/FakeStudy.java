package dev.benchstudy.benchstat.measure;

import dev.benchstudy.benchstat.machine.SystemFiles;
import dev.benchstudy.benchstat.measure.JsonValue.JsonObject;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;

/** A study in a temporary folder whose two jars are lists of behaviours for {@link FakeJmh}. */
final class FakeStudy {
  private final Path folder;
  private final ByteArrayOutputStream messages = new ByteArrayOutputStream();
  private Duration limit = Duration.ofSeconds(60);

  private FakeStudy(Path folder) {
    this.folder = folder;
  }

  static FakeStudy of(Path folder, String... benchmarks) throws IOException {
    FakeStudy study = new FakeStudy(folder);
    for (String side : List.of("base", "new")) {
      Files.createDirectories(folder.resolve(side));
      Files.write(study.jar(side), List.of(benchmarks));
    }
    return study;
  }

  Path jar(String side) {
    return folder.resolve(side).resolve("jar.txt");
  }

  FakeStudy limit(Duration duration) {
    limit = duration;
    return this;
  }

  Path out() {
    return folder.resolve("results");
  }

  Path running(String side) {
    return out().resolve(".running/base+new").resolve(side + ".json");
  }

  String messages() {
    return messages.toString(StandardCharsets.UTF_8);
  }

  Campaign open() throws MeasureException, InterruptedException {
    return open(new Progress(new PrintStream(messages, true, StandardCharsets.UTF_8), false));
  }

  Campaign open(Progress progress) throws MeasureException, InterruptedException {
    List<Side> sides =
        List.of("base", "new").stream()
            .map(
                name ->
                    new Side(
                        name,
                        jar(name),
                        JmhOptions.NONE,
                        Set.of(),
                        List.of("-Xmx64m"),
                        List.of("-Djmh.blackhole.mode=full"),
                        new Revision("r1", "true")))
            .toList();
    CampaignSetup setup =
        new CampaignSetup(sides, OptionalLong.empty(), false, out(), Optional.of(limit));
    BenchmarkJvm jvm =
        new BenchmarkJvm(
            Path.of(System.getProperty("java.home"), "bin", "java"),
            Path.of("target", "test-classes").toAbsolutePath(),
            folder,
            FakeJmh.class.getName());
    return Campaign.open(
        setup, jvm, new SystemFiles(folder.resolve("nothing")), new ChildProcess(), progress);
  }

  /** Measures so many blocks. */
  Campaign measure(int blocks) throws MeasureException, InterruptedException {
    Campaign campaign = open();
    campaign.announce(blocks, false);
    for (int block = 1; block <= blocks; block++) {
      campaign.measureBlock(block);
    }
    return campaign;
  }

  static Map<Row, JmhRecord> records(Path file) throws IOException {
    return ResultFile.open(file).records();
  }

  static JmhRecord record(Path file, String benchmark) throws IOException {
    return records(file).entrySet().stream()
        .filter(entry -> entry.getKey().benchmark().equals(benchmark))
        .map(Map.Entry::getValue)
        .findFirst()
        .orElseThrow();
  }

  static List<Integer> blocks(JmhRecord record) {
    return record.json().object("benchstudy").items("forks").stream()
        .map(fork -> ((JsonObject) fork).number("block").orElseThrow().intValue())
        .toList();
  }
}
