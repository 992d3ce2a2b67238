package dev.benchstudy.hashmix;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/**
 * MurmurHash3_x64_128 built on a given finaliser, so that checks of the whole hash become checks of
 * the finaliser.
 *
 * <p>Source: Austin Appleby's description (public domain): two 64-bit halves take 16 bytes at a
 * time, the rest is padded with zeros, the length joins in, and each half is finalised.
 */
final class Murmur3 {

  private static final long C1 = 0x87c37b91114253d5L;
  private static final long C2 = 0x4cf5ad432745937fL;

  private Murmur3() {}

  /** Returns the 16 bytes of the hash of the first {@code length} bytes of {@code data}. */
  static byte[] hash(Mixer finaliser, byte[] data, int length, int seed) {
    int padded = (length + 15) / 16 * 16;
    ByteBuffer blocks = ByteBuffer.allocate(padded).order(ByteOrder.LITTLE_ENDIAN);
    blocks.put(data, 0, length).rewind();
    blocks.limit(padded);
    long h1 = seed;
    long h2 = seed;
    for (int left = length; left > 0; left -= 16) {
      long k1 = Long.rotateLeft(blocks.getLong() * C1, 31) * C2;
      long k2 = Long.rotateLeft(blocks.getLong() * C2, 33) * C1;
      if (left >= 16) {
        h1 = (Long.rotateLeft(h1 ^ k1, 27) + h2) * 5 + 0x52dce729L;
        h2 = (Long.rotateLeft(h2 ^ k2, 31) + h1) * 5 + 0x38495ab5L;
      } else {
        h1 ^= k1;
        h2 ^= k2;
      }
    }
    h1 ^= length;
    h2 ^= length;
    h1 += h2;
    h2 += h1;
    h1 = finaliser.mix(h1);
    h2 = finaliser.mix(h2);
    h1 += h2;
    h2 += h1;
    return ByteBuffer.allocate(16).order(ByteOrder.LITTLE_ENDIAN).putLong(h1).putLong(h2).array();
  }
}
