package dev.benchstudy.benchstat.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * What {@code scripts/compare.sh slug} loads: it is over in less time than linking a first lambda,
 * compiling a first expression of java.util.regex and setting up a first stream take together.
 */
class StartUpTest {
  private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();

  @TempDir private Path folder;
  private List<String> classes = List.of();

  @BeforeEach
  void compareWithClassesLogged() throws IOException, InterruptedException {
    File log = folder.resolve("classes").toFile();
    ProcessBuilder builder =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xlog:class+load:file=" + log.getName() + "::filecount=0",
                "-cp",
                System.getProperty("java.class.path"),
                CompareStudy.class.getName(),
                ROOT.toString(),
                "slug")
            .directory(folder.toFile())
            .redirectErrorStream(true)
            .redirectOutput(folder.resolve("printed").toFile());
    builder.environment().remove("JAVA_TOOL_OPTIONS");
    Process process = builder.start();
    assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
    assertThat(folder.resolve("printed")).content(StandardCharsets.UTF_8).contains("vs base");
    classes =
        Files.readAllLines(log.toPath()).stream()
            .map(line -> line.replaceFirst("^\\S+ ", "").replaceFirst(" .*", ""))
            // From Java 21 on a JVM that ends looks for a logger; that is not the program's doing.
            .takeWhile(name -> !name.startsWith("jdk.internal.logger."))
            .toList();
  }

  @Test
  void nothingOfItsOwnIsAFunctionObjectThatHasToBeLinked() {
    assertThat(classes)
        .contains(CompareStudy.class.getName())
        .noneMatch(name -> name.startsWith("dev.benchstudy") && name.contains("$$Lambda"));
  }

  @Test
  void neitherExpressionsNorStreamsAreSetUp() {
    assertThat(classes)
        .doesNotContain("java.util.regex.Pattern", "java.util.stream.ReferencePipeline")
        .doesNotContain("com.google.re2j.Pattern");
  }

  @Test
  void whatMeasuresDrawsAndProfilesStaysUnloaded() {
    assertThat(classes)
        .noneMatch(name -> name.startsWith("org.mozilla"))
        .noneMatch(
            name -> name.matches("dev\\.benchstudy\\.benchstat\\.(measure|machine|profile)\\..*"));
  }
}
