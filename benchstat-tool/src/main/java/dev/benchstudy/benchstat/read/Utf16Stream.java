package dev.benchstudy.benchstat.read;

import dev.benchstudy.benchstat.text.ByteText;
import java.io.IOException;
import java.io.InputStream;

/**
 * A stream of UTF-16 as UTF-8; an unpaired surrogate and an odd last byte become U+FFFD.
 *
 * <p>A decoder of the JDK takes what follows an unpaired surrogate for a part of it, be it the end
 * of the line.
 */
final class Utf16Stream extends InputStream {
  private static final int UNITS = 4096;

  private final InputStream stream;
  private final boolean bigEndian;
  private byte[] bytes = {};
  private int position;

  /** The first half of a pair that waits for its second, or 0. */
  private char half;

  Utf16Stream(InputStream stream, boolean bigEndian) {
    this.stream = stream;
    this.bigEndian = bigEndian;
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

  /** Encodes the units that follow; returns false at the end. */
  private boolean refill() throws IOException {
    StringBuilder units = new StringBuilder(UNITS + 1);
    if (half != 0) {
      units.append(half);
      half = 0;
    }
    int unit = 0;
    while (units.length() < UNITS && unit >= 0) {
      unit = unit();
      if (unit >= 0) {
        units.append((char) unit);
      }
    }
    int last = units.length() - 1;
    if (unit >= 0 && Character.isHighSurrogate(units.charAt(last))) {
      half = units.charAt(last);
      units.setLength(last);
    }
    bytes = ByteText.bytes(ByteText.of(units.toString()));
    position = 0;
    return bytes.length > 0;
  }

  private int unit() throws IOException {
    int first = stream.read();
    if (first < 0) {
      return -1;
    }
    int second = stream.read();
    if (second < 0) {
      return ByteText.REPLACEMENT;
    }
    return bigEndian ? first << 8 | second : second << 8 | first;
  }

  @Override
  public void close() throws IOException {
    stream.close();
  }
}
