package dev.benchstudy.benchstat.compare;

import dev.benchstudy.benchstat.model.Block;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.DoubleStream;

/** The values of one cell, and the forks they come from where those are known. */
public final class Sample {
  private final double[] ascending;
  private final List<Observation> forks;

  private Sample(double[] values, List<Observation> forks) {
    this.ascending = values;
    this.forks = forks;
    Arrays.sort(ascending);
  }

  /** Returns the sample of values that are independent of each other, in any order; not copied. */
  static Sample ofResults(double[] values) {
    return new Sample(values, List.of());
  }

  /** Returns the sample of forks. */
  static Sample ofForks(List<Observation> forks) {
    double[] values = new double[forks.size()];
    for (int i = 0; i < values.length; i++) {
      values[i] = forks.get(i).value();
    }
    return new Sample(values, List.copyOf(forks));
  }

  /** Returns the values of all iterations as one sample; a fork without any gives its own value. */
  Sample pooled() {
    double[] values =
        forks.stream()
            .flatMapToDouble(
                fork ->
                    fork.iterations().isEmpty()
                        ? DoubleStream.of(fork.value())
                        : fork.iterations().stream().mapToDouble(Double::doubleValue))
            .toArray();
    return new Sample(values, List.of());
  }

  /**
   * Returns the value of each block, the mean of several forks of one; empty unless every fork has
   * a block.
   */
  Map<Block, Double> blocks() {
    Map<Block, double[]> sums = new LinkedHashMap<>();
    for (Observation fork : forks) {
      if (fork.fork().block().isEmpty()) {
        return Map.of();
      }
      Block block = fork.fork().block().get();
      double[] sum = sums.get(block);
      if (sum == null) {
        sum = new double[2];
        sums.put(block, sum);
      }
      sum[0] += fork.value();
      sum[1]++;
    }
    Map<Block, Double> means = new LinkedHashMap<>();
    for (Map.Entry<Block, double[]> entry : sums.entrySet()) {
      means.put(entry.getKey(), entry.getValue()[0] / entry.getValue()[1]);
    }
    return means;
  }

  /** Returns the values in ascending order; not copied. */
  double[] ascending() {
    return ascending;
  }

  /** Returns the values in ascending order. */
  public List<Double> values() {
    return Arrays.stream(ascending).boxed().toList();
  }

  /** Returns the forks in order, empty if the values come from results without forks. */
  public List<Observation> forks() {
    return forks;
  }

  /** Returns the number of values. */
  public int size() {
    return ascending.length;
  }

  double least() {
    return ascending[0];
  }

  double greatest() {
    return ascending[ascending.length - 1];
  }
}
