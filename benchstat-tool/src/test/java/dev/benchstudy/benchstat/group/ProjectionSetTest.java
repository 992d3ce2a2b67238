package dev.benchstudy.benchstat.group;

import static org.assertj.core.api.Assertions.assertThat;

import dev.benchstudy.benchstat.model.BenchmarkName;
import dev.benchstudy.benchstat.model.Configuration;
import dev.benchstudy.benchstat.model.Measurement;
import dev.benchstudy.benchstat.model.Position;
import dev.benchstudy.benchstat.model.Result;
import dev.benchstudy.benchstat.unit.Unit;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ProjectionSetTest {
  @ParameterizedTest(name = "{0} leaves {2} of {1}")
  @CsvSource({
    "pkg, Foo/n=1/m=2-8, Foo/n=1/m=2-8",
    "/n, Foo/n=1/m=2-8, Foo/m=2-8",
    "/n, Foo/n=1/n=2-8, Foo-8", // every part with the key
    "/m, Foo/n=1/m-8, Foo/n=1/m-8",
    "/gomaxprocs, Foo/n=1-8, Foo/n=1",
    ".name, Foo/n=1-8, */n=1-8",
    ".name /n /gomaxprocs, Foo/n=1-8, *",
    "/, Foo/=x/y, Foo/y",
    ".fullname, Foo/n=1, Foo/n=1", // excludes nothing from itself
  })
  void theFullNameLeavesOutWhatOtherFieldsName(String ignored, String name, String left)
      throws Exception {
    ProjectionSet set = new ProjectionFlags("", ".fullname", "", ignored).parse();
    Result line = line(name);

    assertThat(set.row().values(set.row().project(line))).containsExactly(left);
  }

  @Test
  void subKeysOfConfigComeInTheOrderInWhichTheyAreMet() throws Exception {
    ProjectionSet set = new ProjectionFlags(".config", "", "", "goos").parse();
    Projection table = set.table();
    Key first = table.project(line("A", ".file=f", "pkg=p", "goos=linux"));
    Key second = table.project(line("A", ".file=g", "cpu=c", "pkg=p"));
    Key third = table.project(line("A", "pkg=p", "goos=darwin"));
    Key fourth = table.project(line("A", "cpu=c"));

    assertThat(table.names()).containsExactly("pkg", "cpu");
    assertThat(table.values(first)).containsExactly("p", "");
    assertThat(table.values(second)).containsExactly("p", "c");
    assertThat(third).isEqualTo(first);
    assertThat(table.values(fourth)).containsExactly("", "c");
  }

  @Test
  void subKeysOfConfigSortByBytesEvenWhereFieldsSortByFirstSeen() throws Exception {
    ProjectionSet set = new ProjectionFlags(".config pkg", "", "", "").parse();

    assertThat(sorted(set.table(), line("A", "k=z", "pkg=z"), line("A", "k=a", "pkg=a")))
        .containsExactly("[a, a]", "[z, z]");
    assertThat(sorted(set.table(), line("A", "k=m", "pkg=z"), line("A", "k=m", "pkg=a")))
        .containsExactly("[m, z]", "[m, a]");
  }

  @Test
  void subKeysOfConfigSortByNumberWhereThatIsAskedFor() throws Exception {
    Projection table = new ProjectionFlags(".config@num", "", "", "").parse().table();

    assertThat(sorted(table, line("A", "k=10"), line("A", "k=9"))).containsExactly("[9]", "[10]");
  }

  @Test
  void aKeyStandsWithItself() throws Exception {
    Projection table = new ProjectionFlags(".config pkg", "", "", "").parse().table();
    Key key = table.project(line("A", "k=m", "pkg=p"));

    assertThat(table.order().compare(key, key)).isZero();
  }

  private static List<String> sorted(Projection projection, Result... lines) {
    List<Key> keys = new ArrayList<>();
    for (Result line : lines) {
      keys.add(projection.project(line));
    }
    keys.sort(projection.order());
    return keys.stream().map(key -> projection.values(key).toString()).toList();
  }

  @ParameterizedTest(name = "table {0}, row {1}, col {2}: {3}")
  @CsvSource({
    ".config, .fullname, .file, ''",
    "pkg, .fullname, .file, .config",
    ".config, .name, .file, .fullname",
    "'', '', '', .config .fullname",
    "'', .name, .fullname, .config",
  })
  void theResidueIsWhatNoFieldCovers(String table, String row, String column, String names)
      throws Exception {
    ProjectionSet set = new ProjectionFlags(table, row, column, "").parse();
    set.residue().project(line("A"));
    List<String> fields = new ArrayList<>(set.residue().names());
    if (names.contains(".config")) {
      set.residue().project(line("A", "k=v"));
      assertThat(set.residue().names()).contains("k");
      fields.add(0, ".config");
    }

    assertThat(String.join(" ", fields)).isEqualTo(names);
  }

  @Test
  void fixedOrdersOfAllFourFlagsDropWhatTheyDoNotList() throws Exception {
    ProjectionSet set = new ProjectionFlags("pkg@(p)", "/n@(1 2)", "", "cpu@(c \"\")").parse();

    assertThat(set.accepts(line("A/n=1", "pkg=p"))).isTrue();
    assertThat(set.accepts(line("A/n=1", "pkg=p", "cpu=c"))).isTrue();
    assertThat(set.accepts(line("A/n=3", "pkg=p"))).isFalse();
    assertThat(set.accepts(line("A/n=1"))).isFalse();
    assertThat(set.accepts(line("A/n=1", "pkg=p", "cpu=d"))).isFalse();
  }

  @Test
  void aFixedOrderOfFullNamesFiltersByTheWholeName() throws Exception {
    ProjectionSet set = new ProjectionFlags("", ".fullname@(A/n=1 B)", "/n", "").parse();

    assertThat(set.accepts(line("A/n=1"))).isTrue();
    assertThat(set.accepts(line("A"))).isFalse();
    assertThat(set.row().values(set.row().project(line("A/n=1")))).containsExactly("A");
  }

  private static Result line(String name, String... settings) {
    Configuration configuration = Configuration.EMPTY;
    for (String setting : settings) {
      int equals = setting.indexOf('=');
      configuration =
          configuration.with(setting.substring(0, equals), setting.substring(equals + 1));
    }
    return new Result(
        new Position("test", 1),
        BenchmarkName.parse(name),
        configuration,
        Configuration.EMPTY,
        Optional.empty(),
        List.of(new Measurement(1, Unit.base("x"))));
  }
}
