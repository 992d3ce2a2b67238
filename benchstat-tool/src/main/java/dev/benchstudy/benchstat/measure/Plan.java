package dev.benchstudy.benchstat.measure;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;

/**
 * Which fork runs when. In each block every row of every side gets one fork. Forks that will be
 * compared with each other stand side by side in random order, and so do the groups they form: a
 * machine that grows slower from hour to hour, or favours whoever comes first, does so to all that
 * is compared alike.
 *
 * @param sides what is compared
 * @param rows the rows of each side, in the order of {@code sides}
 * @param seed from which every order follows
 */
record Plan(List<Side> sides, List<List<Row>> rows, long seed) {
  /**
   * An odd number near 2^64 divided by the golden ratio: seeds of neighbouring blocks lie far
   * apart.
   */
  private static final long SEED_STEP = 0x9E37_79B9_7F4A_7C15L;

  Plan {
    sides = List.copyOf(sides);
    rows = rows.stream().map(List::copyOf).toList();
  }

  /** The forks of one block, in order; the same whenever it is asked for. */
  List<PlannedFork> block(int number) {
    SplittableRandom random = new SplittableRandom(seed + number * SEED_STEP);
    List<List<PlannedFork>> groups = new ArrayList<>();
    for (Collection<PlannedFork> group : groups(number)) {
      groups.add(shuffled(group, random));
    }
    List<PlannedFork> forks = new ArrayList<>();
    for (List<PlannedFork> group : shuffled(groups, random)) {
      for (PlannedFork fork : group) {
        forks.add(new PlannedFork(number, forks.size() + 1, fork.side(), fork.row()));
      }
    }
    return forks;
  }

  /** How many forks a block has. */
  int forksPerBlock() {
    return rows.stream().mapToInt(List::size).sum();
  }

  private Collection<List<PlannedFork>> groups(int number) {
    Map<Row, List<PlannedFork>> groups = new LinkedHashMap<>();
    for (int side = 0; side < sides.size(); side++) {
      for (Row row : rows.get(side)) {
        groups
            .computeIfAbsent(row.without(sides.get(side).ownParams()), key -> new ArrayList<>())
            .add(new PlannedFork(number, 0, side, row));
      }
    }
    return groups.values();
  }

  private static <T> List<T> shuffled(Collection<T> items, SplittableRandom random) {
    List<T> shuffled = new ArrayList<>(items);
    for (int last = shuffled.size() - 1; last > 0; last--) {
      int other = random.nextInt(last + 1);
      T item = shuffled.get(other);
      shuffled.set(other, shuffled.get(last));
      shuffled.set(last, item);
    }
    return shuffled;
  }
}
