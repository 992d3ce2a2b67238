package dev.benchstudy.benchstat.measure;

import dev.benchstudy.benchstat.measure.JsonValue.JsonObject;
import dev.benchstudy.benchstat.text.SystemMessage;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The JVM that benchmarks run in: starts {@link InsideJmh} beside a jar of benchmarks, in a
 * temporary folder that is gone afterwards.
 *
 * @param java the {@code java} to start
 * @param tool the jar or folder of this program
 * @param workFolder the folder that benchmarks find as their current one
 * @param main the class to start
 */
record BenchmarkJvm(Path java, Path tool, Path workFolder, String main) {
  private static final Duration LISTING_LIMIT = Duration.ofMinutes(2);
  private static final int TAIL_LINES = 25;

  /**
   * JMH's own JVM only waits for the fork it started; small and single-threaded, it disturbs least.
   */
  private static final List<String> HOST_ARGS =
      List.of("-Xmx256m", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1");

  static BenchmarkJvm of(Path java, Path tool, Path workFolder) {
    return new BenchmarkJvm(java, tool, workFolder, InsideJmh.class.getName());
  }

  /** A run's output and the file it was asked to write. */
  record Answer(ChildProcess.Ending ending, Optional<String> written) {}

  /**
   * Lists the rows that a side's options choose.
   *
   * @throws MeasureException if the jar is no jar of JMH benchmarks, or has no such benchmarks
   */
  Listing list(Side side, JmhOptions options, ChildProcess process)
      throws MeasureException, InterruptedException {
    Answer answer = start(side, List.of("list"), options, LISTING_LIMIT, process);
    if (answer.ending().outOfTime() || answer.written().isEmpty()) {
      throw new MeasureException(
          side.jar()
              + ": its benchmarks cannot be listed"
              + said(answer.ending().output().lastLines(TAIL_LINES)));
    }
    try {
      if (JsonParsing.parse(answer.written().get()) instanceof JsonObject json) {
        return Listing.of(json);
      }
      throw new IOException("not an object");
    } catch (IOException e) {
      throw new MeasureException(side.jar() + ": unreadable listing: " + e.getMessage(), e);
    }
  }

  /**
   * Starts {@link InsideJmh} on a side's jar.
   *
   * @param words its command and settings
   */
  Answer start(
      Side side, List<String> words, JmhOptions options, Duration limit, ChildProcess process)
      throws MeasureException, InterruptedException {
    try (TemporaryFolder folder = TemporaryFolder.create("fork")) {
      Path out = folder.path().resolve("out.json");
      List<String> command = new ArrayList<>();
      command.add(java.toString());
      command.addAll(HOST_ARGS);
      command.addAll(side.hostArgs());
      command.add("-Djava.io.tmpdir=" + folder.path());
      command.add("-cp");
      command.add(side.jar().toAbsolutePath() + File.pathSeparator + tool.toAbsolutePath());
      command.add(main);
      command.addAll(words);
      command.add("out=" + out);
      command.add("--");
      command.addAll(options.words());
      ChildProcess.Ending ending = process.run(command, workFolder, limit);
      Optional<String> written =
          Files.exists(out) ? Optional.of(Files.readString(out)) : Optional.empty();
      return new Answer(ending, written);
    } catch (IOException e) {
      throw new MeasureException("a fork's result cannot be read: " + SystemMessage.of(e), e);
    }
  }

  static String said(List<String> tail) {
    return tail.isEmpty()
        ? "; it wrote nothing"
        : "; its last lines:\n    " + String.join("\n    ", tail);
  }

  /**
   * What a jar holds.
   *
   * @param java the version of the JVM that listed it
   * @param seconds how long each row's fork is planned to measure; NaN if that cannot be told
   */
  record Listing(String java, Map<Row, Double> seconds, List<Row> empty) {
    static Listing of(JsonObject json) {
      Map<Row, Double> seconds = new LinkedHashMap<>();
      List<Row> empty = new ArrayList<>();
      for (JsonValue item : json.items("rows")) {
        if (item instanceof JsonObject entry) {
          Row.of(entry)
              .ifPresent(
                  row -> {
                    seconds.put(row, entry.number("seconds").orElse(Double.NaN));
                    if (entry.get("empty").filter(JsonValue.of(true)::equals).isPresent()) {
                      empty.add(row);
                    }
                  });
        }
      }
      String java = json.text("vm").orElse("") + " " + json.text("java").orElse("");
      return new Listing(java, seconds, empty);
    }
  }
}
