package dev.benchstudy.benchstat.unit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.benchstudy.benchstat.text.ByteText;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class UnitTest {
  @ParameterizedTest(name = "{0}")
  @CsvSource({
    "ns/op, sec/op, 1e-9",
    "ns, sec, 1e-9",
    "MB/s, B/s, 1e6",
    "MB, B, 1e6",
    "p99-ns, p99-sec, 1e-9",
    "ns-p99/op, sec-p99/op, 1e-9",
    "ns/MB, sec/MB, 1e-9", // a denominator stays
    "op/ns, op/ns, 1",
    "op/ns*ns, op/ns*sec, 1e-9", // after a star the numerator goes on
    "op-ns-MB/ns*ns, op-sec-B/ns*sec, 1e-12",
    "B/ns-ns, B/ns-ns, 1", // a dash changes no side
    "nsx/op, nsx/op, 1",
    "NS/op, NS/op, 1",
    "mb/s, mb/s, 1",
    "*ns, *sec, 1e-9",
    "/ns, /ns, 1",
    "ns/, sec/, 1e-9",
    "'', '', 1",
    "-, -, 1",
    "\u00b5s/op, \u00b5s/op, 1",
    "ns\u2003x, sec\u2003x, 1e-9",
  })
  void nanosecondsAndMegabytesOfTheNumeratorAreTidied(String written, String name, double factor) {
    Unit unit = Unit.of(ByteText.of(written));

    assertThat(unit.name()).isEqualTo(ByteText.of(name));
    assertThat(unit.factor())
        .isCloseTo(factor, org.assertj.core.api.Assertions.withinPercentage(1e-13));
  }

  @Test
  void theFactorIsTheResultOfOneDivisionAndOneMultiplicationAWord() {
    assertThat(Unit.of("ns/op").factor()).isEqualTo(1e-9);
    assertThat(Unit.of("ns*ns").factor()).isEqualTo(1 / 1e9 / 1e9);
    assertThat(Unit.of("MB*ns").factor()).isEqualTo(1 * 1e6 / 1e9);
  }

  @ParameterizedTest
  @ValueSource(doubles = {0, -1, Double.NaN})
  void aFactorIsPositive(double factor) {
    assertThatIllegalArgumentException().isThrownBy(() -> new Unit("sec", "ns", factor));
  }

  @Test
  void theNameInTheFileIsRememberedWhereTidyingChangedIt() {
    assertThat(Unit.of("ns/op").original()).contains("ns/op");
    assertThat(Unit.of("B/op").original()).isEmpty();
    assertThat(Unit.base("sec/op").original()).isEmpty();
  }

  @Test
  void zeroAndInfiniteValuesAreTidiedToo() {
    assertThat(Unit.of("ns/op").tidy(0)).isZero();
    assertThat(Unit.of("MB/s").tidy(Double.POSITIVE_INFINITY)).isInfinite();
    assertThat(Unit.of("ns/op").tidy(5)).isEqualTo(5 * 1e-9);
  }

  @Test
  void tidyingIsIdempotent() {
    String[] pieces = {"ns", "MB", "B", "op", "s", "*", "/", "-", " ", "x", "\u00c3\u00a9"};
    Random random = new Random(1);
    for (int round = 0; round < 2000; round++) {
      StringBuilder written = new StringBuilder();
      random.ints(random.nextInt(8), 0, pieces.length).forEach(i -> written.append(pieces[i]));
      Unit once = Unit.of(written.toString());

      assertThat(Unit.of(once.name()).name()).as("%s", written).isEqualTo(once.name());
      assertThat(Unit.of(once.name()).factor()).as("%s", written).isEqualTo(1);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"B", "B/op", "B/s", "MB/s", "bytes", "heap-B", "x/y*B", "B-peak", "bytes/op"})
  void anAmountOfMemoryInTheNumeratorIsBinary(String unit) {
    assertThat(UnitClass.of(unit)).isEqualTo(UnitClass.BINARY);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "sec/op", "op/B", "b", "Bytes", "KB", "Bx", "x/B-B", "ops/MB", "kbytes"})
  void allElseIsDecimal(String unit) {
    assertThat(UnitClass.of(unit)).isEqualTo(UnitClass.DECIMAL);
  }
}
