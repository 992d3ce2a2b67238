package dev.benchstudy.hashmix;

/**
 * The last step of MurmurHash3: three xor-shifts by 33 with two multiplications between them.
 *
 * <p>Idea: a multiplication carries low bits upwards, a right shift brings high bits down again;
 * twice is enough for every input bit to reach every output bit. Cost: two multiplications and
 * three shift-xor pairs in one chain of dependent operations, about a dozen cycles of latency, no
 * memory.
 *
 * <p>Source: Austin Appleby, MurmurHash3, function {@code fmix64} (public domain), constants and
 * shifts. It computes the same in Go; only the unsigned shift is written {@code >>>} here, since
 * Java has no unsigned 64-bit type.
 */
final class Fmix64 implements Mixer {

  private static final long FIRST = 0xff51afd7ed558ccdL;
  private static final long SECOND = 0xc4ceb9fe1a85ec53L;
  private static final long FIRST_INVERSE = Inverse.ofOdd(FIRST);
  private static final long SECOND_INVERSE = Inverse.ofOdd(SECOND);

  @Override
  public long mix(long value) {
    long mixed = value;
    mixed ^= mixed >>> 33;
    mixed *= FIRST;
    mixed ^= mixed >>> 33;
    mixed *= SECOND;
    mixed ^= mixed >>> 33;
    return mixed;
  }

  @Override
  public long unmix(long mixed) {
    long value = Inverse.ofXorShift(mixed, 33);
    value *= SECOND_INVERSE;
    value = Inverse.ofXorShift(value, 33);
    value *= FIRST_INVERSE;
    return Inverse.ofXorShift(value, 33);
  }
}
