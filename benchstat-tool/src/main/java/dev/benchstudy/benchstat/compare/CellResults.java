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
  private final List<Observation> forks = new ArrayList<>(0);
  private Optional<Sample> sample = Optional.empty();
  private final Set<Key> residues = new LinkedHashSet<>(2);

  /** Takes a measurement of a result without a fork. */
  void add(double value, Key residue) {
    if (size == values.length) {
      values = Arrays.copyOf(values, 2 * size);
    }
    values[size++] = value;
    residues.add(residue);
  }

  /** Takes what a fork gave. */
  void add(Observation fork, Key residue) {
    forks.add(fork);
    residues.add(residue);
  }

  /** Returns what was gathered; results without a fork count as one each if there are any. */
  Sample sample() {
    if (sample.isEmpty()) {
      sample = Optional.of(size == 0 ? Sample.ofForks(forks) : Sample.ofResults(all()));
    }
    return sample.get();
  }

  private double[] all() {
    double[] all = Arrays.copyOf(values, size + forks.size());
    for (int i = 0; i < forks.size(); i++) {
      all[size + i] = forks.get(i).value();
    }
    return all;
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
