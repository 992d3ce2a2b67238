package dev.benchstudy.benchstat.group;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class KeyOrderTest {
  @ParameterizedTest(name = "{0} is {1}")
  @CsvSource({
    "10, 10",
    "-3, -3",
    "1e3, 1000",
    "0x10p0, 16",
    "1_000, 1000",
    "inf, Infinity",
    "nan, NaN",
    "1e999, 1", // out of range is no number as a whole
    "0x10, 0",
    "4k, 4000",
    "4K, 4000",
    "4kB, 4000",
    "4Ki, 4096",
    "4KiB, 4096",
    "1.5M, 1500000",
    "1Gi, 1073741824",
    "2T, 2e12",
    "1P, 1e15",
    "1E, 1e18",
    "1Z, 1e21",
    "1Y, 1e24",
    "10b, 10",
    "x16y, 16",
    "7x8, 7",
    "a-3, 3",
    "5 MB, 5",
    "n=64k/x, 64000",
    ".5k, 500",
    "1.2.3, NaN",
    "., NaN",
    "x.y, NaN",
    "big, NaN",
    "'', NaN",
  })
  void aValueIsOrHoldsANumber(String text, double number) {
    assertThat(Double.valueOf(KeyOrder.Numeric.number(text))).isEqualTo(Double.valueOf(number));
  }

  @Test
  void numbersComeFirstThenNanThenAllElseByBytes() {
    assertSorted(
        new KeyOrder.Numeric(),
        "-inf",
        "-3",
        "0",
        "7x8",
        "10",
        "900",
        "1K",
        "1e3",
        "2k",
        "1Mi",
        "inf",
        "NaN",
        "nan",
        "",
        "1.2.3",
        "big");
  }

  @Test
  void alphaIsByBytes() {
    assertSorted(new KeyOrder.Alpha(), "", "10", "9", "A", "a", "\u00c3\u00a9");
  }

  @Test
  void aListedOrderIsKept() {
    assertSorted(KeyOrder.Fixed.of(List.of("z", "a", "", "m")), "z", "a", "", "m");
  }

  @Test
  void firstSeenIsKept() {
    OrderedValues values = new OrderedValues(new KeyOrder.First());
    List.of("z", "a", "z", "m", "a").forEach(values::see);
    List<String> sorted = new ArrayList<>(List.of("m", "a", "z"));
    sorted.sort(values::compare);

    assertThat(sorted).containsExactly("z", "a", "m");
  }

  private static void assertSorted(KeyOrder order, String... expected) {
    OrderedValues values = new OrderedValues(order);
    Random random = new Random(1);
    for (int round = 0; round < 20; round++) {
      List<String> shuffled = new ArrayList<>(Arrays.asList(expected));
      Collections.shuffle(shuffled, random);
      shuffled.sort(values::compare);
      assertThat(shuffled).containsExactly(expected);
    }
  }
}
