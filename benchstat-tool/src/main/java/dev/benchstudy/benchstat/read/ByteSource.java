package dev.benchstudy.benchstat.read;

import java.io.IOException;
import java.io.InputStream;

/**
 * The bytes of an input as UTF-8: a byte-order mark is dropped, UTF-16 is decoded.
 *
 * <p>Not thread-safe. Holds a buffer of 64 KiB.
 */
final class ByteSource implements AutoCloseable {
  private static final int BUFFER_SIZE = 1 << 16;

  private final InputStream stream;
  private final byte[] buffer = new byte[BUFFER_SIZE];
  private int position;
  private int limit;

  private ByteSource(InputStream stream) {
    this.stream = stream;
  }

  /** Returns the bytes of a stream; closing it closes the stream. */
  static ByteSource of(InputStream stream) throws IOException {
    ByteSource raw = new ByteSource(stream);
    raw.fillAtLeast(3);
    if (raw.startsWith(0xEF, 0xBB, 0xBF)) {
      raw.position = 3;
      return raw;
    } else if (raw.startsWith(0xFE, 0xFF)) {
      return raw.decoded(true);
    } else if (raw.startsWith(0xFF, 0xFE)) {
      return raw.decoded(false);
    }
    return raw;
  }

  private ByteSource decoded(boolean bigEndian) {
    position = 2;
    return new ByteSource(new Utf16Stream(asStream(), bigEndian));
  }

  private boolean startsWith(int... bytes) {
    if (limit < bytes.length) {
      return false;
    }
    for (int i = 0; i < bytes.length; i++) {
      if ((buffer[i] & 0xFF) != bytes[i]) {
        return false;
      }
    }
    return true;
  }

  private void fillAtLeast(int count) throws IOException {
    while (limit < count && limit < buffer.length) {
      int got = stream.read(buffer, limit, buffer.length - limit);
      if (got < 0) {
        return;
      }
      limit += got;
    }
  }

  /** Returns the buffer that holds the bytes from {@link #position} to {@link #limit}. */
  byte[] buffer() {
    return buffer;
  }

  /** Returns the index of the next byte. */
  int position() {
    return position;
  }

  /** Returns the index after the last byte in the buffer. */
  int limit() {
    return limit;
  }

  /** Goes on to an index of the buffer. */
  void moveTo(int index) {
    position = index;
  }

  /** Replaces an empty buffer by the bytes that follow; returns false at the end. */
  boolean refill() throws IOException {
    int got = stream.read(buffer, 0, buffer.length);
    position = 0;
    limit = Math.max(0, got);
    return got > 0;
  }

  /**
   * Makes more of the start of the input visible, up to the size of the buffer, without going on.
   */
  void peekAll() throws IOException {
    fillAtLeast(buffer.length);
  }

  /** Returns the bytes that are left as a stream. */
  InputStream asStream() {
    return new InputStream() {
      @Override
      public int read() throws IOException {
        return position < limit || refill() ? buffer[position++] & 0xFF : -1;
      }

      @Override
      public int read(byte[] target, int offset, int length) throws IOException {
        if (length == 0) {
          return 0;
        }
        if (position == limit && !refill()) {
          return -1;
        }
        int count = Math.min(length, limit - position);
        System.arraycopy(buffer, position, target, offset, count);
        position += count;
        return count;
      }
    };
  }

  @Override
  public void close() throws IOException {
    stream.close();
  }
}
