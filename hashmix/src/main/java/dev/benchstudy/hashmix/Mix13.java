package dev.benchstudy.hashmix;

/**
 * The mixer of SplitMix64: the same shape as {@link Fmix64}, with shifts and multipliers found by a
 * search.
 *
 * <p>Idea: of all functions of this shape, take the one whose output bits depend most evenly on the
 * input bits. Cost: that of {@link Fmix64}; only constants differ.
 *
 * <p>Source: David Stafford, "Better Bit Mixing" (2011), variant 13; used by Steele, Lea and Flood,
 * "Fast Splittable Pseudorandom Number Generators" (2014), and by {@link
 * java.util.SplittableRandom}, against which the tests hold it.
 */
final class Mix13 implements Mixer {

  private static final long FIRST = 0xbf58476d1ce4e5b9L;
  private static final long SECOND = 0x94d049bb133111ebL;
  private static final long FIRST_INVERSE = Inverse.ofOdd(FIRST);
  private static final long SECOND_INVERSE = Inverse.ofOdd(SECOND);

  @Override
  public long mix(long value) {
    long mixed = value;
    mixed ^= mixed >>> 30;
    mixed *= FIRST;
    mixed ^= mixed >>> 27;
    mixed *= SECOND;
    mixed ^= mixed >>> 31;
    return mixed;
  }

  @Override
  public long unmix(long mixed) {
    long value = Inverse.ofXorShift(mixed, 31);
    value *= SECOND_INVERSE;
    value = Inverse.ofXorShift(value, 27);
    value *= FIRST_INVERSE;
    return Inverse.ofXorShift(value, 30);
  }
}
