package dev.benchstudy.benchstat.select;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.benchstudy.benchstat.expr.ExpressionException;
import dev.benchstudy.benchstat.text.ByteText;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class FilterParserTest {
  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '~',
      quoteCharacter = '\u0001',
      emptyValue = "",
      textBlock =
          """
          ()             ~ 1  ~ expected key:value or subexpression
          AND a:b        ~ 0  ~ expected key:value or subexpression
          OR             ~ 0  ~ expected key:value or subexpression
          a:b OR         ~ 6  ~ expected key:value or subexpression
          a:b OR OR c:d  ~ 7  ~ expected key:value or subexpression
          a:b OR AND c:d ~ 7  ~ expected key:value or subexpression
          -              ~ 1  ~ expected key:value or subexpression
          - OR a:b       ~ 2  ~ expected key:value or subexpression
          :a             ~ 0  ~ expected key:value or subexpression
          a              ~ 0  ~ expected key:value
          x:y a          ~ 4  ~ expected key:value
          a b:c          ~ 0  ~ expected key:value
          a:             ~ 0  ~ expected key:value
          x:y a:         ~ 4  ~ expected key:value
          a: AND         ~ 0  ~ expected key:value
          a:*            ~ 0  ~ expected key:value
          a:-b           ~ 0  ~ expected key:value
          a::b           ~ 0  ~ expected key:value
          /a/:b /c/      ~ 6  ~ expected key:value
          (a:b           ~ 4  ~ missing ")"
          (a:b OR (c:d)  ~ 13 ~ missing ")"
          a:b)           ~ 3  ~ unexpected ")"
          a:b:c          ~ 3  ~ unexpected ":"
          a:b @c         ~ 4  ~ unexpected "@"
          *,             ~ 1  ~ unexpected ","
          (a:b : c)      ~ 5  ~ unexpected ":"
          (a:b, c:d)     ~ 4  ~ unexpected ","
          -(* @x)        ~ 4  ~ unexpected "@"
          a:()           ~ 3  ~ expected value
          a:(            ~ 3  ~ expected value
          a:(b OR)       ~ 7  ~ expected value
          a:(OR b)       ~ 3  ~ expected value
          a:(b OR -c)    ~ 8  ~ expected value
          a:(b c)        ~ 5  ~ value list must be separated by OR
          a:(b AND c)    ~ 5  ~ value list must be separated by OR
          a:(b           ~ 4  ~ value list must be separated by OR
          a:(b /c/)      ~ 5  ~ value list must be separated by OR
          .config:a      ~ 0  ~ .config is only allowed in projections
          a:b -.config:c ~ 5  ~ .config is only allowed in projections
          "":a           ~ 0  ~ key must not be empty
          a:b ("":c)     ~ 5  ~ key must not be empty
          "":a .config:b ~ 0  ~ key must not be empty
          "":a x         ~ 5  ~ expected key:value
          a "b           ~ 2  ~ missing end quote
          a:b "c"d:/e    ~ 4  ~ expected key:value
          a:/b           ~ 2  ~ missing close "/"
          a:(b OR /c/d)  ~ 11 ~ regexp must be followed by space or an operator (unescaped "/"?)
          a:/*/          ~ 2  ~ error parsing regexp: missing argument to repetition operator: `*`
          """)
  void faultsNameTheirPlace(String expression, int offset, String reason) {
    ExpressionException fault =
        catchThrowableOfType(
            ExpressionException.class, () -> Filter.parse(ByteText.of(expression)));

    assertThat(fault).as("a fault").isNotNull();
    assertThat(fault.reason()).isEqualTo(reason);
    assertThat(fault.offset()).isEqualTo(offset);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "  ", "\t\u2003"})
  void nothingIsNoFilter(String expression) {
    ExpressionException fault =
        catchThrowableOfType(
            ExpressionException.class, () -> Filter.parse(ByteText.of(expression)));

    assertThat(fault.reason()).isEqualTo("expected key:value or subexpression");
    assertThat(fault.offset()).isEqualTo(ByteText.of(expression).length());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "a:b AND",
        "a:b AND AND c:d",
        "a:b AND OR c:d",
        "a:b or:c",
        "--a:b",
        "a :\tb",
        "a: ( b OR c )",
        ".foo:x",
        "a:/x/ OR -b:(c OR /d/)",
        "\"AND\":\"OR\""
      })
  void unusualFiltersAreTaken(String expression) {
    assertThatCode(() -> Filter.parse(expression)).doesNotThrowAnyException();
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource({"(, 1000", "(-, 2000", "-(, 2001"})
  void deepNestingIsRefusedWithItsPlace(String opening, int offset) {
    String expression = opening.repeat(100_000) + "a:b";
    ExpressionException fault =
        catchThrowableOfType(ExpressionException.class, () -> Filter.parse(expression));

    assertThat(fault.reason()).contains("1000").contains("parentheses");
    assertThat(fault.offset()).isEqualTo(offset);
  }

  @Test
  void nestingUpToTheLimitIsTaken() throws ExpressionException {
    String nested = "(.name:x OR -".repeat(1000) + ".name:Encode" + ")".repeat(1000);

    assertThat(Filter.parse(nested).apply(Results.line("Encode 1 2 ns/op"))).isPresent();
  }

  @Test
  void anyNumberOfMinusSignsIsTaken() throws ExpressionException {
    assertThat(
            Filter.parse("-".repeat(100_001) + ".name:Encode")
                .apply(Results.line("Encode 1 2 ns/op")))
        .isEmpty();
  }

  @Test
  void deepRegularExpressionsAreRefused() {
    String deep = "(".repeat(50_000) + "a" + ")".repeat(50_000);
    ExpressionException fault =
        catchThrowableOfType(ExpressionException.class, () -> Filter.parse(".name:/" + deep + "/"));

    assertThat(fault.reason()).contains("nests too deeply");
  }

  @Test
  void longFiltersAreTaken() throws ExpressionException {
    String terms =
        IntStream.range(0, 50_000)
            .mapToObj(i -> "k" + i + ":v")
            .collect(Collectors.joining(" OR ", "", " OR .name:Encode"));
    String list =
        IntStream.range(0, 50_000)
            .mapToObj(i -> "v" + i)
            .collect(Collectors.joining(" OR ", ".name:(", " OR Encode)"));
    String alternation =
        IntStream.range(0, 20_000)
            .mapToObj(i -> "v" + i)
            .collect(Collectors.joining("|", ".name:/", "|Encode/"));

    for (String expression : new String[] {terms, list, alternation}) {
      assertThat(Filter.parse(expression).apply(Results.line("Encode 1 2 ns/op"))).isPresent();
    }
  }
}
