package dev.benchstudy.benchstat.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.benchstudy.benchstat.compare.Looks;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GateOptionsTest {
  private static GateOptions parse(String line) throws CommandLineException {
    return GateOptions.parse(List.of(line.split(" ")));
  }

  @Test
  void whatIsNotItsOwnIsForTheRunner() throws Exception {
    GateOptions options = parse("slug --margin 10% --quick --max-blocks 8 --no-allocs");

    assertThat(options.measuring()).containsExactly("slug", "--quick", "--no-allocs");
    assertThat(options.spec().margin("sec/op")).hasValue(0.1);
    assertThat(options.mostBlocks()).isEqualTo(8);
  }

  @Test
  void theUsualMarginIsFivePercentAndTheUsualBudgetThatOfTheLooks() throws Exception {
    assertThat(parse("slug").spec().margin("sec/op")).hasValue(0.05);
    assertThat(parse("slug").mostBlocks()).isEqualTo(Looks.USUAL_BLOCKS);
  }

  @Test
  void whatFollowsTwoDashesIsForJmh() throws Exception {
    assertThat(parse("--jars a.jar b.jar -- --blocks 3").measuring())
        .containsExactly("--jars", "a.jar", "b.jar", "--", "--blocks", "3");
  }

  @ParameterizedTest(name = "{0}: {1}")
  @CsvSource({
    "slug --blocks 3, --max-blocks",
    "slug --without-failed, --without-failed",
    "slug --margin 10, '10%'",
    "slug --margin 10, --margin must",
    "slug --margin allocs/op:1%, B/op",
    "'slug --margin 5%,allocs/op:1%', allocations are not counted",
    "slug --margin, lacks its value",
    "slug --alpha 2, --alpha",
  })
  void whatWouldBeWithoutEffectOrMakesNoSenseIsRefused(String line, String message) {
    assertThatExceptionOfType(CommandLineException.class)
        .isThrownBy(() -> parse(line))
        .withMessageContaining(message);
  }
}
