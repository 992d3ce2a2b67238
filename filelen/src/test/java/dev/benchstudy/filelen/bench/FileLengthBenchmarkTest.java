package dev.benchstudy.filelen.bench;

import static org.assertj.core.api.Assertions.assertThat;

import dev.benchstudy.filelen.DataText;
import dev.benchstudy.filelen.FileLengthVariant;
import java.io.IOException;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.openjdk.jmh.annotations.Param;

/** The benchmark's own set-up: every variant counts its file rightly, and all are listed. */
class FileLengthBenchmarkTest {

  @ParameterizedTest
  @EnumSource
  void eachVariantCountsTheBenchmarksFile(FileLengthVariant variant) throws IOException {
    FileLengthBenchmark benchmark = new FileLengthBenchmark();
    benchmark.impl = variant.label();
    benchmark.bufsize = 1000;
    benchmark.setUp();
    assertThat(benchmark.count()).isEqualTo(DataText.LENGTH);
    assertThat(benchmark.count()).isEqualTo(DataText.LENGTH);
    benchmark.tearDown();
  }

  @Test
  void theParameterListsEveryVariantInOrder() throws NoSuchFieldException {
    Param param = FileLengthBenchmark.class.getField("impl").getAnnotation(Param.class);
    assertThat(param.value())
        .containsExactly(
            Arrays.stream(FileLengthVariant.values())
                .map(FileLengthVariant::label)
                .toArray(String[]::new));
  }
}
