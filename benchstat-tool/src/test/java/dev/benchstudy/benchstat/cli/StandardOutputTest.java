package dev.benchstudy.benchstat.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.EnabledIf;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Starts the program as a shell does, with a standard output that takes nothing. */
@DisabledOnOs(OS.WINDOWS)
class StandardOutputTest {
  private static final String PROGRAM =
      "\"$JAVA\" -XX:TieredStopAtLevel=1 -XX:+UseSerialGC -cp \"$CLASSES\" " + Main.class.getName();

  @TempDir private Path folder;

  @BeforeEach
  void writeInput() throws IOException {
    // More rows than a pipe holds.
    StringBuilder rows = new StringBuilder();
    for (int i = 0; i < 3000; i++) {
      rows.append("BenchmarkRow").append(i).append(" 1 2 ns/op\n");
    }
    Files.writeString(folder.resolve("rows.txt"), rows);
  }

  /** Runs a script; the last line it prints is a status. */
  private List<String> run(String script) throws IOException, InterruptedException {
    ProcessBuilder builder =
        new ProcessBuilder("sh", "-c", script)
            .directory(folder.toFile())
            .redirectErrorStream(true)
            .redirectOutput(folder.resolve("printed").toFile());
    builder
        .environment()
        .put("JAVA", Path.of(System.getProperty("java.home"), "bin", "java").toString());
    builder.environment().put("CLASSES", System.getProperty("java.class.path"));
    builder.environment().remove("JAVA_TOOL_OPTIONS");
    Process process = builder.start();
    assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
    return Files.readAllLines(folder.resolve("printed"), StandardCharsets.UTF_8);
  }

  @Test
  void aReaderThatHasReadEnoughIsNoFault() throws Exception {
    List<String> lines = run("{ " + PROGRAM + " rows.txt; echo $? >&2; } | head -1");

    assertThat(lines).hasSize(2).contains("0");
  }

  @Test
  void aClosedOutputIsAFault() throws Exception {
    List<String> lines = run(PROGRAM + " rows.txt >&-; echo $?");

    assertThat(lines).hasSize(2).last().isEqualTo("3");
    assertThat(lines.get(0)).startsWith("cannot write standard output: ");
  }

  static boolean hasFullDevice() {
    return Files.exists(Path.of("/dev/full"));
  }

  @Test
  @EnabledIf("hasFullDevice")
  void aFullDiskIsAFault() throws Exception {
    List<String> lines = run(PROGRAM + " rows.txt >/dev/full; echo $?");

    assertThat(lines).hasSize(2).last().isEqualTo("3");
    assertThat(lines.get(0)).startsWith("cannot write standard output: ");
  }
}
