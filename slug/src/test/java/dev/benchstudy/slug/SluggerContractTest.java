package dev.benchstudy.slug;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The rules of {@link Slugger}, one row each, for every implementation. */
class SluggerContractTest {

  private static final int VERY_LONG = 20_000;

  private record Rule(String name, String title, String slug) {
    @Override
    public String toString() {
      return name;
    }
  }

  private static final Rule[] RULES = {
    new Rule("lettersAndDigitsAreKept", "abc123xyz", "abc123xyz"),
    new Rule("lettersBecomeLowerCase", "HelloWORLD", "helloworld"),
    new Rule("firstAndLastOfEachRangeAreKept", "azAZ09", "azaz09"),
    new Rule("neighboursOfEachRangeAreNotKept", "a`b{c@d[e/f:g", "a-b-c-d-e-f-g"),
    new Rule("oneBlankBecomesOneDash", "hello world", "hello-world"),
    new Rule("runOfOthersBecomesOneDash", "hello,  \t\n...world", "hello-world"),
    new Rule("dashesOfTheTitleAreOthersToo", "a--b - c-d", "a-b-c-d"),
    new Rule("underscoreIsNotKept", "snake_case", "snake-case"),
    new Rule("apostropheSplitsAWord", "don't", "don-t"),
    new Rule("leadingOthersLeaveNothing", "  --hello", "hello"),
    new Rule("trailingOthersLeaveNothing", "hello!!  ", "hello"),
    new Rule("othersAtBothEndsLeaveNothing", "-hello-", "hello"),
    new Rule("emptyStaysEmpty", "", ""),
    new Rule("oneLetter", "A", "a"),
    new Rule("oneDigit", "7", "7"),
    new Rule("oneDash", "-", ""),
    new Rule("onlyOthersGiveNothing", " \t-_!?.,;:()[]{}", ""),
    new Rule("controlCharactersAreNotKept", "a\0b\u007fc", "a-b-c"),
    new Rule("lettersOutsideAsciiAreNotKept", "Caf\u00e9 Z\u00fcrich", "caf-z-rich"),
    new Rule("digitsOutsideAsciiAreNotKept", "v\u0661\u0662", "v"),
    new Rule("kelvinSignIsNotTheLetterK", "5\u212a", "5"),
    new Rule("dottedCapitalIIsNotTheLetterI", "\u0130zmir", "zmir"),
    new Rule("charactersThatEndInAnAsciiByteAreNotKept", "a\u0141b\u3061c", "a-b-c"),
    new Rule("surrogatePairIsOneRun", "a\ud83d\ude00b", "a-b"),
    new Rule("loneSurrogateIsNotKept", "a\ud83db\ude00", "a-b"),
    new Rule("veryLongWord", "Ab".repeat(VERY_LONG / 2), "ab".repeat(VERY_LONG / 2)),
    new Rule("veryLongRunOfOthers", "a" + " ".repeat(VERY_LONG) + "b", "a-b"),
    new Rule(
        "veryLongSentence", "Ab ".repeat(VERY_LONG / 3) + "c", "ab-".repeat(VERY_LONG / 3) + "c"),
  };

  static Stream<Arguments> rules() {
    return Arrays.stream(SluggerVariant.values())
        .flatMap(variant -> Arrays.stream(RULES).map(rule -> Arguments.of(variant, rule)));
  }

  @ParameterizedTest(name = "{0}: {1}")
  @MethodSource("rules")
  void rule(SluggerVariant variant, Rule rule) {
    assertThat(variant.slugger().slug(rule.title)).isEqualTo(rule.slug);
  }

  @ParameterizedTest
  @EnumSource
  void slugIsItsOwnSlug(SluggerVariant variant) {
    for (Rule rule : RULES) {
      assertThat(variant.slugger().slug(rule.slug)).as(rule.name).isEqualTo(rule.slug);
    }
  }

  @ParameterizedTest
  @EnumSource
  void defaultLocaleHasNoInfluence(SluggerVariant variant) {
    Locale before = Locale.getDefault();
    Locale.setDefault(Locale.forLanguageTag("tr"));
    try {
      assertThat(variant.slugger().slug("TITLE IN TURKEY")).isEqualTo("title-in-turkey");
    } finally {
      Locale.setDefault(before);
    }
  }

  @ParameterizedTest
  @EnumSource
  @SuppressWarnings("NullAway") // null is what this test is about
  void nullIsRefused(SluggerVariant variant) {
    assertThatNullPointerException().isThrownBy(() -> variant.slugger().slug(null));
  }

  @ParameterizedTest
  @EnumSource
  void variantIsFoundByItsLabel(SluggerVariant variant) {
    assertThat(SluggerVariant.named(variant.label())).isSameAs(variant);
  }

  @Test
  void unknownLabelIsAnsweredWithTheKnownOnes() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> SluggerVariant.named("bulider"))
        .withMessageContainingAll("bulider", "concat", "builder");
  }
}
