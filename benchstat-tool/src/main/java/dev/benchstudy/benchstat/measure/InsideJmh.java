package dev.benchstudy.benchstat.measure;

import dev.benchstudy.benchstat.measure.JsonValue.JsonArray;
import dev.benchstudy.benchstat.measure.JsonValue.JsonObject;
import dev.benchstudy.benchstat.model.EmptyBenchmark;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.results.format.ResultFormatType;
import org.openjdk.jmh.runner.BenchmarkList;
import org.openjdk.jmh.runner.BenchmarkListEntry;
import org.openjdk.jmh.runner.Defaults;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.format.OutputFormat;
import org.openjdk.jmh.runner.format.OutputFormatFactory;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.CommandLineOptionException;
import org.openjdk.jmh.runner.options.CommandLineOptions;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;
import org.openjdk.jmh.util.Optional;

/**
 * The program that runs in a JVM of its own, with a jar of benchmarks before this program on the
 * class path: it lists the rows of that jar, or measures one row in one fork.
 *
 * <p>It uses JMH itself and not JMH's command line, because a command line cannot give a parameter
 * a value with a comma in it, and lists parameters in a form that cannot be taken apart again. No
 * other library is used here: the jar may hold another version of it.
 *
 * <p>Arguments: {@code list} or {@code run}, then {@code name=value} words, {@code --}, and JMH's
 * own options.
 */
final class InsideJmh {
  /** What holds where neither the options nor the benchmark's annotations say anything. */
  private static final TimeValue DEFAULT_TIME = TimeValue.milliseconds(300);

  private static final int DEFAULT_WARMUPS = 3;
  private static final int DEFAULT_ITERATIONS = 5;

  private InsideJmh() {}

  public static void main(String[] args) throws Exception {
    endWithTheRunner();
    int separator = Arrays.asList(args).indexOf("--");
    List<String> words = Arrays.asList(args).subList(1, separator);
    String[] options = Arrays.copyOfRange(args, separator + 1, args.length);
    switch (args[0]) {
      case "list" -> list(words, options);
      case "run" -> run(words, options);
      default -> throw new IllegalArgumentException("neither list nor run: " + args[0]);
    }
  }

  /**
   * Ends this JVM and its fork when the runner is gone. It may have been killed; then nobody waits
   * for the result, and the next run would share the machine with it.
   */
  private static void endWithTheRunner() {
    Thread watch =
        new Thread(
            () -> {
              try {
                // The runner writes nothing: this returns when its end of the pipe is closed.
                while (System.in.read() >= 0) {}
              } catch (IOException e) {
                // Closed as well.
              }
              ProcessHandle.current().descendants().forEach(ProcessHandle::destroyForcibly);
              Runtime.getRuntime().halt(1);
            },
            "runner-watch");
    watch.setDaemon(true);
    watch.start();
  }

  /** One value of a {@code name=value} word. */
  private static String value(List<String> words, String name) {
    return values(words, name).get(0);
  }

  private static List<String> values(List<String> words, String name) {
    String prefix = name + "=";
    return words.stream()
        .filter(word -> word.startsWith(prefix))
        .map(word -> word.substring(prefix.length()))
        .toList();
  }

  // ---- listing

  private static void list(List<String> words, String[] jmhOptions)
      throws IOException, CommandLineOptionException {
    Options options = new CommandLineOptions(jmhOptions);
    List<JsonValue> rows = new ArrayList<>();
    for (BenchmarkListEntry entry : entries(options)) {
      rows.addAll(rowsOf(entry, options));
    }
    JsonObject listing =
        JsonObject.EMPTY
            .with("java", JsonValue.of(System.getProperty("java.vm.version")))
            .with("vm", JsonValue.of(System.getProperty("java.vm.name")))
            .with("rows", new JsonArray(rows));
    Files.writeString(Path.of(value(words, "out")), JsonPrinter.print(listing));
  }

  /** The benchmarks that the options choose, each once for each of its modes. */
  private static List<BenchmarkListEntry> entries(Options options) {
    OutputFormat silent = OutputFormatFactory.createFormatInstance(System.err, VerboseMode.SILENT);
    Collection<BenchmarkListEntry> found =
        BenchmarkList.defaultList().find(silent, options.getIncludes(), options.getExcludes());
    Map<String, BenchmarkListEntry> entries = new TreeMap<>();
    for (BenchmarkListEntry entry : found) {
      Collection<Mode> modes =
          options.getBenchModes().isEmpty() ? List.of(entry.getMode()) : options.getBenchModes();
      for (Mode mode : modes) {
        for (Mode single : mode == Mode.All ? singleModes() : List.of(mode)) {
          entries.put(entry.getUsername() + " " + single.shortLabel(), entry.cloneWith(single));
        }
      }
    }
    return List.copyOf(entries.values());
  }

  private static List<Mode> singleModes() {
    return Arrays.stream(Mode.values()).filter(mode -> mode != Mode.All).toList();
  }

  private static List<JsonValue> rowsOf(BenchmarkListEntry entry, Options options) {
    List<Map<String, String>> combinations = List.of(Map.of());
    Map<String, String[]> declared = orElse(entry.getParams(), Map.of());
    for (Map.Entry<String, String[]> param : new TreeMap<>(declared).entrySet()) {
      Collection<String> values =
          orElse(options.getParameter(param.getKey()), Arrays.asList(param.getValue()));
      if (values.isEmpty()) {
        throw new IllegalArgumentException(
            entry.getUsername()
                + ": parameter "
                + param.getKey()
                + " has no value; give one with -p "
                + param.getKey()
                + "=...");
      }
      List<Map<String, String>> longer = new ArrayList<>();
      for (Map<String, String> combination : combinations) {
        for (String value : values) {
          Map<String, String> next = new LinkedHashMap<>(combination);
          next.put(param.getKey(), value);
          longer.add(next);
        }
      }
      combinations = longer;
    }
    return combinations.stream().map(params -> row(entry, options, params)).toList();
  }

