package dev.benchstudy.benchstat.measure;

import static org.assertj.core.api.Assertions.assertThat;

import dev.benchstudy.benchstat.measure.BenchmarkJvm.Listing;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class PlanTest {
  private static final int BLOCKS = 200;

  private static Row row(String impl, String n) {
    return new Row("dev.Bench.run", "avgt", 1, new TreeMap<>(Map.of("impl", impl, "n", n)));
  }

  private static Side side(String name) {
    return new Side(
        name,
        Path.of("benchmarks.jar"),
        JmhOptions.NONE,
        Set.of("impl"),
        List.of(),
        List.of(),
        new Revision("unknown", "unknown"));
  }

  /** One side whose rows stand in columns by their impl, as a label's flags say. */
  private static Plan planOfALabel() {
    return new Plan(
        List.of(side("all")),
        List.of(
            List.of(
                row("concat", "16"),
                row("concat", "256"),
                row("builder", "16"),
                row("builder", "256"),
                row("table", "16"),
                row("table", "256"))),
        7);
  }

  private static Plan plan(long seed) {
    return new Plan(
        List.of(side("base"), side("new")),
        List.of(
            List.of(row("concat", "16"), row("concat", "256")),
            List.of(row("builder", "16"), row("builder", "256"))),
        seed);
  }

  @Test
  void eachBlockHoldsEachRowOfEachSideOnce() {
    for (int block = 1; block <= BLOCKS; block++) {
      List<PlannedFork> forks = plan(7).block(block);
      assertThat(forks).extracting(PlannedFork::row).doesNotHaveDuplicates().hasSize(4);
      assertThat(forks).extracting(PlannedFork::position).containsExactly(1, 2, 3, 4);
    }
  }

  @Test
  void forksThatAreComparedStandSideBySide() {
    for (int block = 1; block <= BLOCKS; block++) {
      List<PlannedFork> forks = plan(7).block(block);
      assertThat(forks.get(0).row().params().get("n"))
          .isEqualTo(forks.get(1).row().params().get("n"));
      assertThat(forks.get(0).side()).isNotEqualTo(forks.get(1).side());
    }
  }

  @Test
  void forksOfALabelThatAreComparedStandSideBySide() {
    for (int block = 1; block <= BLOCKS; block++) {
      List<Row> rows = planOfALabel().block(block).stream().map(PlannedFork::row).toList();
      assertThat(rows.subList(0, 3).stream().map(row -> row.params().get("n")).distinct())
          .hasSize(1);
      assertThat(rows).doesNotHaveDuplicates().hasSize(6);
    }
  }

  @Test
  void numbersOfThreadsThatAreComparedStandSideBySide() {
    Row one = new Row("dev.Bench.run", "avgt", 1, new TreeMap<>());
    Row four = new Row("dev.Bench.run", "avgt", 4, new TreeMap<>());

    assertThat(one.without(Set.of("threads"))).isEqualTo(four.without(Set.of("threads")));
    assertThat(one.without(Set.of("impl"))).isNotEqualTo(four.without(Set.of("impl")));
  }

  @Test
  void onlySeveralSidesCanBeEqual() {
    Listing listing =
        new Listing("", Map.of(row("concat", "16").without(Set.of("impl")), 1.0), List.of());

    assertThat(new Inventory(List.of(side("all")), List.of(listing), Optional.empty()).warnings())
        .isEmpty();
    assertThat(
            new Inventory(
                    List.of(side("base"), side("new")), List.of(listing, listing), Optional.empty())
                .warnings())
        .hasSize(2)
        .allMatch(warning -> warning.endsWith("has no parameter impl: equal on all sides"));
  }

  @Test
  void noSideAndNoRowIsFavouredByItsPlace() {
    Plan plan = plan(7);
    long baseFirst =
        IntStream.rangeClosed(1, BLOCKS).filter(b -> plan.block(b).get(0).side() == 0).count();
    long smallFirst =
        IntStream.rangeClosed(1, BLOCKS)
            .filter(b -> "16".equals(plan.block(b).get(0).row().params().get("n")))
            .count();
    // Far outside what 200 fair coins do, so a fixed seed cannot fail here by bad luck.
    assertThat(baseFirst).isBetween(70L, 130L);
    assertThat(smallFirst).isBetween(70L, 130L);
  }

  @Test
  void orderFollowsFromTheSeed() {
    assertThat(plan(7).block(3)).isEqualTo(plan(7).block(3));
    assertThat(IntStream.rangeClosed(1, BLOCKS).mapToObj(plan(7)::block).toList())
        .isNotEqualTo(IntStream.rangeClosed(1, BLOCKS).mapToObj(plan(8)::block).toList());
  }
}
