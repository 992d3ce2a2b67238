package dev.benchstudy.slug;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;

/**
 * Reads eight bytes at a time, looks them up two by two, and takes no branch that the text decides.
 *
 * <p>What two neighbours become, given whether a separator stood before them, is 0, 1 or 2 bytes:
 * one look-up in a table of 131,072 entries answers for both. The answers of four pairs are shifted
 * together into one number of eight bytes, which is written whole; the next write begins where the
 * bytes that count end, over those that do not. Whether a separator stood before a pair is looked
 * up from what was read, not taken from the pair before, so that the pairs do not wait for each
 * other.
 *
 * <p>Three objects, as {@code table} makes: the bytes, written over from the front, the string and
 * its own bytes. The price is 512 kB of table, of which English text uses a few; it is hot here and
 * may not be elsewhere.
 *
 * <p>Tried and dropped: telling letters from others in eight bytes by arithmetic and copying words
 * whole. Words are short and of unforeseeable length, so every word costs a mispredicted branch.
 *
 * <p>Source: none that is followed; looking several symbols up at once is how fast Huffman decoders
 * work. No Go counterpart.
 */
final class FastestSlugger implements Slugger {

  private static final VarHandle LONG =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

  /** In an index of {@link #PAIRS}, above the pair: a separator stands before it. */
  private static final int AFTER_SEPARATOR = 1 << 16;

  private static final int PAIR = 0xFFFF;
  private static final int BYTE = 0xFF;

  private static final byte[] BECOMES = SlugAlphabet.latin1Table();

  /** For every byte the bit that it puts into the index of the pair behind it. */
  private static final int[] BEFORE = before();

  /**
   * What a pair of bytes, the earlier one lowest, becomes: the low 16 bits hold the bytes, the high
   * 16 bits say how many bits of those count: 0, 8 or 16.
   */
  private static final int[] PAIRS = pairs();

  @Override
  public String slug(String title) {
    byte[] bytes = title.getBytes(StandardCharsets.ISO_8859_1);
    int end = 0;
    // As if a separator stood in front, so that none is kept at the beginning.
    int before = AFTER_SEPARATOR;
    int next = 0;
    for (; next <= bytes.length - Long.BYTES; next += Long.BYTES) {
      long eight = (long) LONG.get(bytes, next);
      int first = (int) eight & PAIR;
      int second = (int) eight >>> 16;
      int third = (int) (eight >>> 32) & PAIR;
      int fourth = (int) (eight >>> 48);

      int become = PAIRS[before | first];
      long kept = become & PAIR;
      int bits = become >>> 16;
      become = PAIRS[BEFORE[first >>> 8] | second];
      kept |= (long) (become & PAIR) << bits;
      bits += become >>> 16;
      become = PAIRS[BEFORE[second >>> 8] | third];
      kept |= (long) (become & PAIR) << bits;
      bits += become >>> 16;
      become = PAIRS[BEFORE[third >>> 8] | fourth];
      kept |= (long) (become & PAIR) << bits;
      bits += become >>> 16;

      before = BEFORE[fourth >>> 8];
      LONG.set(bytes, end, kept);
      end += bits >>> 3;
    }
    for (; next < bytes.length; next++) {
      int read = bytes[next] & BYTE;
      if (BEFORE[read] == 0 || before == 0) {
        bytes[end++] = BECOMES[read];
      }
      before = BEFORE[read];
    }
    if (end > 0 && bytes[end - 1] == SlugAlphabet.SEPARATOR) {
      end--;
    }
    return new String(bytes, 0, end, StandardCharsets.ISO_8859_1);
  }

  private static int[] before() {
    int[] before = new int[BECOMES.length];
    for (int read = 0; read < before.length; read++) {
      before[read] = BECOMES[read] == SlugAlphabet.SEPARATOR ? AFTER_SEPARATOR : 0;
    }
    return before;
  }

  private static int[] pairs() {
    int[] pairs = new int[2 * AFTER_SEPARATOR];
    for (int i = 0; i < pairs.length; i++) {
      int first = i & BYTE;
      int second = i >>> 8 & BYTE;
      int kept = 0;
      int bits = 0;
      if (BEFORE[first] == 0 || (i & AFTER_SEPARATOR) == 0) {
        kept = BECOMES[first];
        bits = 8;
      }
      if (BEFORE[second] == 0 || BEFORE[first] == 0) {
        kept |= BECOMES[second] << bits;
        bits += 8;
      }
      pairs[i] = bits << 16 | kept;
    }
    return pairs;
  }
}
