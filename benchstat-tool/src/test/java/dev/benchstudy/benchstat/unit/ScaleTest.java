package dev.benchstudy.benchstat.unit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.benchstudy.benchstat.text.ByteText;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class ScaleTest {
  private record Step(double threshold, String prefix, int decimals) {}

  /** Each threshold with the scale from it on and the one just below it. */
  static Stream<Arguments> decimalThresholds() {
    String[] prefixes = {"T", "G", "M", "k", "", "m", "\u00b5", "n"};
    Stream.Builder<Step> steps = Stream.builder();
    for (int i = 0; i < prefixes.length; i++) {
      int exponent = 12 - 3 * i;
      steps.add(new Step(Double.parseDouble("99.995e" + exponent), prefixes[i], 1));
      steps.add(new Step(Double.parseDouble("9.9995e" + exponent), prefixes[i], 2));
      steps.add(new Step(Double.parseDouble("0.99995e" + exponent), prefixes[i], 3));
    }
    for (int decimals = 3; decimals <= 10; decimals++) {
      double quotient = Double.parseDouble("9.9995e-" + (decimals - 2));
      steps.add(new Step(quotient * 1e-9, "n", decimals));
    }
    return pairs(steps.build().toList());
  }

  static Stream<Arguments> binaryThresholds() {
    String[] prefixes = {"Ti", "Gi", "Mi", "Ki", ""};
    Stream.Builder<Step> steps = Stream.builder();
    for (int i = 0; i < prefixes.length; i++) {
      double divisor = Math.scalb(1.0, 40 - 10 * i);
      steps.add(new Step(99.995 * divisor, prefixes[i], 1));
      steps.add(new Step(9.9995 * divisor, prefixes[i], 2));
      steps.add(new Step(0.99995 * divisor, prefixes[i], 3));
    }
    return pairs(steps.build().toList());
  }

  private static Stream<Arguments> pairs(java.util.List<Step> steps) {
    return java.util.stream.IntStream.range(0, steps.size())
        .mapToObj(
            i ->
                Arguments.of(steps.get(i), i + 1 < steps.size() ? steps.get(i + 1) : steps.get(i)));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("decimalThresholds")
  void aDecimalScaleBeginsAtItsThreshold(Step step, Step below) {
    assertScales(UnitClass.DECIMAL, step, below);
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("binaryThresholds")
  void aBinaryScaleBeginsAtItsThreshold(Step step, Step below) {
    assertScales(UnitClass.BINARY, step, below);
  }

  private static void assertScales(UnitClass unitClass, Step step, Step below) {
    // What is smaller than the smallest prefix is divided first; one more step clears its rounding.
    boolean small = step.decimals > 3 || step.equals(below);
    double slack = small ? 4 * Math.ulp(step.threshold) : 0;
    assertScale(unitClass, step.threshold + slack, step);
    assertScale(unitClass, Math.nextUp(step.threshold + slack), step);
    if (!step.equals(below)) {
      assertScale(unitClass, Math.nextDown(step.threshold - slack), below);
    }
  }

  private static void assertScale(UnitClass unitClass, double value, Step step) {
    Scale scale = Scale.common(unitClass, value);
    assertThat(ByteText.toUnicode(scale.prefix())).as("%s", value).isEqualTo(step.prefix);
    assertThat(scale.decimals()).as("%s", value).isEqualTo(step.decimals);
  }

  @ParameterizedTest(name = "{1}")
  @CsvSource({
    "0, 0.000",
    "-0.0, -0.000",
    "1e-9, 1.000n",
    "1.5e-6, 1.500\u00b5",
    "9999.5e12, 9999.5T",
    "1e-12, 0.001000n",
    "5e-17, 0.0000000500n",
    "1e-20, 0.0000000000n",
    "123456, 123.5k",
    "-2500, -2.500k",
    "NaN, NaNn",
    "Infinity, +InfT",
  })
  void aNumberAloneShowsFourDigits(double value, String text) {
    Scale scale = Scale.common(UnitClass.DECIMAL, value);

    assertThat(ByteText.toUnicode(scale.format(value))).isEqualTo(text);
  }

  @ParameterizedTest(name = "{1}")
  @CsvSource({
    "1023, 1023.0",
    "1024, 1.000Ki",
    "1048523, 1023.9Ki",
    "1048576, 1.000Mi",
    "0.5, 0.5000",
    "0.099995, 0.1000",
    "0.01, 0.01000",
    "1e15, 909.5Ti",
  })
  void memoryIsScaledByPowersOf1024(double value, String text) {
    assertThat(Scale.common(UnitClass.BINARY, value).format(value)).isEqualTo(text);
  }

  @ParameterizedTest(name = "divisor {0}, {1} decimals")
  @CsvSource({"0, 1", "-1, 1", "NaN, 1", "1, -1"})
  void aScaleNeedsAPositiveDivisorAndNoNegativeDecimals(double divisor, int decimals) {
    assertThatIllegalArgumentException().isThrownBy(() -> new Scale(divisor, "", decimals));
  }

  @Test
  void aScaleMayHaveNoDecimals() {
    assertThat(new Scale(1000, "k", 0).format(2500)).isEqualTo("2k");
  }

  @Test
  void theSmallestNonZeroMagnitudeRules() {
    Scale scale = Scale.common(UnitClass.DECIMAL, 5e9, 0, -2e3, 7e6);

    assertThat(scale.format(5e9)).isEqualTo("5000000.000k");
    assertThat(scale.format(-2e3)).isEqualTo("-2.000k");
    assertThat(scale.format(0)).isEqualTo("0.000k");
  }

  @Test
  void aNanCountsOnlyIfItComesFirst() {
    assertThat(Scale.common(UnitClass.DECIMAL, 1e3, Double.NaN).prefix()).isEqualTo("k");
    assertThat(Scale.common(UnitClass.DECIMAL, Double.NaN, 1e3).prefix()).isEqualTo("n");
  }
}
