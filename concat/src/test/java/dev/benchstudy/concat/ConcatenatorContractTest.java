package dev.benchstudy.concat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The rules of {@link Concatenator}, one row each, for every implementation. */
class ConcatenatorContractTest {

  private static final int MANY = 2_000;

  private record Rule(String name, String joined, List<String> parts) {
    Rule(String name, String joined, String... parts) {
      this(name, joined, List.of(parts));
    }

    @Override
    public String toString() {
      return name;
    }
  }

  private static final Rule[] RULES = {
    new Rule("noPartsGiveTheEmptyString", ""),
    new Rule("oneEmptyPartGivesTheEmptyString", "", ""),
    new Rule("emptyPartsGiveTheEmptyString", "", "", "", ""),
    new Rule("onePartIsTheResult", "one", "one"),
    new Rule("nothingIsPutBetweenParts", "onetwo", "one", "two"),
    new Rule("theOrderIsKept", "cab", "c", "a", "b"),
    new Rule("emptyPartsLeaveNoTrace", "ab", "", "a", "", "b", ""),
    new Rule("blanksAndLineFeedsAreCharacters", " a\n\0b ", " ", "a\n", "\0b", " "),
    new Rule("theTextNullIsAWord", "nullnull", "null", "null"),
    new Rule("latin1IsKept", "caf\u00e9\u00ff", "caf", "\u00e9", "\u00ff"),
    new Rule("charactersJustBeyondLatin1AreKept", "a\u0100b", "a", "\u0100", "b"),
    new Rule("aLatePartBeyondLatin1IsKept", "abc\u20ac", "a", "b", "c", "\u20ac"),
    new Rule("surrogatePairsAreKept", "a\ud83d\ude00", "a", "\ud83d\ude00"),
    new Rule("halvesThatMeetBecomeAPair", "\ud83d\ude00", "\ud83d", "\ude00"),
    new Rule("loneHalvesAreKept", "\ude00a\ud83d", "\ude00", "a", "\ud83d"),
    new Rule(
        "manyPartsAreJoined",
        "hello".repeat(MANY),
        Collections.nCopies(MANY, "hello").toArray(String[]::new)),
    new Rule("aLongPartIsJoined", "x".repeat(100_000) + "y", "x".repeat(100_000), "y"),
  };

  static Stream<Arguments> rules() {
    return Arrays.stream(ConcatenatorVariant.values())
        .flatMap(variant -> Arrays.stream(RULES).map(rule -> Arguments.of(variant, rule)));
  }

  @ParameterizedTest(name = "{0}: {1}")
  @MethodSource("rules")
  void rule(ConcatenatorVariant variant, Rule rule) {
    String[] parts = rule.parts.toArray(String[]::new);
    assertThat(variant.concatenator().concat(parts)).isEqualTo(rule.joined);
    assertThat(parts).as("the array afterwards").containsExactlyElementsOf(rule.parts);
  }

  @ParameterizedTest
  @EnumSource
  @SuppressWarnings("NullAway") // null is what this test is about
  void noArrayIsRefused(ConcatenatorVariant variant) {
    assertThatNullPointerException().isThrownBy(() -> variant.concatenator().concat(null));
  }

  /** No rule of the contract but a trap the chapter tells of: it differs from one to the next. */
  @ParameterizedTest
  @EnumSource
  @SuppressWarnings("NullAway") // null is what this test is about
  void aNullPartIsTextForSomeAndAnErrorForOthers(ConcatenatorVariant variant) {
    String[] parts = {"a", null, "b"};
    switch (variant) {
      case PLUS, BUILDER, JOIN, JOINER, COLLECTOR, BUFFER ->
          assertThat(variant.concatenator().concat(parts)).isEqualTo("anullb");
      case PRESIZED, BYTE_ARRAY, STRING_CONCAT, GUAVA_JOINER ->
          assertThatNullPointerException().isThrownBy(() -> variant.concatenator().concat(parts));
    }
  }

  @Test
  void aTotalBeyondTheLengthOfAStringIsAnError() {
    String[] parts = new String[1 << 12];
    Arrays.fill(parts, "x".repeat(1 << 20));
    assertThatThrownBy(() -> TotalLength.of(parts))
        .isInstanceOf(OutOfMemoryError.class)
        .hasMessageContaining("4294967296");
  }

  @ParameterizedTest
  @EnumSource
  void variantIsFoundByItsLabel(ConcatenatorVariant variant) {
    assertThat(ConcatenatorVariant.named(variant.label())).isSameAs(variant);
  }

  @Test
  void unknownLabelIsAnsweredWithTheKnownOnes() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> ConcatenatorVariant.named("pluss"))
        .withMessageContainingAll("pluss", "plus", "guavaJoiner");
  }
}
