package dev.benchstudy.hashmix;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The contract of {@link Mixer}, for every variant. */
class MixerContractTest {

  private static final long SEED = 20_260_101;

  /** Zero, single bits, all bits, their neighbours, and many random values. */
  private static long[] inputs() {
    LongStream singleBits = LongStream.range(0, Long.SIZE).map(bit -> 1L << bit);
    LongStream edges =
        LongStream.of(0, -1, Long.MIN_VALUE, Long.MAX_VALUE, 0xffffffffL, 0x100000000L);
    LongStream random = new SplittableRandom(SEED).longs(100_000);
    return LongStream.concat(LongStream.concat(singleBits, edges), random).toArray();
  }

  @ParameterizedTest
  @EnumSource
  void unmixUndoesMix(MixerVariant variant) {
    Mixer mixer = variant.mixer();
    for (long input : inputs()) {
      assertThat(mixer.unmix(mixer.mix(input))).isEqualTo(input);
    }
  }

  @ParameterizedTest
  @EnumSource
  void mixUndoesUnmix(MixerVariant variant) {
    Mixer mixer = variant.mixer();
    for (long input : inputs()) {
      assertThat(mixer.mix(mixer.unmix(input))).isEqualTo(input);
    }
  }

  @ParameterizedTest
  @EnumSource
  void differentInputsNeverCollide(MixerVariant variant) {
    long[] distinct = Arrays.stream(inputs()).distinct().toArray();
    long[] mixed = Arrays.stream(distinct).map(variant.mixer()::mix).distinct().toArray();
    assertThat(mixed).hasSameSizeAs(distinct);
  }

  @ParameterizedTest
  @EnumSource
  void zeroStaysZero(MixerVariant variant) {
    assertThat(variant.mixer().mix(0)).isZero();
  }

  @ParameterizedTest
  @EnumSource
  void everyInputBitChangesEveryOutputBitHalfTheTime(MixerVariant variant) {
    assertThat(Avalanche.worstBias(variant.mixer()::mix, SEED)).isLessThan(Avalanche.ALLOWED_BIAS);
  }

  @ParameterizedTest
  @EnumSource
  void isFoundByItsLabel(MixerVariant variant) {
    assertThat(MixerVariant.named(variant.label())).isEqualTo(variant);
  }

  @Test
  void anUnknownLabelIsRefusedWithTheKnownOnes() {
    assertThatThrownBy(() -> MixerVariant.named("md5"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("md5")
        .hasMessageContaining("fmix64")
        .hasMessageContaining("mix13");
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 3, -1, 0xff51afd7ed558ccdL, 0x94d049bb133111ebL})
  void anOddNumberTimesItsInverseIsOne(long odd) {
    assertThat(odd * Inverse.ofOdd(odd)).isEqualTo(1);
  }

  @Test
  void anEvenNumberHasNoInverse() {
    assertThatThrownBy(() -> Inverse.ofOdd(6))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("6");
  }

  @Test
  void everyShiftIsUndone() {
    for (int shift = 1; shift < Long.SIZE; shift++) {
      for (long value : new long[] {1, -1, 0x123456789abcdefL, Long.MIN_VALUE}) {
        assertThat(Inverse.ofXorShift(value ^ (value >>> shift), shift))
            .as("shift %d", shift)
            .isEqualTo(value);
      }
    }
  }
}
