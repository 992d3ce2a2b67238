package dev.benchstudy.benchstat.study;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class StudyPropertiesTest {
  @TempDir private Path folder;

  private StudyProperties study(String text) throws IOException, StudyException {
    Path file = folder.resolve("study.properties");
    Files.writeString(file, text);
    return StudyProperties.read(file);
  }

  @Test
  void labelHasWhatItSaysItselfAndElseWhatAllHave() throws Exception {
    StudyProperties study =
        study("benchmarks = A\njmh = -t 2\nx.benchmarks = B C\nx.hostJvmArgs = -Da=b\n");
    assertThat(study.benchmarks("x")).isEqualTo(List.of("B", "C"));
    assertThat(study.benchmarks("base")).isEqualTo(List.of("A"));
    assertThat(study.hostJvmArgs("x")).isEqualTo(List.of("-Da=b"));
    assertThat(study.hostJvmArgs("base")).isEmpty();
  }

  @Test
  void emptyFlagsOfALabelAreNotThoseOfTheStudy() throws Exception {
    StudyProperties study = study("flags = -ignore /impl\nx.flags =\n");
    assertThat(study.flags(Optional.of("x"))).isEmpty();
    assertThat(study.flags(Optional.of("y"))).isEqualTo(List.of("-ignore", "/impl"));
  }

  @Test
  void sidesDifferByTheParametersOfBoth() throws Exception {
    assertThat(study("base = impl=a n=1\nnew = impl=b m=2\n").sideParams())
        .containsExactly("impl", "n", "m");
  }

  @ParameterizedTest(name = "{0}: {1}")
  @CsvSource(
      delimiter = ';',
      value = {
        "-col /impl; impl",
        "--col '/impl@(a b),/n@num .name' -row /m; impl n",
        "-row /impl -col /threads@num; threads",
        "-row /impl; ''",
        "-col; ''",
      })
  void columnsOfALabelAreTheParametersItsFlagsName(String flags, String names) throws Exception {
    assertThat(study("flags = -col /other\nx.flags = " + flags).columnParams("x"))
        .isEqualTo(names.isEmpty() ? Set.of() : Set.of(names.split(" ", -1)));
  }

  @Test
  void wordsAreSplitAsAShellDoes() throws StudyException {
    assertThat(CommandWords.split(" -jvmArgs '-Xmx1g -Xms1g'  \"\" a'b'c "))
        .isEqualTo(List.of("-jvmArgs", "-Xmx1g -Xms1g", "", "abc"));
  }

  @Test
  void openQuoteIsAMistakeThatNamesTheFileAndTheProperty() {
    assertThatThrownBy(() -> study("jmh = -jvmArgs '-Xmx1g\n"))
        .isInstanceOf(StudyException.class)
        .hasMessageContaining("study.properties: jmh: a quote");
  }

  @Test
  void missingFileIsNamed() {
    assertThatThrownBy(() -> StudyProperties.read(folder.resolve("no.properties")))
        .isInstanceOf(StudyException.class)
        .hasMessageContaining("no.properties cannot be read");
  }
}
