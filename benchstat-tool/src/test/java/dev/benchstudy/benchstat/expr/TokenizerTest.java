package dev.benchstudy.benchstat.expr;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.benchstudy.benchstat.text.ByteText;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Tokens are written as kind and text: {@code w} a bare word, {@code q} a quoted one, {@code r} a
 * regular expression, {@code o} an operator, {@code AND}, {@code OR}.
 */
class TokenizerTest {
  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '~',
      quoteCharacter = '\u0001',
      textBlock =
          """
          a:b           ~ w[a]0 o[:]1 w[b]2
          a-b*c"d/e     ~ w[a-b*c"d/e]0
          -a            ~ o[-]0 w[a]1
          --a           ~ o[-]0 o[-]1 w[a]2
          *a            ~ o[*]0 w[a]1
          a,b@c         ~ w[a]0 o[,]1 w[b]2 o[@]3 w[c]4
          a(b           ~ w[a]0 o[(]1 w[b]2
          (a)(b)        ~ o[(]0 w[a]1 o[)]2 o[(]3 w[b]4 o[)]5
          a AND b OR c  ~ w[a]0 AND2 w[b]6 OR8 w[c]11
          and Or ORx    ~ w[and]0 w[Or]4 w[ORx]7
          "AND"         ~ q[AND]0
          "a b"c        ~ q[a b]0 w[c]5
          ""            ~ q[]0
          "\\"\\\\"     ~ q["\\]0
          "\\x41\\101\\u0041\\U00000041" ~ q[AAAA]0
          "a:b)"        ~ q[a:b)]0
          é:ü           ~ w[é]0 o[:]2 w[ü]3
          a\u2003b      ~ w[a]0 w[b]4
          /a b/         ~ w[/a]0 w[b/]3
          """)
  void textIsCutIntoTokensWhereNoValueMayStand(String expression, String tokens)
      throws ExpressionException {
    assertThat(tokens(ByteText.of(expression), false)).isEqualTo(ByteText.of(tokens));
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '~',
      quoteCharacter = '\u0001',
      textBlock =
          """
          /a b/          ~ r[a b]0
          /a/ b          ~ r[a]0 w[b]4
          /a/)           ~ r[a]0 o[)]3
          //             ~ r[]0
          /a\\/b/        ~ r[a\\/b]0
          /[/]/          ~ r[[/]]0
          /(/)/          ~ r[(/)]0
          /[(]/          ~ r[[(]]0
          /]/            ~ r[]]0
          /a)(/          ~ r[a)(]0
          /[[:digit:]]/  ~ r[[[:digit:]]]0
          /[[:digit:]/]/ ~ r[[[:digit:]/]]0
          /a/(b          ~ r[a]0 o[(]3 w[b]4
          a/b/           ~ w[a/b/]0
          """)
  void aSlashOpensARegularExpressionWhereAValueMayStand(String expression, String tokens)
      throws ExpressionException {
    assertThat(tokens(expression, true)).isEqualTo(tokens);
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '~',
      quoteCharacter = '\u0001',
      textBlock =
          """
          "a             ~ 0 ~ missing end quote
          a "b           ~ 2 ~ missing end quote
          a "b\\"        ~ 2 ~ missing end quote
          "\\'"          ~ 0 ~ bad escape sequence
          "\\q"          ~ 0 ~ bad escape sequence
          "\\x4"         ~ 0 ~ bad escape sequence
          "\\xg0"        ~ 0 ~ bad escape sequence
          "\\8"          ~ 0 ~ bad escape sequence
          "\\07"         ~ 0 ~ bad escape sequence
          "\\400"        ~ 0 ~ bad escape sequence
          "\\ud800"      ~ 0 ~ bad escape sequence
          "\\udfff"      ~ 0 ~ bad escape sequence
          "\\xéé"      ~ 0 ~ bad escape sequence
          "\\U00110000"  ~ 0 ~ bad escape sequence
          x /a           ~ 2 ~ missing close "/"
          /(/            ~ 0 ~ missing close "/"
          /)/            ~ 0 ~ missing close "/"
          /[/            ~ 0 ~ missing close "/"
          /a\\/          ~ 0 ~ missing close "/"
          /a/b           ~ 3 ~ regexp must be followed by space or an operator (unescaped "/"?)
          /a/"b"         ~ 3 ~ regexp must be followed by space or an operator (unescaped "/"?)
          é /a/b         ~ 6 ~ regexp must be followed by space or an operator (unescaped "/"?)
          /bad/          ~ 0 ~ no good
          /bad/b         ~ 0 ~ no good
          """)
  void faultsNameTheirPlace(String expression, int offset, String reason) {
    ExpressionException fault =
        catchThrowableOfType(
            ExpressionException.class, () -> tokens(ByteText.of(expression), true));

    assertThat(fault.reason()).isEqualTo(reason);
    assertThat(fault.offset()).isEqualTo(offset);
  }

  @Test
  void aQuotedWordMayEndInAnEscapedBackslash() throws ExpressionException {
    assertThat(tokens("\"a\\\\\":b", false)).isEqualTo("q[a\\]0 o[:]5 w[b]6");
  }

  @ParameterizedTest(name = "{0} is byte {1}")
  @CsvSource({
    "a, 7",
    "b, 8",
    "f, 12",
    "n, 10",
    "r, 13",
    "t, 9",
    "v, 11",
    "x00, 0",
    "xff, 255",
    "000, 0",
    "377, 255"
  })
  void anEscapeOfAByteMayBeAnyByte(String escape, int code) throws ExpressionException {
    assertThat(tokens("\"\\" + escape + "\"", false)).isEqualTo("q[" + (char) code + "]0");
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource({
    "u0000, 0",
    "ud7ff, 55295",
    "ue000, 57344",
    "uffff, 65535",
    "U00000000, 0",
    "U0010ffff, 1114111"
  })
  void anEscapeOfACharacterMayBeAnyButASurrogate(String escape, int codePoint)
      throws ExpressionException {
    assertThat(tokens("\"\\" + escape + "\"", false))
        .isEqualTo("q[" + ByteText.of(Character.toString(codePoint)) + "]0");
  }

  @Test
  void aQuotedWordHoldsNoLineFeed() {
    ExpressionException fault =
        catchThrowableOfType(ExpressionException.class, () -> tokens("\"a\nb\"", false));

    assertThat(fault.reason()).isEqualTo("bad escape sequence");
  }

  @Test
  void theCaretStandsAfterAsManySpacesAsThereAreGraphicCharacters() {
    // A tab and a zero-width space take no column, a combining mark does.
    String expression = ByteText.of("é\t\u200be\u0301 x");

    assertThat(new ExpressionException(expression, expression.length() - 1, "odd").getMessage())
        .isEqualTo("syntax error: odd\n\t" + expression + "\n\t    ^");
  }

  private static String tokens(String expression, boolean valuesMayStand)
      throws ExpressionException {
    Tokenizer tokenizer =
        new Tokenizer(
            expression, regexp -> regexp.equals("bad") ? Optional.of("no good") : Optional.empty());
    List<String> tokens = new ArrayList<>();
    while (true) {
      Token token = valuesMayStand ? tokenizer.nextValue() : tokenizer.next();
      String bracketed = "[" + token.text() + "]" + token.offset();
      switch (token.kind()) {
        case END -> {
          assertThat(token.offset()).isEqualTo(expression.length());
          return String.join(" ", tokens);
        }
        case WORD -> tokens.add("w" + bracketed);
        case QUOTED -> tokens.add("q" + bracketed);
        case REGEXP -> tokens.add("r" + bracketed);
        case OPERATOR -> tokens.add("o" + bracketed);
        case AND, OR -> tokens.add(token.text() + token.offset());
      }
    }
  }
}
