package dev.benchstudy.benchstat.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EmptyBenchmarkTest {
  @ParameterizedTest(name = "{0}: {1}")
  @CsvSource({
    "org.example.EmptyBenchmark.empty, true",
    "EmptyBenchmark.other, true",
    "org.example.NotEmptyBenchmark.empty, false",
    "org.example.EmptyBenchmarks.empty, false",
    "org.example.EmptyBenchmark.Inner.run, false",
    "org.example.EmptyBenchmark, false",
    "'', false",
  })
  void theNameOfTheClassTells(String fullName, boolean empty) {
    assertThat(EmptyBenchmark.is(fullName)).isEqualTo(empty);
    assertThat(Pattern.compile(EmptyBenchmark.REGEXP).matcher(fullName).find()).isEqualTo(empty);
  }
}
