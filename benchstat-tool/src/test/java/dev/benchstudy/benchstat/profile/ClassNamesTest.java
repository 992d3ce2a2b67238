package dev.benchstudy.benchstat.profile;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ClassNamesTest {
  @ParameterizedTest
  @CsvSource({
    "java.lang.String, java.lang.String",
    "[B, byte[]",
    "[[J, long[][]",
    "[Ljava.lang.Object;, java.lang.Object[]",
    "dev.example.Join$$Lambda/0x00007f2e04445e88, dev.example.Join$$Lambda",
    "dev.example.Join$$Lambda$14/0x0000000800c03000, dev.example.Join$$Lambda$14",
    "java.lang.invoke.LambdaForm$MH.0x00007f2e04002000, java.lang.invoke.LambdaForm$MH",
  })
  void recordedNamesAreWrittenAsInSource(String recorded, String readable) {
    assertThat(ClassNames.readable(recorded)).isEqualTo(readable);
  }
}
