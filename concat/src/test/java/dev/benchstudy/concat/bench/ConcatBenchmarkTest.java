package dev.benchstudy.concat.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.benchstudy.concat.ConcatenatorVariant;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.openjdk.jmh.annotations.Param;

/** The benchmark measures every variant, on the inputs it names, and they agree there. */
class ConcatBenchmarkTest {

  @Test
  void everyVariantIsMeasuredInChapterOrder() throws NoSuchFieldException {
    assertThat(parameter("impl"))
        .isEqualTo(
            Arrays.stream(ConcatenatorVariant.values()).map(ConcatenatorVariant::label).toList());
  }

  @Test
  void allVariantsAgreeOnEveryInputMeasured() throws NoSuchFieldException {
    for (String input : parameter("input")) {
      assertThat(parameter("impl").stream().map(impl -> joined(impl, input)).distinct())
          .as("input=%s", input)
          .containsExactly(String.join("", ConcatBenchmark.parts(input)));
    }
  }

  @Test
  void inputsHoldWhatTheirNamesSay() {
    assertThat(ConcatBenchmark.parts("few3")).containsExactly("user/", "4711", "/name");
    assertThat(ConcatBenchmark.parts("short100")).hasSize(100).startsWith("item-0,", "item-1,");
    assertThat(ConcatBenchmark.parts("hello200")).hasSize(200).containsOnly("hello");
    assertThat(ConcatBenchmark.parts("hello7")).hasSize(7);
  }

  @Test
  void anUnknownInputIsAnsweredWithTheKnownOnes() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> ConcatBenchmark.parts("long5"))
        .withMessageContainingAll("long5", "few3", "shortN", "helloN");
  }

  @Test
  void allWaysOfAnExpressionAgree() {
    ExpressionBenchmark expression = new ExpressionBenchmark();
    assertThat(
            List.of(
                expression.operator(),
                expression.appends(),
                expression.calls(),
                expression.format()))
        .containsOnly("user/4711/name");
  }

  private static String joined(String impl, String input) {
    ConcatBenchmark benchmark = new ConcatBenchmark();
    benchmark.impl = impl;
    benchmark.input = input;
    benchmark.setUp();
    return benchmark.concat();
  }

  private static List<String> parameter(String name) throws NoSuchFieldException {
    return List.of(ConcatBenchmark.class.getField(name).getAnnotation(Param.class).value());
  }
}
