package dev.benchstudy.hashmix;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.function.LongUnaryOperator;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The avalanche check must refuse functions that mix badly, or passing it would mean nothing. */
class AvalancheTest {

  static Arguments[] badMixers() {
    return new Arguments[] {
      Arguments.of("nothing at all", (LongUnaryOperator) value -> value),
      Arguments.of(
          "a multiplication alone", (LongUnaryOperator) value -> value * 0xff51afd7ed558ccdL),
      Arguments.of("a shift alone", (LongUnaryOperator) value -> value ^ (value >>> 33)),
      Arguments.of("half of fmix64", (LongUnaryOperator) AvalancheTest::halfOfFmix64),
      Arguments.of("a constant", (LongUnaryOperator) value -> 42),
    };
  }

  private static long halfOfFmix64(long value) {
    long mixed = (value ^ (value >>> 33)) * 0xff51afd7ed558ccdL;
    return mixed ^ (mixed >>> 33);
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("badMixers")
  void aBadMixerIsRefused(String name, LongUnaryOperator mixer) {
    assertThat(Avalanche.worstBias(mixer, 1)).as(name).isGreaterThan(Avalanche.ALLOWED_BIAS);
  }
}
