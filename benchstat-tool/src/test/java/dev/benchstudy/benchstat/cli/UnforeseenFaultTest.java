package dev.benchstudy.benchstat.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.benchstudy.benchstat.text.StandardOutput;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A fault that nobody foresaw is told in a line and never has the status of a gate's verdict. */
class UnforeseenFaultTest {
  @TempDir private Path folder;

  /** Programs that end as no program should. */
  static final class Faulty {
    private Faulty() {}

    public static void main(String[] args) {
      System.exit(StandardOutput.run(out -> fail(args[0])));
    }

    private static int fail(String how) {
      switch (how) {
        case "exception" -> throw new IllegalStateException("two\nlines \u001b[31m");
        case "error" -> throw new AssertionError();
        case "memory" -> throw new OutOfMemoryError("Java heap space");
        default -> {
          return fail(how) + 1;
        }
      }
    }
  }

  /** Runs a program without any library; returns what it printed and its status. */
  private List<String> run(Class<?> program, String... arguments) throws Exception {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-cp"));
    command.add(place(Main.class) + System.getProperty("path.separator") + place(Faulty.class));
    command.add(program.getName());
    command.addAll(List.of(arguments));
    Path printed = folder.resolve("printed");
    ProcessBuilder builder =
        new ProcessBuilder(command)
            .directory(folder.toFile())
            .redirectErrorStream(true)
            .redirectOutput(printed.toFile());
    builder.environment().remove("JAVA_TOOL_OPTIONS");
    Process process = builder.start();
    assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
    List<String> lines = new ArrayList<>(Files.readAllLines(printed));
    lines.add(String.valueOf(process.exitValue()));
    return lines;
  }

  private static Path place(Class<?> type) throws Exception {
    return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
  }

  @ParameterizedTest
  @ValueSource(strings = {"exception", "error", "memory", "stack"})
  void itIsOneLineAndStatusThree(String how) throws Exception {
    List<String> lines = run(Faulty.class, how);

    assertThat(lines).hasSize(2).last().isEqualTo("3");
    assertThat(lines.get(0))
        .startsWith("stopped by a fault that was not foreseen: java.lang.")
        .contains(how.equals("memory") ? "Java heap space" : "Faulty.fail(")
        .doesNotContain("\u001b");
  }

  @Test
  void soDoesAGateThatLacksALibrary() throws Exception {
    Files.writeString(folder.resolve("result.json"), "[{\"benchmark\": \"a.B.c\"}]");
    List<String> lines = run(Main.class, "-gate", "10%", "result.json", "result.json");

    assertThat(lines).hasSize(2).last().isEqualTo("3");
    assertThat(lines.get(0)).contains("NoClassDefFoundError");
  }

  @Test
  void soDoesAComparisonWithoutArguments() throws Exception {
    assertThat(run(CompareStudy.class)).hasSize(2).last().isEqualTo("3");
  }
}
