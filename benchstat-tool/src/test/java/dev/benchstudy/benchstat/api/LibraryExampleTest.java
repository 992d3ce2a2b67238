package dev.benchstudy.benchstat.api;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/**
 * The README shows the example that runs here, and the project outside this build has the same.
 *
 * <p>The example itself is a test of this module: {@code org.example.NotSlowerTest}.
 */
class LibraryExampleTest {
  private static final Path DEPENDANT = Path.of("src/test/dependant");

  static final List<String> SHARED =
      List.of(
          "src/test/java/org/example/NotSlowerTest.java",
          "src/test/resources/doc/blocks-before.json",
          "src/test/resources/doc/blocks-after.json");

  @Test
  void theReadmeShowsTheExample() throws IOException {
    String example = Files.readString(Path.of(SHARED.get(0)));

    assertThat(readme())
        .contains("```java\n" + example.replace("package org.example;\n\n", "") + "```\n");
  }

  @Test
  void theReadmeNamesTheDependencyThatTheProjectOutsideHas() throws IOException {
    String pom = Files.readString(DEPENDANT.resolve("pom.xml"));
    String dependency =
        pom.substring(pom.indexOf("    <dependency>"), pom.indexOf("    </dependency>"));

    assertThat(readme()).contains(dependency.replace("\n    ", "\n").strip());
  }

  @ParameterizedTest
  @FieldSource("SHARED")
  void theProjectOutsideHasTheSame(String file) throws IOException {
    assertThat(DEPENDANT.resolve(file)).hasSameTextualContentAs(Path.of(file));
  }

  private static String readme() throws IOException {
    return Files.readString(Path.of("README.md"));
  }
}
