package dev.benchstudy.benchstat.profile;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.runner.BenchmarkList;
import org.openjdk.jmh.runner.BenchmarkListEntry;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.format.OutputFormatFactory;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.VerboseMode;

/** One fork of one benchmark of the {@code benchmarks.jar} on the class path. */
final class BenchmarkFork {
  private static final int LOG_LINES = 25;

  private BenchmarkFork() {}

  /**
   * The rows that the arguments of a command mean: one benchmark and variant, on each of its
   * inputs.
   *
   * @throws CommandException when the class path holds no benchmarks, none matches, or several do
   */
  static List<BenchmarkRow> select(Arguments arguments) throws CommandException {
    String study = arguments.text("study", "");
    RowSelection selection = study.isEmpty() ? RowSelection.PLAIN : RowSelection.of(Path.of(study));
    return selection.select(rows(), String.join(" ", arguments.others()));
  }

  /**
   * Every row of every benchmark on the class path, by name.
   *
   * @throws CommandException when the class path holds no benchmarks
   */
  private static List<BenchmarkRow> rows() throws CommandException {
    Map<String, Map<String, List<String>>> benchmarks = new TreeMap<>();
    try {
      PrintStream silence =
          new PrintStream(new ByteArrayOutputStream(), false, StandardCharsets.UTF_8);
      for (BenchmarkListEntry entry :
          BenchmarkList.defaultList()
              .getAll(
                  OutputFormatFactory.createFormatInstance(silence, VerboseMode.SILENT),
                  List.of())) {
        Map<String, List<String>> parameters = new TreeMap<>();
        entry
            .getParams()
            .orElse(Map.of())
            .forEach((name, values) -> parameters.put(name, List.of(values)));
        benchmarks.put(entry.getUsername(), parameters);
      }
    } catch (RuntimeException e) {
      // JMH throws no more specific type when the list is missing.
      throw new CommandException(
          CommandException.UNUSABLE,
          "no benchmarks on the class path: put a benchmarks.jar there (" + e.getMessage() + ")",
          e);
    }
    List<BenchmarkRow> rows = new ArrayList<>();
    benchmarks.forEach(
        (benchmark, parameters) -> rows.addAll(BenchmarkRow.all(benchmark, parameters)));
    return rows;
  }

  /**
   * The options of one fork of a row, with those that the arguments add, in average time mode;
   * JMH's own output goes to a file.
   */
  static ChainedOptionsBuilder options(Arguments arguments, BenchmarkRow row, Path log) {
    ChainedOptionsBuilder options =
        new OptionsBuilder()
            .include("^" + Pattern.quote(row.benchmark()) + "$")
            .mode(Mode.AverageTime)
            .forks(1)
            .warmupForks(0)
            .shouldFailOnError(true)
            .output(log.toString());
    row.parameters().forEach((name, value) -> options.param(name, value));
    String jvmArgs = arguments.text("jvmArgs", "").trim();
    if (!jvmArgs.isEmpty()) {
      options.jvmArgsAppend(jvmArgs.split("\\s+"));
    }
    return options;
  }

  /**
   * Runs the fork.
   *
   * @param log the file that {@link #options} named
   * @throws CommandException when the benchmark or its JVM fails, with what JMH said last
   */
  static void run(ChainedOptionsBuilder options, Path log) throws CommandException {
    // Code and shares can be looked at while another JMH measures; it would refuse to run beside
    // it.
    System.setProperty("jmh.ignoreLock", "true");
    try {
      new Runner(options.build()).run();
    } catch (RunnerException e) {
      throw new CommandException(
          CommandException.FAILED, "the benchmark failed: " + e.getMessage() + lastLines(log), e);
    }
  }

  private static String lastLines(Path log) {
    try {
      List<String> lines = Files.readAllLines(log);
      List<String> last = lines.subList(Math.max(0, lines.size() - LOG_LINES), lines.size());
      return "\nThe end of " + log + ":\n" + String.join("\n", last);
    } catch (IOException e) {
      return "";
    }
  }
}
