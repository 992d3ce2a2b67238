package dev.benchstudy.benchstat.profile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AsmMainTest {
  private static final String FIRST_COMPILER =
      """
      Compiled method (c1)     287  526 %     3       dev.example.Mix_jmhTest::mix_avgt_jmhStub @ 13 (57 bytes)
      [MachCode]
        0x0000000000000f00: c3
      [/MachCode]
      """;

  @TempDir Path folder;

  @Test
  void theLoopOfABenchmarkIsPrintedFromARun() {
    assumeTrue(InstructionSet.of(System.getProperty("os.arch")).isPresent());
    assumeTrue(hasObjdump(), "needs objdump");

    Output output =
        run(
            "-run",
            folder.toString(),
            "-seconds",
            "2",
            "-summary",
            AllocationCountBenchmark.class.getSimpleName() + ".boxed");

    assertThat(output.err).startsWith("compiling AllocationCountBenchmark.boxed");
    assertThat(output.status).isZero();
    assertThat(output.out)
        .contains("boxed_avgt_jmhStub, compiled by C2")
        .containsPattern("measured loop L\\d+, \\d+ instructions: 0 multiplies");
    assertThat(folder.resolve("AllocationCountBenchmark.boxed.asm")).exists();
  }

  @Test
  void codeOfTheFirstCompilerOnlyIsNotShownAsTheLoop() throws IOException {
    Path file = Files.writeString(folder.resolve("printed.asm"), FIRST_COMPILER);

    Output output = run(file.toString());

    assertThat(output.status).isEqualTo(CommandException.UNUSABLE);
    assertThat(output.err)
        .contains("made by C2", "dev.example.Mix_jmhTest::mix_avgt_jmhStub (c1)", "-seconds");
  }

  @Test
  void aTextWithoutCodeIsNamed() throws IOException {
    Path file = Files.writeString(folder.resolve("printed.asm"), "nothing\n");

    assertThat(run(file.toString()).err).contains(file.toString(), "the JVM printed none");
    assertThat(run(folder.resolve("none").toString()).status).isEqualTo(CommandException.UNUSABLE);
  }

  @Test
  void wrongArgumentsAreUsageErrors() {
    assertThat(run().status).isEqualTo(CommandException.USAGE);
    assertThat(run("-colour").err).contains("-colour");
  }

  @Test
  void helpTellsTheExitStatuses() {
    Output output = run("-help");

    assertThat(output.status).isZero();
    assertThat(output.out).contains("Exit status: 0 ");
  }

  private static boolean hasObjdump() {
    try {
      Process process = new ProcessBuilder("objdump", "--version").start();
      process.getInputStream().readAllBytes();
      return process.waitFor() == 0;
    } catch (IOException e) {
      return false;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }

  private record Output(int status, String out, String err) {}

  private static Output run(String... args) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    int status =
        new AsmMain(
                new PrintStream(out, true, StandardCharsets.UTF_8),
                new PrintStream(err, true, StandardCharsets.UTF_8))
            .run(List.of(args));
    return new Output(
        status, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
  }
}
