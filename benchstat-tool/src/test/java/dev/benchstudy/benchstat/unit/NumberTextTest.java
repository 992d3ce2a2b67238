package dev.benchstudy.benchstat.unit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Locale;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class NumberTextTest {
  @ParameterizedTest(name = "{0}")
  @CsvSource({
    "0, 0",
    "-0, -0.0",
    "+1.5, 1.5",
    "1., 1",
    ".5, 0.5",
    "1e3, 1000",
    "1E+3, 1000",
    "1e-3, 0.001",
    "1_000.000_1, 1000.0001",
    "1e1_0, 1e10",
    "0x10p0, 16",
    "0X1.8P-1, 0.75",
    "0x_1p4, 16",
    "-0x1_0p0, -16",
    "0X_0_9_a_f_A_Fp0, 634799",
    "9_8_0, 980",
    "0x.8p0, 0.5",
    "1e-400, 0",
    "5e-324, 4.9e-324",
    "2.4703282292062328e-324, 4.9e-324", // just above half the least denormal
    "2.4703282292062327e-324, 0",
    "1.7976931348623157e308, 1.7976931348623157e308",
    "1.7976931348623158e308, 1.7976931348623157e308",
    "9007199254740993, 9007199254740992", // half to even
    "inf, Infinity",
    "+Inf, Infinity",
    "-INFINITY, -Infinity",
    "nan, NaN",
    "NaN, NaN",
  })
  void goNumbersAreRead(String text, double value) throws NumberSyntaxException {
    assertThat(Double.valueOf(NumberText.parse(text))).isEqualTo(Double.valueOf(value));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "", " 1", "1 ", ".", "+", "-", "e5", "1e", "1e+", "1f", "1d", "0x10", "0x1", "0xp1",
        "0x.p1", "0b1", "0o7", "1__0", "_1", "1_", "1_.5", "1._5", "1e_5", "1_e5", "0_x1p1",
        "0x_1_p1", "+nan", "-nan", "in", "infinit", "infi", "i_nf", "1,5", "\u0661", "--1",
        "0x1p1.5", "1.2.3", "NaNa"
      })
  void anythingElseIsNoNumber(String text) {
    assertFault(text, NumberFormatFault.INVALID_SYNTAX);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"1e309", "-1e309", "1.7976931348623159e308", "0x1p1024", "1e999999999999"})
  void whatIsBeyondTheLargestDoubleIsOutOfRange(String text) {
    assertFault(text, NumberFormatFault.OUT_OF_RANGE);
  }

  @ParameterizedTest(name = "{0}: {1}")
  @CsvSource({"1x, invalid syntax", "1e309, value out of range"})
  void aFaultHasTheWordsOfGo(String text, String words) {
    assertThatThrownBy(() -> NumberText.parse(text))
        .isInstanceOf(NumberSyntaxException.class)
        .hasMessage(words);
  }

  private static void assertFault(String text, NumberFormatFault fault) {
    assertThatThrownBy(() -> NumberText.parse(text))
        .isInstanceOfSatisfying(
            NumberSyntaxException.class, e -> assertThat(e.fault()).isEqualTo(fault));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "0",
        "-5",
        "+7",
        "9223372036854775807",
        "-9223372036854775808",
        "0000000000000000000000001"
      })
  void iterationCountsFit64BitsWithSign(String text) {
    assertThatCode(() -> NumberText.checkWhole(text)).doesNotThrowAnyException();
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource({
    "x, INVALID_SYNTAX",
    "+, INVALID_SYNTAX",
    "1.0, INVALID_SYNTAX",
    "1e3, INVALID_SYNTAX",
    "0x10, INVALID_SYNTAX",
    "1_0, INVALID_SYNTAX",
    "9223372036854775808, OUT_OF_RANGE",
    "-9223372036854775809, OUT_OF_RANGE",
    "18446744073709551616, OUT_OF_RANGE",
    "99999999999999999999x, OUT_OF_RANGE", // the digit that overflows comes first
    "1844674407370955161x, INVALID_SYNTAX",
    "9223372036854775808x, INVALID_SYNTAX", // still fits 64 bits without sign
    "18446744073709551615x, INVALID_SYNTAX", // the largest that does
    "100000000_0000000000, INVALID_SYNTAX",
    "99999999999999999999__, INVALID_SYNTAX", // misplaced underscores are found first
  })
  void otherIterationCountsAreRefused(String text, NumberFormatFault fault) {
    assertThatThrownBy(() -> NumberText.checkWhole(text))
        .isInstanceOfSatisfying(
            NumberSyntaxException.class, e -> assertThat(e.fault()).isEqualTo(fault));
  }

  @ParameterizedTest(name = "{0} with {1} decimals")
  @CsvSource({
    "0.125, 2, 0.12", // half to even
    "0.375, 2, 0.38",
    "2.675, 2, 2.67", // the double is below the tie
    "0.5, 0, 0",
    "1.5, 0, 2",
    "-0.0004, 3, -0.000",
    "-0.0, 0, -0",
    "1e23, 1, 99999999999999991611392.0",
    "4503599627370495.5, 0, 4503599627370496",
    "2251799813685247.75, 1, 2251799813685247.8",
    "0.1, 19, 0.1000000000000000056",
    "0.1, 20, 0.10000000000000000555",
    "NaN, 3, NaN",
    "Infinity, 3, +Inf",
    "-Infinity, 3, -Inf",
  })
  void fixedDecimalsRoundTheExactBinaryValue(double value, int decimals, String text) {
    assertThat(NumberText.fixed(value, decimals)).isEqualTo(text);
  }

  @Test
  void fixedDecimalsAreThoseOfDecimalArithmetic() {
    Random random = new Random(2);
    for (int i = 0; i < 50_000; i++) {
      int decimals = random.nextInt(13);
      // Every other one is a tie or next to one.
      double value =
          i % 2 == 0
              ? Math.pow(10, random.nextInt(18) - 6) * random.nextDouble()
              : (random.nextInt(1_000_000) + 0.5) / Math.pow(10, random.nextInt(6));
      String exact =
          new BigDecimal(value).setScale(decimals, RoundingMode.HALF_EVEN).toPlainString();
      assertThat(NumberText.fixed(value, decimals)).isEqualTo(exact);
    }
  }

  @Test
  void plainNumbersAreReadAsTheJdkReadsThem() throws NumberSyntaxException {
    Random random = new Random(3);
    for (int i = 0; i < 50_000; i++) {
      String digits = Long.toString(random.nextLong() >>> 1 + random.nextInt(60));
      int point = random.nextInt(digits.length() + 1);
      String text = digits.substring(0, point) + "." + digits.substring(point);
      assertThat(NumberText.parse(text)).as(text).isEqualTo(Double.parseDouble(text));
      assertThat(NumberText.parse(digits)).as(digits).isEqualTo(Double.parseDouble(digits));
    }
  }

  @ParameterizedTest
  @CsvSource({
    "0, +0.00",
    "-0.0, -0.00",
    "1.005, +1.00",
    "-1, -1.00",
    "NaN, +NaN",
    "Infinity, +Inf",
    "-Infinity, -Inf"
  })
  void aDeltaAlwaysHasASign(double value, String text) {
    assertThat(NumberText.signedFixed(value, 2)).isEqualTo(text);
  }

  @ParameterizedTest(name = "{1}")
  @CsvSource({
    "0, 0",
    "-0.0, -0",
    "0.95, 0.95",
    "100, 100",
    "999999, 999999",
    "1000000, 1e+06",
    "1234567, 1.234567e+06",
    "-1234567, -1.234567e+06",
    "0.0001, 0.0001",
    "0.00001, 1e-05",
    "0.000012, 1.2e-05",
    "1e100, 1e+100",
    "1e-9, 1e-09",
    "4.9e-324, 5e-324",
    "2.2250738585072014e-308, 2.2250738585072014e-308",
    "1.7976931348623157e308, 1.7976931348623157e+308",
    "2e-3, 0.002",
    "0.30000000000000004, 0.30000000000000004",
    "9007199254740993, 9.007199254740992e+15",
    "2E23, 2e+23", // older JDKs print 2.0E23, or one digit too many
    "2.0E-3, 0.002",
    "NaN, NaN",
    "Infinity, +Inf",
    "-Infinity, -Inf",
  })
  void theShortestFormHasTheFewestDigitsThatReadBack(double value, String text) {
    assertThat(NumberText.shortest(value)).isEqualTo(text);
  }

  @Test
  void theShortestFormReadsBackAsTheSameNumber() throws NumberSyntaxException {
    Random random = new Random(1);
    for (int i = 0; i < 5000; i++) {
      double value = Double.longBitsToDouble(random.nextLong());
      if (Double.isFinite(value)) {
        assertThat(NumberText.parse(NumberText.shortest(value))).isEqualTo(value);
      }
    }
  }

  @Test
  void nothingDependsOnTheDefaultLocale() {
    Locale before = Locale.getDefault();
    Locale.setDefault(Locale.forLanguageTag("ar-EG-u-nu-arab"));
    try {
      assertThat(NumberText.fixed(1234.5, 1)).isEqualTo("1234.5");
      assertThat(NumberText.shortest(1.5e9)).isEqualTo("1.5e+09");
    } finally {
      Locale.setDefault(before);
    }
  }
}
