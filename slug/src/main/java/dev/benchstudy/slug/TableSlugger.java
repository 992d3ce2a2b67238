package dev.benchstudy.slug;

import java.nio.charset.StandardCharsets;

/**
 * Looks every byte up in a table that says what it becomes.
 *
 * <p>The title's characters are taken as Latin-1 bytes: one a character, and a question mark, which
 * no slug keeps, for each character that has none. The slug is written over them, as it is never
 * ahead of what is read. One look-up and one branch a character; three objects: the bytes, the
 * string and the string's own bytes.
 *
 * <p>Source: the usual way to classify bytes, in lexers for instance. The Go original compares with
 * ranges instead.
 */
final class TableSlugger implements Slugger {

  /** For every byte the kept character in lower case, else {@link SlugAlphabet#SEPARATOR}. */
  private static final byte[] BECOMES = SlugAlphabet.latin1Table();

  @Override
  public String slug(String title) {
    byte[] bytes = title.getBytes(StandardCharsets.ISO_8859_1);
    int end = 0;
    boolean wordEnded = false;
    for (byte read : bytes) {
      byte b = BECOMES[read & 0xFF];
      if (b == SlugAlphabet.SEPARATOR) {
        wordEnded = true;
        continue;
      }
      if (wordEnded && end > 0) {
        bytes[end++] = SlugAlphabet.SEPARATOR;
      }
      wordEnded = false;
      bytes[end++] = b;
    }
    return new String(bytes, 0, end, StandardCharsets.ISO_8859_1);
  }
}
