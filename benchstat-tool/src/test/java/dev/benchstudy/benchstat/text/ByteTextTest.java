package dev.benchstudy.benchstat.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ByteTextTest {

  @ParameterizedTest
  @ValueSource(strings = {"", "plain", "Größe", "\u2028", "日本", "😀 x"})
  void ordinaryTextBecomesTheBytesOfUtf8AndComesBack(String text) {
    assertThat(ByteText.bytes(ByteText.of(text))).isEqualTo(text.getBytes(StandardCharsets.UTF_8));
    assertThat(ByteText.toUnicode(ByteText.of(text))).isEqualTo(text);
  }

  @Test
  void anUnpairedSurrogateBecomesTheReplacementCharacter() {
    assertThat(ByteText.toUnicode(ByteText.of("a\ud83d"))).isEqualTo("a\ufffd");
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource({
    "ff, 1", // never valid
    "c3, 1", // cut off
    "c3 28, 2", // no continuation
    "c0 80, 2", // overlong
    "e0 80 80, 3", // overlong
    "ed a0 80, 3", // a surrogate
    "f4 90 80 80, 4", // beyond U+10FFFF
    "f0 9f 98, 3", // cut off
    "c3 a9, 1",
    "e2 82 ac, 1",
    "f0 9f 98 80, 1",
    "61 ff c3 a9, 3",
  })
  void eachByteOutsideValidUtf8IsOneCharacter(String hex, int length) {
    String text = ofHex(hex);

    assertThat(ByteText.length(text)).isEqualTo(length);
    assertThat(ByteText.toUnicode(text).codePointCount(0, ByteText.toUnicode(text).length()))
        .isEqualTo(length);
  }

  @Test
  void charactersAreThoseTheJdkDecodes() {
    Random random = new Random(1);
    for (int round = 0; round < 2000; round++) {
      int[] codePoints =
          random
              .ints(random.nextInt(8), 0, Character.MAX_CODE_POINT + 1)
              .filter(c -> c < 0xD800 || c > 0xDFFF)
              .toArray();
      String text = new String(codePoints, 0, codePoints.length);

      assertThat(ByteText.length(ByteText.of(text))).as(text).isEqualTo(codePoints.length);
      assertThat(ByteText.toUnicode(ByteText.of(text))).isEqualTo(text);
    }
  }

  @Test
  void blanksAreTheUnicodeWhiteSpaceAndNothingElse() {
    int[] blanks =
        java.util.stream.IntStream.rangeClosed(0, Character.MAX_CODE_POINT)
            .filter(ByteText::isBlank)
            .toArray();

    assertThat(blanks)
        .containsExactly(
            0x9, 0xA, 0xB, 0xC, 0xD, 0x20, 0x85, 0xA0, 0x1680, 0x2000, 0x2001, 0x2002, 0x2003,
            0x2004, 0x2005, 0x2006, 0x2007, 0x2008, 0x2009, 0x200A, 0x2028, 0x2029, 0x202F, 0x205F,
            0x3000);
  }

  @Test
  void aByteThatWouldBeABlankAloneIsNoneInsideACharacter() {
    // U+0160 is C5 A0, and A0 alone is no character at all.
    assertThat(ByteText.skipField(ByteText.of("\u0160 x"), 0)).isEqualTo(2);
    assertThat(ByteText.skipField("\u00a0", 0)).isEqualTo(1);
    assertThat(ByteText.skipField(ByteText.of("\u00a0"), 0)).isZero();
  }

  @Test
  void fieldsEndAtBlanksBeyondAscii() {
    String text = ByteText.of("ab\u2003\u3000cd");

    assertThat(ByteText.skipField(text, 0)).isEqualTo(2);
    assertThat(ByteText.skipBlanks(text, 2)).isEqualTo(8);
    assertThat(ByteText.skipField(text, 8)).isEqualTo(10);
  }

  @ParameterizedTest(name = "{1}")
  @CsvSource(
      delimiter = '~',
      quoteCharacter = '\u0001',
      textBlock =
          """
          61 62      ~ "ab"
          22 5c      ~ "\\"\\\\"
          07 08 0c   ~ "\\a\\b\\f"
          0a 0d 09 0b ~ "\\n\\r\\t\\v"
          00 1f 7f   ~ "\\x00\\x1f\\x7f"
          ff 80      ~ "\\xff\\x80"
          c3 a9      ~ "é"
          ef bf bd   ~ "\ufffd"
          20         ~ " "
          c2 a0      ~ "\\u00a0"
          e2 80 8b   ~ "\\u200b"
          e2 80 a8   ~ "\\u2028"
          f0 9f 98 80 ~ "😀"
          f3 a0 80 81 ~ "\\U000e0001"
          """)
  void quotedTextShowsWhatCannotBeReadAsEscapes(String hex, String quoted) {
    assertThat(ByteText.quote(ofHex(hex))).isEqualTo(ByteText.of(quoted));
  }

  @ParameterizedTest
  @CsvSource({
    "61, true", // Ll
    "301, true", // Mn, a combining mark
    "660, true", // Nd
    "2b, true", // Sm
    "20, true", // Zs
    "a0, true", // Zs
    "9, false", // Cc
    "ad, false", // Cf
    "200b, false", // Cf
    "2028, false", // Zl
    "e000, false", // Co
    "378, false", // Cn
  })
  void graphicCharactersLeaveAMarkOrAPlainSpace(String hex, boolean graphic) {
    assertThat(ByteText.isGraphic(Integer.parseInt(hex, 16))).isEqualTo(graphic);
  }

  private static String ofHex(String hex) {
    StringBuilder text = new StringBuilder();
    for (String one : hex.strip().split(" +", -1)) {
      text.append((char) Integer.parseInt(one, 16));
    }
    return text.toString();
  }
}
