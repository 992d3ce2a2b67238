package dev.benchstudy.hashmix;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** The two sums that benchmarks use as their algorithm. */
class SumTest {

  @Test
  void sumOfNoIntsIsZero() {
    assertThat(IntSum.of(new int[0])).isZero();
  }

  @Test
  void sumOfIntsDoesNotOverflowAnInt() {
    assertThat(IntSum.of(new int[] {Integer.MAX_VALUE, Integer.MAX_VALUE, -1}))
        .isEqualTo(4_294_967_293L);
  }

  @Test
  void sumOfIntsAgreesWithTheStreamLibrary() {
    int[] values = new SplittableRandom(5).ints(10_001).toArray();
    assertThat(IntSum.of(values)).isEqualTo(Arrays.stream(values).asLongStream().sum());
  }

  @Test
  void sumOfMixedKeysDoesNotDependOnTheirOrder() {
    Mixer mixer = MixerVariant.FMIX64.mixer();
    assertThat(MixSum.of(mixer, new long[] {1, 2, 3}))
        .isEqualTo(MixSum.of(mixer, new long[] {3, 1, 2}));
    assertThat(MixSum.of(mixer, new long[] {1})).isEqualTo(mixer.mix(1));
    assertThat(MixSum.of(mixer, new long[0])).isZero();
  }
}
