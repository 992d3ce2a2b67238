package dev.benchstudy.slug.bench;

import static org.assertj.core.api.Assertions.assertThat;

import dev.benchstudy.slug.SluggerVariant;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.openjdk.jmh.annotations.Param;

/** The varied benchmark measures every variant, on titles that differ, and they agree there. */
class VariedTitlesBenchmarkTest {

  @Test
  void everyVariantIsMeasuredInChapterOrder() throws NoSuchFieldException {
    Param param = VariedTitlesBenchmark.class.getField("impl").getAnnotation(Param.class);
    assertThat(param.value())
        .containsExactly(
            Arrays.stream(SluggerVariant.values())
                .map(SluggerVariant::label)
                .toArray(String[]::new));
  }

  @Test
  void allVariantsMakeTheSameSlugsInTheSameOrder() {
    for (SluggerVariant variant : SluggerVariant.values()) {
      VariedTitlesBenchmark other = benchmark(variant);
      VariedTitlesBenchmark builder = benchmark(SluggerVariant.BUILDER);
      for (int i = 0; i < 1_100; i++) {
        assertThat(other.slug()).as("%s, title %d", variant, i).isEqualTo(builder.slug());
      }
    }
  }

  @Test
  void titlesHaveOneLengthAndDiffer() {
    Random random = new Random(1);
    Set<String> titles = new HashSet<>();
    for (int i = 0; i < 1_000; i++) {
      titles.add(VariedTitlesBenchmark.title(random, 256));
    }
    assertThat(titles).hasSize(1_000).allSatisfy(title -> assertThat(title).hasSize(256));
  }

  private static VariedTitlesBenchmark benchmark(SluggerVariant variant) {
    VariedTitlesBenchmark benchmark = new VariedTitlesBenchmark();
    benchmark.impl = variant.label();
    benchmark.n = 256;
    benchmark.setUp();
    return benchmark;
  }
}
