package dev.benchstudy.benchstat.profile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AllocationCountTest {
  @ParameterizedTest(name = "{0} objects in {1} calls: {2} per call")
  @CsvSource({
    "0,     1000000, 0",
    "9000,  1000000, 0",
    "11000, 1000000, 0.011",
    "79800, 200,     399",
    "79801, 200,     399",
    "2395,  6,       399.1666666666667",
    "500,   1000,    0.5",
  })
  void aCountBesideAWholeNumberIsThatNumber(long objects, double calls, double perCall) {
    assertThat(new AllocationCount(objects, calls).perCall()).isEqualTo(perCall);
  }

  @ParameterizedTest(name = "{0} and {1}: {2}")
  @CsvSource({
    "3000, 3000, true",
    "3000, 3009, true",
    "3000, 4000, false",
    "399000, 400000, false",
    "399000, 399150, false",
    "2500, 2510, true",
    "2500, 2520, false",
    "2000, 2015, true",
  })
  void wholeCountsMustBeEqualAndOthersClose(long a, long b, boolean agree) {
    AllocationCount first = new AllocationCount(a, 1000);
    AllocationCount second = new AllocationCount(b, 1000);

    assertThat(first.agreesWith(second)).isEqualTo(agree);
    assertThat(second.agreesWith(first)).isEqualTo(agree);
  }

  @Test
  void withoutCallsThereIsNoCount() {
    assertThatThrownBy(() -> new AllocationCount(1, 0)).hasMessageContaining("0.0 calls");
  }
}
