package dev.benchstudy.benchstat.compare;

import dev.benchstudy.benchstat.group.Key;
import dev.benchstudy.benchstat.group.Projection;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The results of one cell while they are gathered. */
final class CellResults {
  private double[] values = new double[4];
  private int size;
  private final Set<Key> residues = new LinkedHashSet<>(2);

  void add(double value, Key residue) {
    if (size == values.length) {
      values = Arrays.copyOf(values, 2 * size);
    }
    values[size++] = value;
    residues.add(residue);
  }

  Sample sample() {
    return Sample.of(Arrays.copyOf(values, size));
  }

  /** Returns a warning that names the fields in which the results differ, if any. */
  Optional<Warning> mixed(Projection residue) {
    if (residues.size() < 2) {
      return Optional.empty();
    }
    List<String> names = residue.names();
    List<List<String>> all = residues.stream().map(residue::values).toList();
    List<String> varying = new ArrayList<>();
    for (int i = 0; i < names.size(); i++) {
      int field = i;
      if (all.stream().map(values -> values.get(field)).distinct().count() > 1) {
        varying.add(names.get(i));
      }
    }
    return Optional.of(
        new Warning(
            Warning.Kind.MIXED_RESULTS, "benchmarks vary in " + String.join(", ", varying)));
  }
}
