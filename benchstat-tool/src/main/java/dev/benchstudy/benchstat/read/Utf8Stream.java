package dev.benchstudy.benchstat.read;

import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.nio.charset.StandardCharsets;

/** The characters of a reader as a stream of UTF-8 bytes. */
final class Utf8Stream extends InputStream {
  private final Reader reader;
  private final char[] chars = new char[8192];
  private byte[] bytes = {};
  private int position;
  private int kept;

  Utf8Stream(Reader reader) {
    this.reader = reader;
  }

  @Override
  public int read() throws IOException {
    return position < bytes.length || refill() ? bytes[position++] & 0xFF : -1;
  }

  @Override
  public int read(byte[] target, int offset, int length) throws IOException {
    if (length == 0) {
      return 0;
    }
    if (position == bytes.length && !refill()) {
      return -1;
    }
    int count = Math.min(length, bytes.length - position);
    System.arraycopy(bytes, position, target, offset, count);
    position += count;
    return count;
  }

  /**
   * Encodes the next characters; the first half of a surrogate pair at the end waits for its second
   * half.
   */
  private boolean refill() throws IOException {
    int got = reader.read(chars, kept, chars.length - kept);
    if (got < 0) {
      return false;
    }
    int length = kept + got;
    kept = Character.isHighSurrogate(chars[length - 1]) ? 1 : 0;
    bytes = new String(chars, 0, length - kept).getBytes(StandardCharsets.UTF_8);
    position = 0;
    chars[0] = chars[length - 1];
    return bytes.length > 0 || refill();
  }

  @Override
  public void close() throws IOException {
    reader.close();
  }
}
