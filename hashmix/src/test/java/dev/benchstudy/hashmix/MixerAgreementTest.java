package dev.benchstudy.hashmix;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.hash.HashCode;
import com.google.common.hash.Hashing;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Our mixers against published values, against others' programs, and against arithmetic without
 * overflow.
 */
class MixerAgreementTest {

  private static final long SEED = 64;
  private static final int ROUNDS = 20_000;

  private final Mixer fmix64 = MixerVariant.FMIX64.mixer();
  private final Mixer mix13 = MixerVariant.MIX13.mixer();

  /**
   * Values that the tests of other implementations of fmix64 pin (several languages agree on them);
   * {@code cbf29ce484222325} is the offset basis of FNV-1a.
   */
  @ParameterizedTest(name = "fmix64({0}) = {1}")
  @CsvSource({
    "0000000000000000, 0000000000000000",
    "0000000000000001, b456bcfc34c2cb2c",
    "cbf29ce484222325, efd01f60ba992926",
    "ffffffffffffffff, 64b5720b4b825f21",
    "8000000000000000, 8f780810af31a493",
    "1234567890abcdef, 0cae996fee6bd396",
    "deadbeefcafebabe, 7082995008f0c48c",
  })
  void fmix64GivesThePublishedValues(String input, String output) {
    assertThat(fmix64.mix(Long.parseUnsignedLong(input, 16)))
        .isEqualTo(Long.parseUnsignedLong(output, 16));
  }

  /**
   * The check value that SMHasher, the test suite of MurmurHash3's author, expects of
   * MurmurHash3_x64_128.
   */
  @Test
  void murmur3BuiltOnFmix64HasThePublishedVerificationValue() {
    byte[] key = new byte[256];
    ByteBuffer hashes = ByteBuffer.allocate(256 * 16);
    for (int length = 0; length < 256; length++) {
      hashes.put(Murmur3.hash(fmix64, key, length, 256 - length));
      key[length] = (byte) length;
    }
    byte[] last = Murmur3.hash(fmix64, hashes.array(), hashes.capacity(), 0);
    int verification = ByteBuffer.wrap(last).order(ByteOrder.LITTLE_ENDIAN).getInt();
    assertThat(Integer.toHexString(verification)).isEqualTo("6384ba69");
  }

  @Test
  void murmur3BuiltOnFmix64AgreesWithGuava() {
    SplittableRandom random = new SplittableRandom(SEED);
    for (int round = 0; round < ROUNDS; round++) {
      byte[] data = new byte[random.nextInt(50)];
      random.nextBytes(data);
      int seed = random.nextInt();
      HashCode expected = Hashing.murmur3_128(seed).hashBytes(data);
      assertThat(Murmur3.hash(fmix64, data, data.length, seed))
          .as("round %d of seed %d", round, SEED)
          .isEqualTo(expected.asBytes());
    }
  }

  /**
   * For no bytes at all MurmurHash3 mixes nothing but its seed s: both halves start as s, become 2s
   * and 3s, and after mixing a and b give a + b and a + 2b. So Guava's two halves hand us
   * fmix64(2s) and fmix64(3s).
   */
  @Test
  void fmix64AgreesWithWhatGuavaShowsOfItForNoBytes() {
    SplittableRandom random = new SplittableRandom(SEED);
    for (int round = 0; round < ROUNDS; round++) {
      int seed = random.nextInt();
      ByteBuffer halves =
          ByteBuffer.wrap(Hashing.murmur3_128(seed).hashBytes(new byte[0]).asBytes())
              .order(ByteOrder.LITTLE_ENDIAN);
      long first = halves.getLong();
      long second = halves.getLong();
      assertThat(fmix64.mix(3L * seed)).isEqualTo(second - first);
      assertThat(fmix64.mix(2L * seed)).isEqualTo(2 * first - second);
    }
  }

  /**
   * First outputs of SplitMix64 started at 0 and at 1234567, as listed in many libraries' tests.
   */
  @ParameterizedTest(name = "output {1} from {0} = {2}")
  @CsvSource({
    "0, 1, e220a8397b1dcdaf",
    "0, 2, 6e789e6aa1b965f4",
    "0, 3, 06c45d188009454f",
    "0, 4, f88bb8a8724c81ec",
    "1234567, 1, 599ed017fb08fc85",
    "1234567, 2, 2c73f08458540fa5",
  })
  void mix13GivesThePublishedOutputsOfSplitMix64(long start, int index, String output) {
    long golden = 0x9e3779b97f4a7c15L;
    assertThat(mix13.mix(start + index * golden)).isEqualTo(Long.parseUnsignedLong(output, 16));
  }

  @Test
  void mix13AgreesWithSplittableRandom() {
    long golden = 0x9e3779b97f4a7c15L;
    SplittableRandom seeds = new SplittableRandom(SEED);
    for (int round = 0; round < ROUNDS; round++) {
      long start = seeds.nextLong();
      assertThat(mix13.mix(start + golden)).isEqualTo(new SplittableRandom(start).nextLong());
    }
  }

  @Test
  void bothAgreeWithArithmeticOnBigIntegers() {
    SplittableRandom random = new SplittableRandom(SEED);
    for (int round = 0; round < ROUNDS; round++) {
      long input = random.nextLong();
      assertThat(fmix64.mix(input))
          .as("fmix64(%x)", input)
          .isEqualTo(slowly(input, 33, "ff51afd7ed558ccd", 33, "c4ceb9fe1a85ec53", 33));
      assertThat(mix13.mix(input))
          .as("mix13(%x)", input)
          .isEqualTo(slowly(input, 30, "bf58476d1ce4e5b9", 27, "94d049bb133111eb", 31));
    }
  }

  private static long slowly(
      long input, int shift1, String first, int shift2, String second, int shift3) {
    BigInteger modulus = BigInteger.ONE.shiftLeft(64);
    BigInteger value = new BigInteger(Long.toUnsignedString(input));
    value = value.xor(value.shiftRight(shift1)).multiply(new BigInteger(first, 16)).mod(modulus);
    value = value.xor(value.shiftRight(shift2)).multiply(new BigInteger(second, 16)).mod(modulus);
    return value.xor(value.shiftRight(shift3)).longValue();
  }
}
