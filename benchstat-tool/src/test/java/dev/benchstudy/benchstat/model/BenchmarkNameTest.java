package dev.benchstudy.benchstat.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BenchmarkNameTest {
  @ParameterizedTest(name = "{0}")
  @CsvSource({
    "Foo, Foo, '', ''",
    "Foo-8, Foo, '', -8",
    "Foo-8-16, Foo-8, '', -16",
    "Foo-, Foo-, '', ''",
    "Foo-8a, Foo-8a, '', ''",
    "-8, '', '', -8",
    "8, 8, '', ''",
    "'', '', '', ''",
    "Foo-8/bar, Foo-8, /bar, ''",
    "Foo/bar-8, Foo, /bar, -8",
    "Foo/a=1/b=2-08, Foo, /a=1 /b=2, -08",
    "/, '', /, ''",
    "//, '', / /, ''",
    "Foo/-8, Foo, /, -8",
    "Foo/x=a=b, Foo, /x=a=b, ''",
    "Foo-\u0661, Foo-\u0661, '', ''", // ASCII digits only
  })
  void aNameHasABasePartsAndASuffix(String text, String base, String parts, String suffix) {
    BenchmarkName name = BenchmarkName.parse(text);

    assertThat(name.base()).isEqualTo(base);
    assertThat(String.join(" ", name.parts())).isEqualTo(parts);
    assertThat(name.suffix()).isEqualTo(suffix);
    assertThat(name.full()).isEqualTo(text);
  }

  @ParameterizedTest(name = "{1} of {0}")
  @CsvSource({
    "Foo/size=4k/n=1-16, /size, 4k",
    "Foo/size=4k/n=1-16, /n, 1",
    "Foo/size=4k/n=1-16, /gomaxprocs, 16",
    "Foo/size=4k/n=1-16, /s, ''",
    "Foo/size=4k/n=1-16, /siz, ''",
    "Foo/n=1/n=2, /n, 1", // the first part with the key
    "Foo/n=, /n, ''",
    "Foo/n, /n, ''",
    "Foo/=x, /, x",
    "Foo/gomaxprocs=3, /gomaxprocs, 3",
    "Foo/gomaxprocs=3-4, /gomaxprocs, 4",
    "Foo/a=b=c, /a, b=c",
    "Foo/a=b=c, /a=b, c",
  })
  void aKeyReadsThePartThatBeginsWithIt(String text, String key, String value) {
    assertThat(BenchmarkName.parse(text).value(key)).isEqualTo(value);
  }

  @Test
  void valuesOfJmhParametersMayHoldSlashesAndDashes() {
    BenchmarkName name =
        new BenchmarkName("A.b", List.of("/path=/tmp/x-8"), "", BenchmarkName.THREADS);

    assertThat(name.value("/path")).isEqualTo("/tmp/x-8");
    assertThat(name.value("/threads")).isEqualTo("1");
    assertThat(name.full()).isEqualTo("A.b/path=/tmp/x-8");
  }

  @Test
  void theSuffixOfAJmhNameIsItsNumberOfThreads() {
    BenchmarkName name = new BenchmarkName("A.b", List.of(), "-4", BenchmarkName.THREADS);

    assertThat(name.value("/threads")).isEqualTo("4");
    assertThat(name.value("/gomaxprocs")).isEqualTo("4");
    assertThat(name.threads()).isEqualTo(4);
  }

  @Test
  void aParameterNamedThreadsComesBeforeTheNumberOfThreads() {
    BenchmarkName name =
        new BenchmarkName("A.b", List.of("/threads=16"), "-4", BenchmarkName.THREADS);

    assertThat(name.value("/threads")).isEqualTo("16");
    assertThat(name.value("/gomaxprocs")).isEqualTo("4");
    assertThat(name.threads()).isEqualTo(4);
  }

  @Test
  void onlyANameOfJmhSaysItsNumberOfThreads() {
    assertThat(BenchmarkName.parse("Foo-8").threads()).isEqualTo(1);
  }
}
