package dev.benchstudy.benchstat.compare;

import static org.assertj.core.api.Assertions.assertThat;

import dev.benchstudy.benchstat.group.ProjectionFlags;
import dev.benchstudy.benchstat.model.BenchmarkName;
import dev.benchstudy.benchstat.model.Configuration;
import dev.benchstudy.benchstat.model.Measurement;
import dev.benchstudy.benchstat.model.Position;
import dev.benchstudy.benchstat.model.Result;
import dev.benchstudy.benchstat.unit.Unit;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Rows and units that some columns have and others have not. */
class MissingRowsTest {
  private Comparer comparer = comparer();

  @BeforeEach
  void startAnew() {
    comparer = comparer();
  }

  private static Comparer comparer() {
    try {
      return new Comparer(ProjectionFlags.DEFAULT.parse());
    } catch (ProjectionFlags.FlagException e) {
      throw new AssertionError(e);
    }
  }

  private void add(String side, String name, String mode, String... units) {
    comparer.add(
        new Result(
            new Position("test", 1),
            BenchmarkName.parse(name),
            Configuration.EMPTY.with(Result.FILE, side).with("mode", mode),
            Configuration.EMPTY,
            Optional.empty(),
            Arrays.stream(units).map(unit -> new Measurement(1, Unit.base(unit))).toList()));
  }

  private List<String> missing() {
    return comparer
        .report(Levels.DEFAULT, Sampling.AUTOMATIC, Correction.NONE, false)
        .missing()
        .stream()
        .map(
            row ->
                String.join(" ", row.label(), row.unit())
                    + " in "
                    + String.join(" ", row.present())
                    + " not in "
                    + String.join(" ", row.absent())
                    + (row.inFirst() ? " vanished" : " new")
                    + (row.reason().isEmpty() ? "" : ": " + row.reason()))
        .toList();
  }

  @Test
  void nothingIsMissingWhereAllColumnsHaveAll() {
    add("a", "X", "", "x", "y");
    add("b", "X", "", "y", "x");

    assertThat(missing()).isEmpty();
  }

  @Test
  void aWholeRowIsToldOnceHoweverManyUnitsItHas() {
    add("a", "X", "", "x", "y");
    add("a", "Y", "", "x", "y");
    add("b", "X", "", "x", "y");
    add("b", "Z", "", "x", "y");

    assertThat(missing()).containsExactly("Y  in a not in b vanished", "Z  in b not in a new");
  }

  @Test
  void aUnitIsToldWhereTheRowIsThere() {
    add("a", "X", "", "x", "y", "z");
    add("b", "X", "", "x");

    assertThat(missing())
        .containsExactly("X y in a not in b vanished", "X z in a not in b vanished");
  }

  @Test
  void theFirstColumnThatHasItIsNamed() {
    add("a", "W", "", "x");
    add("b", "X", "", "x", "y");
    add("c", "X", "", "x");
    add("b", "W", "", "x");
    add("c", "W", "", "x");

    assertThat(missing()).containsExactly("X  in b not in a new", "X y in b not in c new");
  }

  @Test
  void eachColumnThatLacksItIsTold() {
    add("a", "X", "", "x");
    add("b", "W", "", "x");
    add("c", "W", "", "x");

    assertThat(missing())
        .containsExactly(
            "X  in a not in b vanished", "X  in a not in c vanished", "W  in b not in a new");
  }

  @Test
  void aRowInAnotherTableIsTheReason() {
    add("a", "X", "avgt", "x");
    add("b", "X", "thrpt", "y");

    assertThat(missing())
        .containsExactly(
            "X  in a not in b vanished: mode is thrpt there and avgt here",
            "X  in b not in a new: mode is avgt there and thrpt here");
  }
}
