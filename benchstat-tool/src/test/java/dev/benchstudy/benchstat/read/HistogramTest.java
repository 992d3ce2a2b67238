package dev.benchstudy.benchstat.read;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.SplittableRandom;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** Values with their counts are those of a sorted map, whatever their order. */
class HistogramTest {
  @Test
  void theOrderOfValuesDoesNotMatterAndEqualOnesAreOne() {
    SplittableRandom random = new SplittableRandom(1);
    for (int round = 0; round < 200; round++) {
      TreeMap<Double, Long> expected = new TreeMap<>();
      List<Histogram> parts = new ArrayList<>();
      for (int part = random.nextInt(5); part >= 0; part--) {
        Histogram.Builder builder = new Histogram.Builder();
        for (int i = random.nextInt(40); i > 0; i--) {
          double value = random.nextInt(1, 30);
          long count = random.nextInt(3);
          builder.add(value, count);
          expected.merge(value, count, Long::sum);
        }
        parts.add(builder.build());
      }
      Histogram merged = Histogram.merge(parts);
      long size = expected.values().stream().mapToLong(Long::longValue).sum();
      assertThat(merged.size()).isEqualTo(size);
      if (size > 0) {
        double sum = expected.entrySet().stream().mapToDouble(e -> e.getKey() * e.getValue()).sum();
        assertThat(merged.mean()).isCloseTo(sum / size, within(1e-12));
        for (long rank = 1; rank <= size; rank++) {
          assertThat(merged.quantile(rank / (size + 1.0)))
              .isCloseTo(atRank(expected, rank), within(1e-9));
        }
      }
    }
  }

  private static double atRank(NavigableMap<Double, Long> counts, long rank) {
    long left = rank;
    for (Map.Entry<Double, Long> entry : counts.entrySet()) {
      left -= entry.getValue();
      if (left <= 0) {
        return entry.getKey();
      }
    }
    return counts.lastKey();
  }

  @Test
  void withoutValuesThereIsNoMeanAndNoQuantile() {
    Histogram empty = Histogram.merge(List.of());

    assertThat(empty.mean()).isNaN();
    assertThat(empty.quantile(0.5)).isNaN();
  }
}
