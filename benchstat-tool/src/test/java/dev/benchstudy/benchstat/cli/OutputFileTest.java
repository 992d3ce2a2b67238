package dev.benchstudy.benchstat.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.benchstudy.benchstat.read.RawPath;
import dev.benchstudy.benchstat.text.ByteText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIf;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What {@code -o} writes, and what it leaves alone. */
class OutputFileTest {
  private static final String RESULTS = "BenchmarkA 1 2 ns/op\n";

  @TempDir private Path folder;

  @BeforeEach
  void writeInputs() throws IOException {
    Files.createDirectories(folder.resolve("sub"));
    Files.writeString(folder.resolve("old.txt"), RESULTS);
    Files.writeString(folder.resolve("new.txt"), RESULTS);
  }

  private ProgramCall call(String output) {
    return ProgramCall.in(folder, List.of("-o", output, "old.txt", "side=new.txt"));
  }

  @Test
  void theTablesGoIntoTheFileAndNowhereElse() throws IOException {
    ProgramCall call = call("sub/größe 1.txt");

    assertThat(call.exit()).as(call.err()).isZero();
    assertThat(call.out()).isEmpty();
    Path file = RawPath.of(folder, ByteText.of("sub/größe 1.txt"));
    assertThat(Files.readString(file)).contains("sec/op");
  }

  @ParameterizedTest
  @ValueSource(strings = {"old.txt", "new.txt", "./new.txt", "sub/../old.txt"})
  void anInputIsNotOverwritten(String output) throws IOException {
    ProgramCall call = call(output);

    assertThat(call.exit()).isEqualTo(ExitStatus.USAGE.code());
    assertThat(call.err()).contains(output);
    assertThat(folder.resolve(output)).hasContent(RESULTS);
  }

  @ParameterizedTest
  @ValueSource(strings = {"sub", "none/table.txt", "old.txt/table.txt"})
  void whereNoFileCanBeTheMessageNamesIt(String output) {
    ProgramCall call = call(output);

    assertThat(call.exit()).isEqualTo(ExitStatus.INPUT.code());
    assertThat(call.err()).startsWith("benchstat: cannot write " + output + ": ");
  }

  static boolean hasFullDevice() {
    return Files.exists(Path.of("/dev/full"));
  }

  @Test
  @EnabledIf("hasFullDevice")
  void aFullDiskIsToldInItsOwnWords() {
    ProgramCall call = call("/dev/full");

    assertThat(call.exit()).isEqualTo(ExitStatus.INPUT.code());
    assertThat(call.err()).startsWith("benchstat: cannot write /dev/full: ").doesNotContain("Exc");
  }
}
