package dev.benchstudy.benchstat.compare;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.OptionalDouble;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class GateSpecTest {
  @ParameterizedTest(name = "{0}: {1} is {2}")
  @CsvSource({
    "10%, sec/op, 0.1",
    "0.1, sec/op, 0.1",
    "0.999, sec/op, 0.999",
    "100%, sec/op, 1",
    "10%, things, none",
    "10%, misses-op/s, none",
    "things:10%, things, 0.1",
    "' 10% ', sec/op, 0.1",
    "0.5%, B/op, 0.005",
    "9999%, sec/op, 99.99",
    "'sec/op:10%,B/op:1%', sec/op, 0.1",
    "'sec/op:10%,B/op:1%', B/op, 0.01",
    "'sec/op:10%,B/op:1%', op/s, none",
    "'5%,B/op:1%', B/op, 0.01",
    "'5%,B/op:1%', sec/op, 0.05",
    "' B/op : 1% ', B/op, 0.01",
    "a:b:5%, a:b, 0.05",
  })
  void aMarginIsOfAUnitOrOfAllOthers(String text, String unit, String margin) throws Exception {
    assertThat(GateSpec.parse(text).margin(unit))
        .isEqualTo(
            margin.equals("none")
                ? OptionalDouble.empty()
                : OptionalDouble.of(Double.parseDouble(margin)));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "", "0", "0%", "-1%", "10000%", "100", "nan", "inf", "%", "1%%", "5%,", ",5%", "x:", ":5%",
        " :5%"
      })
  void aMarginIsANumberAboveZeroAndBelowHundredAndAUnitHasAName(String text) {
    assertThatExceptionOfType(GateSpec.SpecException.class)
        .isThrownBy(() -> GateSpec.parse(text))
        .withMessageContaining("not \"" + text + "\"");
  }

  @ParameterizedTest(name = "{0}: write {1}")
  @CsvSource({
    "10, 10%",
    "1, 1%",
    "1.5, 1.5%",
    "sec/op:10, 10%",
    "'10%,B/op:5', 5%",
  })
  void aNumberWithoutASignIsBelowOne(String text, String instead) {
    assertThatExceptionOfType(GateSpec.SpecException.class)
        .isThrownBy(() -> GateSpec.parse(text))
        .withMessageContaining("write " + instead)
        .withMessageContaining("not \"" + text + "\"");
  }
}
