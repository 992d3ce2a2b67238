package dev.benchstudy.benchstat.calibrate;

import dev.benchstudy.benchstat.model.Measurement;
import dev.benchstudy.benchstat.model.Result;
import dev.benchstudy.benchstat.read.InputException;
import dev.benchstudy.benchstat.read.InputFile;
import dev.benchstudy.benchstat.read.ResultFiles;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;

/**
 * Forks that were measured, dealt anew: each trial draws both sides from the forks of one
 * benchmark, none twice, so that every difference between the sides is due to chance.
 */
final class MeasuredForks {
  private static final String TIME = "sec/op";

  private final int trials;
  private final Map<String, List<double[]>> forks = new LinkedHashMap<>();

  MeasuredForks(int trials) {
    this.trials = trials;
  }

  /** Adds the forks of a result file. */
  void read(String path) throws InputException {
    new ResultFiles(InputStream.nullInputStream(), Path.of(""))
        .read(
            new InputFile("", path),
            entry -> {
              if (entry instanceof Result result && result.fork().isPresent()) {
                add(result);
              }
            });
  }

  private void add(Result result) {
    for (Measurement measurement : result.measurements()) {
      if (measurement.unit().name().equals(TIME) && !measurement.iterations().isEmpty()) {
        forks
            .computeIfAbsent(result.name().full(), name -> new ArrayList<>())
            .add(measurement.iterations().stream().mapToDouble(Double::doubleValue).toArray());
      }
    }
  }

  /** A row for each benchmark, a column for each design, in each cell all rules. */
  String table(List<Design> designs) {
    List<String> names = List.copyOf(forks.keySet());
    return MarkdownTable.of(
        "benchmark (forks)",
        names.stream().map(name -> name + " (" + forksOf(name).size() + ")").toList(),
        designs.stream().map(Design::label).toList(),
        (row, column) -> cell(forksOf(names.get(row)), designs.get(column), row));
  }

  private List<double[]> forksOf(String name) {
    return forks.getOrDefault(name, List.of());
  }

  private String cell(List<double[]> measured, Design design, int seed) {
    if (design.base().forks() + design.next().forks() > measured.size()) {
      return "";
    }
    return Arrays.stream(DecisionRule.values())
        .map(
            rule ->
                Share.of(
                    seed,
                    trials,
                    random -> {
                      double[][] dealt = shuffled(random, measured);
                      return rule.differs(
                          side(dealt, 0, design.base()),
                          side(dealt, design.base().forks(), design.next()));
                    }))
        .collect(Collectors.joining(" / "));
  }

  private static double[][] shuffled(RandomGenerator random, List<double[]> measured) {
    double[][] dealt = measured.toArray(double[][]::new);
    for (int i = 0; i < dealt.length; i++) {
      int other = i + random.nextInt(dealt.length - i);
      double[] fork = dealt[other];
      dealt[other] = dealt[i];
      dealt[i] = fork;
    }
    return dealt;
  }

  private static double[][] side(double[][] dealt, int from, Design.Side side) {
    return Arrays.stream(dealt, from, from + side.forks())
        .map(fork -> Arrays.copyOf(fork, Math.min(fork.length, side.iterations())))
        .toArray(double[][]::new);
  }
}
