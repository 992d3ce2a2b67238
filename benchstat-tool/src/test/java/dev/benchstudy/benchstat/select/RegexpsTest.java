package dev.benchstudy.benchstat.select;

import static org.assertj.core.api.Assertions.assertThat;

import dev.benchstudy.benchstat.text.ByteText;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Messages are those that Go's regexp package gives. */
class RegexpsTest {
  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '~',
      quoteCharacter = '\u0001',
      emptyValue = "",
      textBlock =
          """
          *               ~ missing argument to repetition operator ~ *
          |+              ~ missing argument to repetition operator ~ +
          (*)             ~ missing argument to repetition operator ~ *
          {2}             ~ missing argument to repetition operator ~ {2}
          a**             ~ invalid nested repetition operator ~ **
          a+?+            ~ invalid nested repetition operator ~ +?+
          a{1,2}{3}       ~ invalid nested repetition operator ~ {1,2}{3}
          a{30}{40}       ~ invalid nested repetition operator ~ {30}{40}
          a{2,1}          ~ invalid repeat count ~ {2,1}
          a{1001}         ~ invalid repeat count ~ {1001}
          a{1001}?        ~ invalid repeat count ~ {1001}
          a{1,99999999999} ~ invalid repeat count ~ {1,99999999999}
          (a{100}){100}   ~ invalid repeat count ~ {100}
          (a{100}){11}?   ~ invalid repeat count ~ {11}?
          ((a{2}){10}|b){51} ~ invalid repeat count ~ {51}
          (a{100}b*){2}(c{40}){30} ~ invalid repeat count ~ {30}
          ((a{100}){0,}){11} ~ invalid repeat count ~ {11}
          (a{2}){1000}    ~ invalid repeat count ~ {1000}
          (a{100}(?i)b){11} ~ invalid repeat count ~ {11}
          \\8             ~ invalid escape sequence ~ \\8
          \\1             ~ invalid escape sequence ~ \\1
          \\Z             ~ invalid escape sequence ~ \\Z
          \\u             ~ invalid escape sequence ~ \\u
          \\e             ~ invalid escape sequence ~ \\e
          \\c             ~ invalid escape sequence ~ \\c
          \\xg            ~ invalid escape sequence ~ \\xg
          \\x\\é           ~ invalid escape sequence ~ \\x\\é
          \\\u0080        ~ invalid escape sequence ~ \\\u0080
          \\é             ~ invalid escape sequence ~ \\é
          a\\é**          ~ invalid escape sequence ~ \\é
          [a-\\é]         ~ invalid escape sequence ~ \\é
          a**\\é          ~ invalid nested repetition operator ~ **
          (\\é            ~ invalid escape sequence ~ \\é
          [\\Z]           ~ invalid escape sequence ~ \\Z
          [z-a]           ~ invalid character class range ~ z-a
          [[:foo:]]       ~ invalid character class range ~ [:foo:]
          \\p{Nope}       ~ invalid character class range ~ \\p{Nope}
          \\pX            ~ invalid character class range ~ \\pX
          \\p{}           ~ invalid character class range ~ \\p{}
          (?=a)           ~ invalid or unsupported Perl syntax ~ (?=
          (?<=a)          ~ invalid or unsupported Perl syntax ~ (?<
          (?z)            ~ invalid or unsupported Perl syntax ~ (?z
          (?i{2}          ~ invalid or unsupported Perl syntax ~ (?i{
          (?P<>a)         ~ invalid named capture ~ (?P<>
          (?P<a           ~ invalid named capture ~ (?P<a
          (?P<a b>c)      ~ invalid named capture ~ (?P<a b>
          (?P<a{b>c)      ~ invalid named capture ~ (?P<a{b>
          (?P<a\\x{7b}b>c) ~ invalid named capture ~ (?P<a\\x{7b}b>
          [a              ~ missing closing ] ~ [a
          b[^]            ~ missing closing ] ~ [^]
          (a              ~ missing closing ) ~ (a
          ({a             ~ missing closing ) ~ ({a
          a)              ~ unexpected ) ~ a)
          a(b))c(         ~ unexpected ) ~ a(b))c(
          """)
  void faultsAreNamedAsInGo(String regexp, String code, String piece) {
    assertThat(Regexps.errorIn(ByteText.of(regexp)))
        .contains(ByteText.of("error parsing regexp: " + code + ": `" + piece + "`"));
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource({
    "61 ff 62, ff 62",
    "5b ff 5d, ff 5d",
    "28 ff, ff",
    "61 c3, c3",
    "61 80, 80",
    "5c ff, ff",
    "5c 70 7b ff, ff",
    "5c 78 ff, ff",
  })
  void bytesOutsideUtf8AreShownFromTheFirstOn(String hex, String piece) {
    assertThat(Regexps.errorIn(ofHex(hex)))
        .contains("error parsing regexp: invalid UTF-8: `" + ofHex(piece) + "`");
  }

  @Test
  void aBackslashAtTheEndHasNoPiece() {
    assertThat(Regexps.errorIn("a\\"))
        .contains("error parsing regexp: trailing backslash at end of expression: ``");
  }

  @Test
  void theFirstFaultFromTheLeftIsNamed() {
    assertThat(Regexps.errorIn("a**\u00ff"))
        .hasValueSatisfying(m -> assertThat(m).contains("`**`"));
    assertThat(Regexps.errorIn("\\1\u00ff"))
        .hasValueSatisfying(m -> assertThat(m).contains("`\\1`"));
    assertThat(Regexps.errorIn("a)\u00ff"))
        .hasValueSatisfying(m -> assertThat(m).contains("unexpected )"));
  }

  private static String ofHex(String hex) {
    StringBuilder text = new StringBuilder();
    for (String one : hex.strip().split(" ", -1)) {
      text.append((char) Integer.parseInt(one, 16));
    }
    return text.toString();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "{",
        "a{,3}",
        "a{2",
        "a{2,b}",
        "a{02}",
        "]",
        "\\_",
        "\\-",
        "p{?",
        "{+",
        "x{*",
        "a{,3}*",
        "\\pN",
        "\\p{Greek}",
        "\\p{^Greek}",
        "[[:word:]]",
        "[[:^alpha:]]",
        "\\Q*+\\E",
        "\\Qa",
        "\\Qa\\E\\Q*\\E",
        "\\P{Greek}",
        "\\z",
        "\\A",
        "\\b",
        "\\07",
        "\\x{6f}",
        "(?i)a",
        "(?s)a",
        "(?U)a+",
        "(?i-s:a)",
        "(?P<n>a)",
        "(?P<n>a)(?P<n>b)",
        "(?)",
        "x{1000}",
        "(x{10}){100}",
        "(x{1000}){1}",
        "b{100}(?i:a){11}",
        "(a{2}b{1000}){1}",
        "(a{2}\\d{1000}){1}",
        "(a{2}[b]{1000}){1}",
        "(a{2}{{1000}){1}",
        "(x{500}y{501})",
        "(?i)x{2}(?s)",
        "((x{1000}){0}){2}",
        "|",
        "()",
        "(|a)",
        "[]a]",
        "[^]a]",
        "[a-]",
        "[{]",
        "a{0,}"
      })
  void theseAreRegularExpressions(String regexp) {
    assertThat(Regexps.errorIn(regexp)).isEmpty();
  }

  @ParameterizedTest(name = "{0} finds {1}: {2}")
  @CsvSource(
      delimiter = '~',
      quoteCharacter = '\u0001',
      textBlock =
          """
          p{?x        ~ px       ~ true
          p{?x        ~ p{x      ~ true
          ^a{,3}$     ~ a{,3}    ~ true
          ^a{2$       ~ a{2      ~ true
          ^[{]$       ~ {        ~ true
          ^\\Q{\\E$   ~ {        ~ true
          ^a{2}$      ~ aa       ~ true
          ^x\\Q{2      ~ x{2      ~ true
          ^\\P{Greek}$ ~ a        ~ true
          ^[(?P<a>]+$  ~ P<a>    ~ true
          ^[](?P<a>]+$ ~ ]P<a>   ~ true
          ^[^](?P<a>]+$ ~ xyz    ~ true
          ^[^](?P<a>]+$ ~ P      ~ false
          ^[a](?P<n>b)(?P<n>c)[d:]$ ~ abcd ~ true
          ^[[:digit:](?P<a>]+$ ~ P<a>1 ~ true
          ^\\d(?P<n>a)(?P<n>b)$ ~ 1ab ~ true
          ^\\Qa\\E(?P<n>b)(?P<n>c)$ ~ abc ~ true
          (?P<n>a)(?P<n>b) ~ ab  ~ true
          ^\\w$       ~ é        ~ false
          ^\\d$       ~ \u0661   ~ false
          ^\\pN$      ~ \u0661   ~ true
          ^é$         ~ é        ~ true
          ^.$         ~ 😀       ~ true
          (?i)^É$     ~ é        ~ true
          ^x          ~ yx       ~ false
          ^(?:)$      ~ x        ~ false
          """)
  void matchingFollowsRe2(String regexp, String text, boolean found) {
    assertThat(Regexps.compile(ByteText.of(regexp)).matcher(text).find()).isEqualTo(found);
  }

  @Test
  void aDotMatchesAllButLineFeedsAndDollarOnlyTheVeryEnd() {
    assertThat(Regexps.compile("a.b").matcher("a\nb").find()).isFalse();
    assertThat(Regexps.compile("a.b").matcher("a\rb").find()).isTrue();
    assertThat(Regexps.compile("a.b").matcher("a\u2028b").find()).isTrue();
    assertThat(Regexps.compile("a$").matcher("a\n").find()).isFalse();
    assertThat(Regexps.compile("^\\s$").matcher("\u000b").find()).isFalse();
  }
}
