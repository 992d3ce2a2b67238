package dev.benchstudy.benchstat.read;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The bytes of an input, and the lines they are cut into. */
class ByteSourceTest {
  private static final int BUFFER = 1 << 16;
  private static final String TEXT = "ab\u00e9\n\u65e5\ud83d\ude00\r\nlast";
  private static final List<String> LINES = List.of("ab\u00e9", "\u65e5\ud83d\ude00", "last");

  @Test
  void utf8IsReadWithOrWithoutItsMark() throws IOException {
    assertThat(lines(TEXT.getBytes(StandardCharsets.UTF_8))).isEqualTo(LINES);
    assertThat(lines(("\ufeff" + TEXT).getBytes(StandardCharsets.UTF_8))).isEqualTo(LINES);
  }

  @ParameterizedTest
  @ValueSource(strings = {"UTF-16BE", "UTF-16LE"})
  void utf16WithAMarkIsDecoded(String charset) throws IOException {
    assertThat(lines(("\ufeff" + TEXT).getBytes(Charset.forName(charset)))).isEqualTo(LINES);
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource({
    "fe ff 00 61 d8 3d 00 62, a\ufffdb", // an unpaired high surrogate
    "fe ff 00 61 de 00 00 62, a\ufffdb", // an unpaired low one
    "fe ff 00 61 00, a\ufffd", // an odd last byte
    "ff fe 61 00 3d d8, a\ufffd",
    "ff fe, ''",
    "fe, \ufffd",
  })
  void whatIsNotUtf16BecomesTheReplacementCharacter(String hex, String text) throws IOException {
    List<String> lines = lines(ofHex(hex));

    assertThat(String.join("\n", lines)).isEqualTo(text);
  }

  @Test
  void aMarkInsideTheTextIsKept() throws IOException {
    assertThat(lines("a\ufeffb".getBytes(StandardCharsets.UTF_8))).containsExactly("a\ufeffb");
  }

  @Test
  void surrogatePairsMayStandAcrossBuffersOfTheDecoder() throws IOException {
    for (int shift = 0; shift < 4; shift++) {
      String text = "x".repeat(8190 + shift) + "\ud83d\ude00".repeat(9000);

      assertThat(lines(("\ufeff" + text).getBytes(StandardCharsets.UTF_16LE)))
          .containsExactly(text);
    }
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource({
    "'', 0", "a, 1", "a|, 1", "|, 1", "||, 2", "a||b, 3", "a|b|, 2",
  })
  void aLineMayBeEmptyAndTheLastNeedsNoEnd(String text, int count) throws IOException {
    assertThat(lines(text.replace('|', '\n').getBytes(StandardCharsets.UTF_8))).hasSize(count);
  }

  @Test
  void oneCarriageReturnBeforeTheEndOfALineIsDropped() throws IOException {
    assertThat(lines("a\r\nb\r\r\nc\rd\n\r\ne\r".getBytes(StandardCharsets.UTF_8)))
        .containsExactly("a", "b\r", "c\rd", "", "e");
  }

  @Test
  void linesEndAnywhereAroundTheEndOfABuffer() throws IOException {
    for (int length = BUFFER - 3; length <= BUFFER + 3; length++) {
      for (String end : List.of("\n", "\r\n")) {
        String line = "x".repeat(length);
        byte[] bytes = (line + end + "y" + end).getBytes(StandardCharsets.UTF_8);

        assertThat(lines(bytes)).as("%d", length).containsExactly(line, "y");
      }
    }
  }

  @Test
  void linesDoNotDependOnHowTheirBytesArrive() throws IOException {
    Random random = new Random(1);
    StringBuilder text = new StringBuilder();
    List<String> expected = new ArrayList<>();
    for (int i = 0; i < 400; i++) {
      String line = Integer.toString(i) + "-".repeat(random.nextInt(1500));
      expected.add(line);
      text.append(line).append(random.nextBoolean() ? "\n" : "\r\n");
    }
    byte[] bytes = text.toString().getBytes(StandardCharsets.UTF_8);

    assertThat(lines(new Dribble(bytes, random))).isEqualTo(expected);
    assertThat(lines(bytes)).isEqualTo(expected);
  }

  /** Hands out a few bytes at a time. */
  private static final class Dribble extends InputStream {
    private final ByteArrayInputStream bytes;
    private final Random random;

    Dribble(byte[] bytes, Random random) {
      this.bytes = new ByteArrayInputStream(bytes);
      this.random = random;
    }

    @Override
    public int read() {
      return bytes.read();
    }

    @Override
    public int read(byte[] target, int offset, int length) {
      return bytes.read(target, offset, Math.min(length, 1 + random.nextInt(700)));
    }
  }

  private static List<String> lines(byte[] bytes) throws IOException {
    return lines(new ByteArrayInputStream(bytes));
  }

  private static List<String> lines(InputStream stream) throws IOException {
    List<String> lines = new ArrayList<>();
    try (ByteSource source = ByteSource.of(stream)) {
      LineSource cut = new LineSource(source);
      while (cut.next()) {
        byte[] line = cut.line().getBytes(StandardCharsets.ISO_8859_1);
        lines.add(new String(line, StandardCharsets.UTF_8));
      }
      assertThat(cut.lines()).isEqualTo(lines.size());
    }
    return lines;
  }

  private static byte[] ofHex(String hex) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    for (String one : hex.strip().split(" ", -1)) {
      bytes.write(Integer.parseInt(one, 16));
    }
    return bytes.toByteArray();
  }
}
