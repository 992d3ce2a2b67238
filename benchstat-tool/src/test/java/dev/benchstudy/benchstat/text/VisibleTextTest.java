package dev.benchstudy.benchstat.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class VisibleTextTest {
  @ParameterizedTest
  @CsvSource({
    "0008, \\b",
    "0009, \\t",
    "000a, \\n",
    "000c, \\f",
    "000d, \\r",
    "0000, \\u0000",
    "001b, \\u001b",
    "007f, \\u007f",
    "0085, \\u0085",
    "2028, \\u2028",
    "2029, \\u2029",
    "202a, \\u202a",
    "202e, \\u202e",
    "2066, \\u2066",
    "2069, \\u2069"
  })
  void whatActsIsEscaped(String hex, String escape) {
    String text = "a" + Character.toString(Integer.parseInt(hex, 16)) + "b";
    assertThat(VisibleText.of(text)).isEqualTo("a" + escape + "b");
    assertThat(VisibleText.toUnicode(ByteText.of(text))).isEqualTo("a" + escape + "b");
  }

  @ParameterizedTest
  @CsvSource({"0020", "005c", "00a0", "200d", "2029e", "202f", "2065", "206a", "e000", "1f600"})
  void whatShowsOrJoinsStays(String hex) {
    String text = "a" + Character.toString(Integer.parseInt(hex, 16)) + "b";
    assertThat(VisibleText.of(text)).isEqualTo(ByteText.of(text));
    assertThat(VisibleText.toUnicode(ByteText.of(text))).isEqualTo(text);
  }

  @Test
  void bytesOutsideUtf8AreReplacementCharacters() {
    assertThat(VisibleText.toUnicode("a\u00ff\n")).isEqualTo("a\ufffd\\n");
  }
}
