package dev.benchstudy.slug.bench;

import static org.assertj.core.api.Assertions.assertThat;

import dev.benchstudy.slug.SluggerVariant;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.openjdk.jmh.annotations.Param;

/** The benchmark measures every variant, on titles of the size it names, and they agree there. */
class SlugBenchmarkTest {

  @Test
  void everyVariantIsMeasuredInChapterOrder() throws NoSuchFieldException {
    assertThat(parameter("impl"))
        .isEqualTo(Arrays.stream(SluggerVariant.values()).map(SluggerVariant::label).toList());
  }

  @Test
  void allVariantsAgreeOnEveryTitleMeasured() throws NoSuchFieldException {
    for (String n : parameter("n")) {
      assertThat(parameter("impl").stream().map(impl -> slug(impl, n)).distinct())
          .as("n=%s", n)
          .singleElement()
          .asString()
          .isNotEmpty();
    }
  }

  @Test
  void smallestTitleGivesThisSlug() {
    assertThat(slug("builder", "16")).isEqualTo("ten-ways-to-time");
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 16, 77, 78, 256, 4096})
  void titleHasTheSizeNamed(int n) {
    assertThat(SlugBenchmark.title(n)).hasSize(n);
  }

  private static String slug(String impl, String n) {
    SlugBenchmark benchmark = new SlugBenchmark();
    benchmark.impl = impl;
    benchmark.n = Integer.parseInt(n);
    benchmark.setUp();
    return benchmark.slug();
  }

  private static List<String> parameter(String name) throws NoSuchFieldException {
    return List.of(SlugBenchmark.class.getField(name).getAnnotation(Param.class).value());
  }
}
