package dev.benchstudy.benchstat.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ExplanationTest {
  @ParameterizedTest
  @CsvSource({"blocks-before.json, blocks-after.json, true", "before.json, after.json, false"})
  void onlyOfBlocksIsTheChangeNotThatOfTheCentres(String before, String after, boolean blocks) {
    String out =
        ProgramCall.in(Path.of("src/test/resources/doc"), List.of("-explain", before, after)).out();

    assertThat(out).contains("the centre is that much below the first column's");
    assertThat(out.contains("the middle of the changes within the pairs")).isEqualTo(blocks);
  }
}
