package dev.benchstudy.benchstat.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Settings are written {@code key=value}, {@code key=} takes a key out. */
class ConfigurationTest {
  @ParameterizedTest(name = "{0}")
  @CsvSource({
    "a=1 b=2 c=3, a=1 b=2 c=3", // new keys go last
    "a=1 b=2 a=9, a=9 b=2", // a changed one keeps its place
    "a=1 b=2 c=3 a=, c=3 b=2", // the last one takes the place of a deleted one
    "a=1 b=2 c=3 c=, a=1 b=2",
    "a=1 a=, ''",
    "a=, ''",
    "a=1 b=2 a= a=3, b=2 a=3",
  })
  void settingsKeepTheOrderOfGo(String changes, String expected) {
    Configuration configuration = Configuration.EMPTY;
    for (String change : changes.split(" ", -1)) {
      int equals = change.indexOf('=');
      configuration = configuration.with(change.substring(0, equals), change.substring(equals + 1));
    }

    assertThat(
            configuration.settings().stream()
                .map(setting -> setting.key() + "=" + setting.value())
                .collect(Collectors.joining(" ")))
        .isEqualTo(expected);
  }
}
