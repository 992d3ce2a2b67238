package dev.benchstudy.benchstat.calibrate;

import dev.benchstudy.benchstat.model.Measurement;
import dev.benchstudy.benchstat.model.Result;
import dev.benchstudy.benchstat.read.InputException;
import dev.benchstudy.benchstat.read.InputFile;
import dev.benchstudy.benchstat.read.ResultFiles;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The forks of a result file, each its iterations in seconds per operation, in the order in which
 * they were measured.
 *
 * @param label the file's name without its ending
 * @param forks by the full name of the benchmark
 */
record ForkFile(String label, Map<String, List<double[]>> forks) {
  private static final String TIME = "sec/op";

  ForkFile {
    forks = Collections.unmodifiableMap(new LinkedHashMap<>(forks));
  }

  /** Reads a file. */
  static ForkFile read(String path) throws InputException {
    Map<String, List<double[]>> forks = new LinkedHashMap<>();
    new ResultFiles(InputStream.nullInputStream(), Path.of(""))
        .read(
            new InputFile("", path),
            entry -> {
              if (entry instanceof Result result && result.fork().isPresent()) {
                add(result, forks);
              }
            });
    String name = String.valueOf(Path.of(path).getFileName());
    return new ForkFile(name.replaceFirst("\\.[^.]*$", ""), forks);
  }

  private static void add(Result result, Map<String, List<double[]>> forks) {
    for (Measurement measurement : result.measurements()) {
      if (measurement.unit().name().equals(TIME) && !measurement.iterations().isEmpty()) {
        forks
            .computeIfAbsent(result.name().full(), name -> new ArrayList<>())
            .add(measurement.iterations().stream().mapToDouble(Double::doubleValue).toArray());
      }
    }
  }

  /**
   * Returns the forks of one benchmark.
   *
   * @throws IllegalArgumentException if there are none
   */
  double[][] of(String name) {
    List<double[]> found = forks.get(name);
    if (found == null) {
      throw new IllegalArgumentException(label + " has no " + name + ", but " + forks.keySet());
    }
    return found.toArray(double[][]::new);
  }
}
