package dev.benchstudy.benchstat.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Runs every recorded call below {@code src/test/resources/golden}, and below a further folder that
 * the property {@code golden.folder} may name.
 */
class GoldenTest {
  private static final Path OWN = Path.of("src/test/resources/golden");

  @TestFactory
  Stream<DynamicTest> printsWhatWasRecorded() throws IOException {
    return cases().stream()
        .map(golden -> DynamicTest.dynamicTest(golden.toString(), () -> check(golden)));
  }

  @TestFactory
  Stream<DynamicTest> printsTheSameWhereTheDefaultLocaleHasADecimalComma() throws IOException {
    return cases().stream()
        .map(
            golden ->
                DynamicTest.dynamicTest(golden.toString(), () -> inLocale(Locale.GERMANY, golden)));
  }

  private static void inLocale(Locale locale, GoldenCase golden) throws IOException {
    Locale before = Locale.getDefault();
    Locale.setDefault(locale);
    try {
      check(golden);
    } finally {
      Locale.setDefault(before);
    }
  }

  private static List<GoldenCase> cases() throws IOException {
    String further = System.getProperty("golden.folder", "");
    try (Stream<Path> files = Files.walk(further.isEmpty() ? OWN : Path.of(further))) {
      return files
          .filter(file -> file.endsWith("args"))
          .map(file -> new GoldenCase(file.toAbsolutePath().resolveSibling("")))
          .sorted((a, b) -> a.folder().compareTo(b.folder()))
          .toList();
    }
  }

  private static void check(GoldenCase golden) throws IOException {
    GoldenCase.Outcome outcome = golden.run();
    if (golden.has("stderr-prefix")) {
      assertThat(outcome.err()).startsWith(golden.text("stderr-prefix"));
    } else {
      assertThat(outcome.err()).isEqualTo(golden.text("stderr"));
    }
    if (!golden.agrees(golden.text("stdout"), outcome.out())) {
      assertThat(outcome.out()).isEqualTo(golden.text("stdout"));
    }
    assertThat(outcome.exit()).isEqualTo(Integer.parseInt(golden.text("exit").strip()));
  }
}
