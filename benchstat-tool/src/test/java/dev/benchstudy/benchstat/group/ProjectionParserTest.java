package dev.benchstudy.benchstat.group;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.benchstudy.benchstat.expr.ExpressionException;
import dev.benchstudy.benchstat.text.ByteText;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ProjectionParserTest {
  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '~',
      quoteCharacter = '\u0001',
      emptyValue = "",
      textBlock =
          """
          a                ~ a first
          a b              ~ a first, b first
          a,b              ~ a first, b first
          a , b c          ~ a first, b first, c first
          a@first          ~ a first
          a@alpha          ~ a alpha
          a @ num,b        ~ a num, b first
          a@"num"          ~ a num
          "a b"@alpha      ~ a b alpha
          a@(x y)          ~ a {x=0, y=1}
          a@( "x y" "" )   ~ a {=1, x y=0}
          a@(x y x)        ~ a {x=2, y=1}
          a@(num)          ~ a {num=0}
          a@num b@(x)c     ~ a num, b {x=0}, c first
          .config@alpha    ~ .config alpha
          .fullname@(x)    ~ .fullname {x=0}
          a a              ~ a first, a first
          /a               ~ /a first
          a@(/x/)          ~ a {/x/=0}
          """)
  void aListNamesFieldsAndTheirOrders(String expression, String fields) throws ExpressionException {
    assertThat(
            new ProjectionParser(expression)
                .parse().stream()
                    .map(spec -> spec.key() + " " + order(spec.order()))
                    .collect(Collectors.joining(", ")))
        .isEqualTo(fields);
  }

  private static String order(KeyOrder order) {
    if (order instanceof KeyOrder.Fixed fixed) {
      Map<String, Integer> sorted = new TreeMap<>(fixed.positions());
      return sorted.toString();
    } else if (order instanceof KeyOrder.Alpha) {
      return "alpha";
    }
    return order instanceof KeyOrder.Numeric ? "num" : "first";
  }

  @ParameterizedTest(name = "-{0}")
  @CsvSource({"table, 0", "row, 1", "col, 2", "ignore, 3"})
  void aFaultNamesItsFlag(String flag, int position) {
    String[] fields = {"", "", "", ""};
    fields[position] = "a@nosuch";

    assertThatThrownBy(new ProjectionFlags(fields[0], fields[1], fields[2], fields[3])::parse)
        .isInstanceOf(ProjectionFlags.FlagException.class)
        .hasMessageStartingWith("parsing -" + flag + ": syntax error: unknown order");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", " ", "\t\t"})
  void anEmptyListIsFine(String expression) throws ExpressionException {
    assertThat(new ProjectionParser(expression).parse()).isEmpty();
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '~',
      quoteCharacter = '\u0001',
      textBlock =
          """
          ,a               ~ 0 ~ expected key
          a,               ~ 2 ~ expected key
          a,,b             ~ 2 ~ expected key
          a ()             ~ 2 ~ expected key
          *                ~ 0 ~ expected key
          a:b              ~ 1 ~ expected key
          AND              ~ 0 ~ expected key
          a OR b           ~ 2 ~ expected key
          @num             ~ 0 ~ expected key
          -a               ~ 0 ~ expected key
          a@               ~ 2 ~ expected named sort order or parenthesized list
          a@,b             ~ 2 ~ expected named sort order or parenthesized list
          a@@num           ~ 2 ~ expected named sort order or parenthesized list
          a@AND            ~ 2 ~ expected named sort order or parenthesized list
          a@()             ~ 3 ~ nothing to match
          a@( )            ~ 4 ~ nothing to match
          a@(x             ~ 4 ~ missing )
          a@(x,y)          ~ 4 ~ missing )
          a@(x OR y)       ~ 5 ~ missing )
          a@nosuch         ~ 2 ~ unknown order "nosuch"
          a@"x y"          ~ 2 ~ unknown order "x y"
          a@Num            ~ 2 ~ unknown order "Num"
          a@fixed          ~ 2 ~ unknown order "fixed"
          a@num@alpha      ~ 5 ~ expected key
          .config@(x)      ~ 8 ~ fixed order not allowed for .config
          a .unit          ~ 2 ~ .unit is only allowed in filters
          .unit@num        ~ 0 ~ .unit is only allowed in filters
          a ""             ~ 2 ~ key must not be empty
          "" .unit         ~ 0 ~ key must not be empty
          a@nosuch .unit   ~ 2 ~ unknown order "nosuch"
          .unit@nosuch     ~ 6 ~ unknown order "nosuch"
          a@nosuch,        ~ 9 ~ expected key
          a "b             ~ 2 ~ missing end quote
          a@("x\\q")       ~ 3 ~ bad escape sequence
          ü@nosuch         ~ 3 ~ unknown order "nosuch"
          """)
  void faultsNameTheirPlace(String expression, int offset, String reason) {
    ExpressionException fault =
        catchThrowableOfType(
            ExpressionException.class, () -> new ProjectionParser(ByteText.of(expression)).parse());

    assertThat(fault).as("a fault").isNotNull();
    assertThat(fault.reason()).isEqualTo(reason);
    assertThat(fault.offset()).isEqualTo(offset);
  }
}
