package dev.benchstudy.benchstat.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.benchstudy.benchstat.read.RawPath;
import dev.benchstudy.benchstat.text.ByteText;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Runs recorded calls in a JVM whose character set is not UTF-8: neither input, arguments nor
 * output depend on it.
 */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "arguments cannot be passed on as bytes there")
class ForeignCharsetTest {
  private static final Path GOLDEN = Path.of("src/test/resources/golden/designed");

  @TempDir Path temporary = Path.of("");

  @ParameterizedTest
  @ValueSource(strings = {"ISO-8859-1", "US-ASCII"})
  void recordedCasesPrintTheSame(String charset) throws Exception {
    for (String name :
        List.of(
            "files-unicode-names",
            "layout-unicode-names",
            "layout-invalid-utf8",
            "line-utf16-le",
            "filter-error-unicode-caret",
            "proj-error-unicode")) {
      GoldenCase golden = new GoldenCase(GOLDEN.resolve(name).toAbsolutePath());
      GoldenCase.Outcome outcome = run(golden.folder(), golden.arguments(), charset);

      assertThat(outcome.err()).as(name).isEqualTo(golden.text("stderr"));
      assertThat(golden.agrees(golden.text("stdout"), outcome.out())).as(name).isTrue();
      assertThat(outcome.exit()).as(name).isEqualTo(Integer.parseInt(golden.text("exit").strip()));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"ISO-8859-1", "US-ASCII"})
  void anOutputFileHasTheNameThatWasGiven(String charset) throws Exception {
    String name = ByteText.of("größe.txt");
    Files.writeString(temporary.resolve("in.txt"), "BenchmarkA 1 2 ns/op\n");

    GoldenCase.Outcome outcome = run(temporary, List.of("-o", name, "in.txt"), charset);

    assertThat(outcome.exit()).as(outcome.err()).isZero();
    assertThat(Files.readString(RawPath.of(temporary, name))).contains("sec/op");
  }

  /** Arguments go through a shell script, since a JVM cannot hand on what it cannot encode. */
  private GoldenCase.Outcome run(Path folder, List<String> arguments, String charset)
      throws IOException, InterruptedException {
    List<String> words = new ArrayList<>();
    Stream.of(
            "exec",
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-Dfile.encoding=" + charset,
            "-XX:TieredStopAtLevel=1",
            "-cp",
            System.getProperty("java.class.path"),
            Main.class.getName())
        .forEach(words::add);
    words.addAll(arguments);
    StringBuilder script = new StringBuilder();
    words.forEach(word -> script.append('\'').append(word.replace("'", "'\\''")).append("' "));
    Path file = temporary.resolve("call.sh");
    Files.writeString(file, script, StandardCharsets.ISO_8859_1);
    Path stdin = folder.resolve("stdin");
    ProcessBuilder builder =
        new ProcessBuilder("sh", file.toString())
            .directory(folder.toFile())
            .redirectInput(Files.exists(stdin) ? stdin.toFile() : Path.of("/dev/null").toFile())
            .redirectError(temporary.resolve("err").toFile());
    builder.environment().put("LC_ALL", "C");
    builder.environment().remove("JAVA_TOOL_OPTIONS");
    Process process = builder.start();
    try (InputStream output = process.getInputStream()) {
      String out = new String(output.readAllBytes(), StandardCharsets.ISO_8859_1);
      assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
      return new GoldenCase.Outcome(
          out,
          Files.readString(temporary.resolve("err"), StandardCharsets.ISO_8859_1),
          process.exitValue());
    } finally {
      process.destroyForcibly();
    }
  }

  @Test
  void argumentsOfAsciiAreTakenAsTheyAre() {
    assertThat(RawArguments.of("-row", ".name", "old.txt"))
        .containsExactly("-row", ".name", "old.txt");
  }
}
