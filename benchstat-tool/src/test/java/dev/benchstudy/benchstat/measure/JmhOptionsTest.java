package dev.benchstudy.benchstat.measure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.benchstudy.benchstat.study.CommandWords;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class JmhOptionsTest {
  private static JmhOptions options(String line) throws Exception {
    return JmhOptions.parse(CommandWords.split(line));
  }

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '`',
      value = {
        "a later value replaces, -wi 3 -i 5, -wi 1, -wi 1 -i 5",
        "profilers add up, -prof gc, -prof stack, -prof gc -prof stack",
        "the same profiler counts once, -prof gc, -prof gc, -prof gc",
        "parameters replace by name, -p n=16 -p impl=a, -p n=256, -p impl=a -p n=256",
        "regular expressions replace all, Slug Concat, Hash, Hash",
        "quotes hold blanks together, -i 1, -jvmArgs '-Xmx1g -Xss1m', -i 1 -jvmArgs -Xmx1g -Xss1m"
      })
  void laterOptionsGoOverEarlierOnes(String rule, String first, String then, String together)
      throws Exception {
    assertThat(String.join(" ", options(first).overlaidWith(options(then)).words()))
        .as(rule)
        .isEqualTo(together);
  }

  @ParameterizedTest
  @ValueSource(strings = {"-f 3", "-rff out.json", "-o log", "-wi", "-lp"})
  void whatTheRunnerDecidesIsRefused(String line) {
    assertThatThrownBy(() -> options(line))
        .isInstanceOf(UsageException.class)
        .hasMessageContaining(line.split(" ", -1)[0]);
  }

  @Test
  void severalThreadCountsAreSeveralListings() throws Exception {
    assertThat(options("-t 1,2 Slug").eachThreadCount())
        .extracting(o -> String.join(" ", o.words()))
        .containsExactly("-t 1 Slug", "-t 2 Slug");
  }

  @Test
  void oneRowNeedsNothingThatChoosesRows() throws Exception {
    assertThat(options("Slug -e x -p n=1 -t 2 -bm ss -i 3").forOneRow().words())
        .isEqualTo(List.of("-i", "3"));
  }
}
