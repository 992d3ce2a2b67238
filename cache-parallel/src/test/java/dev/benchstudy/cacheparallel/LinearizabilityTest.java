package dev.benchstudy.cacheparallel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** The judge of histories, on histories whose verdict is known. */
class LinearizabilityTest {

  private static Call put(long value, long start, long end) {
    return new Call(1, true, value, start, end);
  }

  private static Call get(@Nullable Long value, long start, long end) {
    return new Call(1, false, value, start, end);
  }

  @Test
  void aGetAfterAPutSeesIt() {
    assertThat(Linearizability.holds(List.of(put(7, 0, 1), get(7L, 2, 3)), false)).isTrue();
    assertThat(Linearizability.holds(List.of(put(7, 0, 1), get(null, 2, 3)), false)).isFalse();
  }

  @Test
  void aGetDuringAPutMaySeeEither() {
    assertThat(Linearizability.holds(List.of(put(7, 0, 9), get(7L, 1, 2)), false)).isTrue();
    assertThat(Linearizability.holds(List.of(put(7, 0, 9), get(null, 1, 2)), false)).isTrue();
  }

  @Test
  void onceANewValueWasSeenTheOldOneIsGone() {
    Call first = put(1, 0, 1);
    Call second = put(2, 2, 9);
    assertThat(Linearizability.holds(List.of(first, second, get(1L, 3, 4), get(2L, 5, 6)), false))
        .isTrue();
    assertThat(Linearizability.holds(List.of(first, second, get(2L, 3, 4), get(1L, 5, 6)), false))
        .isFalse();
  }

  @Test
  void twoReadersMustAgreeOnTheOrderOfTwoPuts() {
    List<Call> puts = List.of(put(1, 0, 9), put(2, 0, 9));
    List<Call> agree = List.of(puts.get(0), puts.get(1), get(1L, 10, 11), get(1L, 12, 13));
    List<Call> disagree = List.of(puts.get(0), puts.get(1), get(1L, 10, 11), get(2L, 12, 13));
    assertThat(Linearizability.holds(agree, false)).isTrue();
    assertThat(Linearizability.holds(disagree, false)).isFalse();
  }

  @Test
  void aValueNobodyPutIsNeverRight() {
    assertThat(Linearizability.holds(List.of(put(1, 0, 1), get(3L, 2, 3)), true)).isFalse();
  }

  @Test
  void aBoundedCacheMayForgetButNotRemember() {
    Call first = put(1, 0, 1);
    assertThat(Linearizability.holds(List.of(first, get(null, 2, 3)), true)).isTrue();
    assertThat(Linearizability.holds(List.of(first, get(null, 2, 3), get(1L, 4, 5)), true))
        .isFalse();
    assertThat(Linearizability.holds(List.of(first, put(2, 2, 3), get(1L, 4, 5)), true)).isFalse();
  }

  @Test
  void aHistoryTooLongToSearchIsRefused() {
    assertThatThrownBy(() -> Linearizability.holds(Collections.nCopies(31, put(1, 0, 1)), false))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("31");
  }
}