  private static JsonValue row(
      BenchmarkListEntry entry, Options options, Map<String, String> params) {
    Map<String, JsonValue> values = new LinkedHashMap<>();
    params.forEach((name, value) -> values.put(name, JsonValue.of(value)));
    return JsonObject.EMPTY
        .with("benchmark", JsonValue.of(entry.getUsername()))
        .with("mode", JsonValue.of(entry.getMode().shortLabel()))
        .with("threads", JsonValue.of((long) threads(entry, options)))
        .with("params", new JsonObject(values))
        .with("seconds", JsonValue.of(plannedSeconds(entry, options)))
        .with("empty", JsonValue.of(EmptyBenchmark.is(entry.getUsername())));
  }

  /** As JMH's runner decides it. */
  private static int threads(BenchmarkListEntry entry, Options options) {
    int threads = orElse(options.getThreads(), orElse(entry.getThreads(), Defaults.THREADS));
    if (threads <= 0) {
      threads = Runtime.getRuntime().availableProcessors();
    }
    int group = Arrays.stream(orElse(options.getThreadGroups(), entry.getThreadGroups())).sum();
    return group <= 1 ? threads : (threads + group - 1) / group * group;
  }

  /** How long warm-up and measurement take by plan; NaN where that depends on the benchmark. */
  private static double plannedSeconds(BenchmarkListEntry entry, Options options) {
    if (entry.getMode() == Mode.SingleShotTime) {
      return Double.NaN;
    }
    int warmups =
        orElse(options.getWarmupIterations(), orElse(entry.getWarmupIterations(), DEFAULT_WARMUPS));
    int iterations =
        orElse(
            options.getMeasurementIterations(),
            orElse(entry.getMeasurementIterations(), DEFAULT_ITERATIONS));
    TimeValue warmup = orElse(options.getWarmupTime(), orElse(entry.getWarmupTime(), DEFAULT_TIME));
    TimeValue measurement =
        orElse(options.getMeasurementTime(), orElse(entry.getMeasurementTime(), DEFAULT_TIME));
    return warmups * seconds(warmup) + iterations * seconds(measurement);
  }

  private static double seconds(TimeValue time) {
    return time.convertTo(TimeUnit.MICROSECONDS) / 1e6;
  }

  // ---- running

  private static void run(List<String> words, String[] jmhOptions)
      throws CommandLineOptionException {
    Options options = new CommandLineOptions(jmhOptions);
    String benchmark = value(words, "benchmark");
    ChainedOptionsBuilder builder =
        new OptionsBuilder()
            .parent(options)
            .include("^" + Pattern.quote(benchmark) + "$")
            .mode(Mode.deepValueOf(value(words, "mode")))
            .threads(Integer.parseInt(value(words, "threads")))
            .forks(1)
            .warmupForks(0)
            .shouldFailOnError(true)
            .resultFormat(ResultFormatType.JSON)
            .result(value(words, "out"));
    for (String param : values(words, "param")) {
      int equals = param.indexOf('=');
      builder.param(param.substring(0, equals), param.substring(equals + 1));
    }
    for (String profiler : values(words, "profiler")) {
      if (options.getProfilers().stream().noneMatch(given -> given.getKlass().equals(profiler))) {
        builder.addProfiler(profiler);
      }
    }
    BenchmarkListEntry entry =
        entries(options).stream()
            .filter(candidate -> candidate.getUsername().equals(benchmark))
            .findFirst()
            .orElseThrow(() -> new IllegalArgumentException("no such benchmark: " + benchmark));
    fillIn(builder, options, entry, values(words, "jvmArg"));
    try {
      new Runner(builder.build()).run();
    } catch (RunnerException e) {
      // JMH has said what the benchmark threw; of its own troubles only the root tells anything.
      Throwable root = e;
      while (root.getCause() != null) {
        root = root.getCause();
      }
      System.out.println(root);
      System.exit(1);
    }
  }

  private static void fillIn(
      ChainedOptionsBuilder builder,
      Options options,
      BenchmarkListEntry entry,
      List<String> jvmArgs) {
    if (isOpen(options.getWarmupIterations(), entry.getWarmupIterations())) {
      builder.warmupIterations(DEFAULT_WARMUPS);
    }
    if (isOpen(options.getWarmupTime(), entry.getWarmupTime())) {
      builder.warmupTime(DEFAULT_TIME);
    }
    if (isOpen(options.getMeasurementIterations(), entry.getMeasurementIterations())) {
      builder.measurementIterations(DEFAULT_ITERATIONS);
    }
    if (isOpen(options.getMeasurementTime(), entry.getMeasurementTime())) {
      builder.measurementTime(DEFAULT_TIME);
    }
    if (isOpen(options.getJvmArgs(), entry.getJvmArgs())) {
      builder.jvmArgs(jvmArgs.toArray(String[]::new));
    }
  }

  private static boolean isOpen(Optional<?> option, Optional<?> annotation) {
    return !option.hasValue() && !annotation.hasValue();
  }

  private static <T> T orElse(Optional<T> value, T otherwise) {
    return value.hasValue() ? value.get() : otherwise;
  }
}
