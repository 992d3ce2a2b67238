package dev.benchstudy.benchstat.measure;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Stands in for {@link InsideJmh}: the "jar" it is started with is a text that tells, one line a
 * benchmark, how that benchmark behaves. It uses no class but the JDK's, as it runs alone.
 *
 * <pre>
 *   dev.Bench.good         measures
 *   dev.Bench.bad crash    ends without a result; further: throw, hang, babble, garbage, nothing
 *   dev.Bench.busy wait    has the processor half of the time, the first two times
 *   dev.Bench.odd flaky    fails the first time
 * </pre>
 */
public final class FakeJmh {
  private FakeJmh() {}

  /** Lists or runs as the class path's first entry tells. */
  public static void main(String[] args) throws Exception {
    String[] classPath = System.getProperty("java.class.path").split(java.io.File.pathSeparator, 2);
    Path jar = Path.of(classPath[0]);
    Map<String, String> behaviours = new TreeMap<>();
    for (String line : Files.readAllLines(jar)) {
      String[] words = line.split(" ", 2);
      behaviours.put(words[0], words.length > 1 ? words[1] : "");
    }
    List<String> words = Arrays.asList(args);
    Path out = Path.of(value(words, "out"));
    if (args[0].equals("list")) {
      Files.writeString(out, listing(behaviours, words));
    } else {
      run(jar, behaviours.getOrDefault(value(words, "benchmark"), ""), words, out);
    }
  }

  private static String listing(Map<String, String> behaviours, List<String> words) {
    boolean empties = words.toString().contains("EmptyBenchmark");
    List<String> rows = new ArrayList<>();
    for (String name : behaviours.keySet()) {
      if (name.contains("EmptyBenchmark") == empties) {
        rows.add(
            """
            {"benchmark": "%s", "mode": "avgt", "threads": 1, "params": {}, "seconds": 0.1,
             "empty": %b}"""
                .formatted(name, empties));
      }
    }
    return "{\"java\": \"1\", \"vm\": \"Fake\", \"rows\": [" + String.join(",", rows) + "]}";
  }

  private static void run(Path jar, String behaviour, List<String> words, Path out)
      throws IOException, InterruptedException {
    String mode = System.getProperty("jmh.blackhole.mode", "compiler");
    System.out.println("# Blackhole mode: " + mode + " (told to say so)");
    String benchmark = value(words, "benchmark");
    int time = count(jar, benchmark);
    switch (behaviour) {
      case "crash" -> {
        System.out.println("# A fatal error has been detected");
        Runtime.getRuntime().halt(134);
      }
      case "throw" -> throw new IllegalStateException("told to");
      case "hang" -> Thread.sleep(600_000);
      case "babble" -> {
        while (true) {
          System.out.print("blah blah \u0007 ");
        }
      }
      case "garbage" -> Files.writeString(out, "[{\"benchmark\": \"dev.Be");
      case "nothing" -> Files.writeString(out, "");
      case "flaky" -> {
        if (time == 1) {
          throw new IllegalStateException("only once");
        }
        Files.writeString(out, result(benchmark, time, 1.0));
      }
      case "wait" -> Files.writeString(out, result(benchmark, time, time <= 2 ? 0.5 : 0.98));
      case "alwaysWait" -> Files.writeString(out, result(benchmark, time, 0.4));
      default -> {
        boolean counting = words.toString().contains("AllocationCountProfiler");
        String result = result(benchmark, time, 0.99);
        Files.writeString(out, counting ? result : result.replace("alloc.count.norm", "other"));
      }
    }
  }

  /** How often this benchmark has run, this time included. */
  private static int count(Path jar, String benchmark) throws IOException {
    Path counter = jar.resolveSibling(benchmark + ".count");
    int count = Files.exists(counter) ? Integer.parseInt(Files.readString(counter)) : 0;
    Files.writeString(counter, Integer.toString(count + 1));
    return count + 1;
  }

  private static String result(String benchmark, int time, double cpuWall) {
    return """
    [{"jmhVersion": "1.37", "benchmark": "%s", "mode": "avgt", "threads": 1, "forks": 1,
      "primaryMetric": %s,
      "secondaryMetrics": {"cpu.wall": %s, "alloc.count.norm": %s}}]
    """
        .formatted(
            benchmark, metric(time, "ns/op"), metric(cpuWall, "ratio"), metric(3, "allocs/op"));
  }

  private static String metric(double value, String unit) {
    return """
    {"score": %1$s, "scoreError": "NaN", "scoreConfidence": ["NaN", "NaN"],
     "scorePercentiles": {}, "scoreUnit": "%2$s", "rawData": [[%1$s, %1$s]]}"""
        .formatted(value, unit);
  }

  private static String value(List<String> words, String name) {
    return words.stream()
        .filter(word -> word.startsWith(name + "="))
        .findFirst()
        .orElseThrow()
        .substring(name.length() + 1);
  }
}
