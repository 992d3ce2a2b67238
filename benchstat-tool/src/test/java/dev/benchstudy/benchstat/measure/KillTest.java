package dev.benchstudy.benchstat.measure;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A run that is killed again and again still ends, with every fork once and no file ever torn. */
class KillTest {
  private static final int BLOCKS = 4;
  private static final int KILLS = 5;
  private static final long SEED = 20260713;

  @TempDir private Path folder;

  /** The run that is killed; started in a JVM of its own. */
  static final class Victim {
    private Victim() {}

    public static void main(String[] args) throws Exception {
      FakeStudy study = FakeStudy.of(Path.of(args[0]), "dev.Bench.a", "dev.Bench.b");
      Campaign campaign = study.measure(BLOCKS);
      campaign.publish();
      System.out.print(study.messages());
      System.exit(campaign.failedRows().isEmpty() ? 0 : 5);
    }
  }

  @Test
  void killedAtRandomMomentsItLosesNothing() throws Exception {
    Random random = new Random(SEED);
    for (int kill = 0; kill < KILLS; kill++) {
      Process victim = start();
      long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(300 + random.nextInt(2500));
      while (victim.isAlive() && System.nanoTime() < end) {
        assertAllReadable();
      }
      victim.descendants().forEach(ProcessHandle::destroyForcibly);
      victim.destroyForcibly().waitFor();
      assertAllReadable();
    }
    Process last = start();
    int status = last.waitFor();
    assertThat(status).as("seed %d: %s", SEED, Files.readString(folder.resolve("log"))).isZero();
    try (Stream<Path> left = Files.list(folder.resolve("results"))) {
      assertThat(left.map(file -> file.getFileName().toString()))
          .containsExactlyInAnyOrder("base.json", "new.json");
    }

    for (String side : List.of("base", "new")) {
      Path file = folder.resolve("results").resolve(side + ".json");
      assertThat(FakeStudy.records(file)).hasSize(2);
      for (JmhRecord record : FakeStudy.records(file).values()) {
        assertThat(FakeStudy.blocks(record)).containsExactlyInAnyOrder(1, 2, 3, 4);
        assertThat(record.primary().forkMeans()).hasSize(BLOCKS);
        assertThat(record.forks()).isEqualTo(BLOCKS);
      }
    }
  }

  private Process start() throws IOException {
    return new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-XX:TieredStopAtLevel=1",
            "-Djava.io.tmpdir=" + folder,
            "-cp",
            System.getProperty("java.class.path"),
            Victim.class.getName(),
            folder.toString())
        .redirectErrorStream(true)
        .redirectOutput(folder.resolve("log").toFile())
        .start();
  }

  private void assertAllReadable() throws IOException {
    for (String name : List.of("base", "new")) {
      for (Path file :
          List.of(
              folder.resolve("results/.running/base+new").resolve(name + ".json"),
              folder.resolve("results").resolve(name + ".json"))) {
        String text;
        try {
          text = Files.readString(file);
        } catch (java.nio.file.NoSuchFileException e) {
          continue;
        }
        JsonParsing.parse(text);
      }
    }
  }
}
