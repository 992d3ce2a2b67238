package dev.benchstudy.concat;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** What the chapter says the compiler makes of {@code +=}. */
class PlusBytecodeTest {

  @Test
  void plusBecomesACallThatIsLinkedWhenItFirstRuns() throws IOException {
    assertThat(classFile("PlusConcatenator"))
        .contains("makeConcatWithConstants", "java/lang/invoke/StringConcatFactory")
        .doesNotContain("StringBuilder");
  }

  @Test
  void aBuilderStaysABuilder() throws IOException {
    assertThat(classFile("BuilderConcatenator"))
        .contains("java/lang/StringBuilder")
        .doesNotContain("makeConcatWithConstants");
  }

  private static String classFile(String name) throws IOException {
    try (InputStream in = PlusBytecodeTest.class.getResourceAsStream(name + ".class")) {
      return new String(
          Objects.requireNonNull(in, name).readAllBytes(), StandardCharsets.ISO_8859_1);
    }
  }
}
