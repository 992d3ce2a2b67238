package dev.benchstudy.concat;

import java.nio.charset.StandardCharsets;

/**
 * Appends bytes to an array that is large enough and converts it to a string once, at the end.
 *
 * <p>Three objects, as {@code presized}. In Java a byte is not yet a character: the bytes are those
 * of Latin-1, and on the way all characters are or-ed together. If one of them needs more than a
 * byte, the work is done again with a builder.
 *
 * <p>Source: the exercise of the Go text this study starts from, which appends to a {@code []byte}
 * and converts with {@code string(buf)}. There bytes are what a string consists of, whatever the
 * text, so no such check is needed.
 */
final class ByteArrayConcatenator implements Concatenator {

  private static final Concatenator ANY_CHARACTERS = new PresizedConcatenator();
  private static final int LATIN_1 = 0xFF;

  @Override
  public String concat(String[] parts) {
    byte[] joined = new byte[TotalLength.of(parts)];
    int end = 0;
    int seen = 0;
    for (String part : parts) {
      for (int i = 0; i < part.length(); i++) {
        char c = part.charAt(i);
        seen |= c;
        joined[end++] = (byte) c;
      }
    }
    return seen <= LATIN_1
        ? new String(joined, StandardCharsets.ISO_8859_1)
        : ANY_CHARACTERS.concat(parts);
  }
}
