package dev.benchstudy.filelen;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

/** The stored test file is the one its program makes. */
class DataTextTest {

  @Test
  void makingItAgainGivesTheStoredBytes() throws IOException {
    assertThat(DataText.made().getBytes(StandardCharsets.US_ASCII))
        .as("make it again with: java -cp filelen/target/classes %s FILE", DataText.class.getName())
        .isEqualTo(DataText.stored());
  }

  @Test
  void ithas65204BytesOfPrintableAsciiInShortLines() throws IOException {
    String text = new String(DataText.stored(), StandardCharsets.US_ASCII);
    assertThat(text).hasSize(65_204).endsWith("\n").matches("[ -~\\n]*");
    assertThat(text.lines()).allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(72));
  }
}
