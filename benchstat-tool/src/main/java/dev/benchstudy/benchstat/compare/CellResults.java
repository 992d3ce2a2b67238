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
  private static final double[] NONE = {};

  private double[] values = NONE;
  private int size;
  private List<Observation> forks = List.of();
  private Optional<Sample> sample = Optional.empty();

  /** What the results have besides their row and column; one and the same, but for mixed cells. */
  private Set<Key> residues = Set.of();

  /** Takes a measurement of a result without a fork. */
  void add(double value, Key residue) {
    if (size == values.length) {
      values = Arrays.copyOf(values, Math.max(4, size + size / 2));
    }
    values[size++] = value;
    see(residue);
  }

  /** Takes what a fork gave. */
  void add(Observation fork, Key residue) {
    if (forks.isEmpty()) {
      forks = new ArrayList<>();
    }
    forks.add(fork);
    see(residue);
  }

  private void see(Key residue) {
    if (residues.isEmpty()) {
      residues = Set.of(residue);
    } else if (!residues.contains(residue)) {
      residues = residues.size() == 1 ? new LinkedHashSet<>(residues) : residues;
      residues.add(residue);
    }
  }

  /** Returns whether the results come from forks, and each of them. */
  boolean hasForks() {
    return size == 0;
  }

  /** Returns what was gathered; results without a fork count as one each if there are any. */
  Sample sample() {
    if (sample.isEmpty()) {
      sample = Optional.of(hasForks() ? Sample.ofForks(forks) : Sample.ofResults(all()));
      values = NONE;
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
      if (all.stream().map(row -> row.get(field)).distinct().count() > 1) {
        varying.add(names.get(i));
      }
    }
    return Optional.of(
        new Warning(
            Warning.Kind.MIXED_RESULTS, "benchmarks vary in " + String.join(", ", varying)));
  }
}
