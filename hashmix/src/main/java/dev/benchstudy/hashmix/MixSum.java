package dev.benchstudy.hashmix;

/** A digest of a set of keys that does not depend on their order. */
public final class MixSum {

  private MixSum() {}

  /**
   * Returns the sum, modulo 2^64, of all keys mixed; 0 for no keys. Cost: one mix and one load a
   * key.
   */
  public static long of(Mixer mixer, long[] keys) {
    long sum = 0;
    for (long key : keys) {
      sum += mixer.mix(key);
    }
    return sum;
  }
}
