package dev.benchstudy.benchstat.measure;

import java.io.IOException;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Properties;

/**
 * What a study's {@code study.properties} says about measuring it.
 *
 * <pre>
 *   benchmarks = SlugBenchmark         which benchmarks (JMH regular expressions)
 *   base = impl=concat                 the parameters of the two sides
 *   new = impl=builder
 *   jmh = -t 2                         further JMH options
 *   jvmArgs = -Xms3g -Xmx3g            instead of the usual heap
 *   hostJvmArgs = -Djmh.blackhole.mode=FULL    for the JVM that runs JMH, not for the forks
 *   all.benchmarks, all.params, all.jmh, all.jvmArgs, all.hostJvmArgs
 *                                      the same for results/MODULE/all.json
 * </pre>
 *
 * @param file where it stands, for messages
 */
public record StudyProperties(Path file, Properties properties) {
  /**
   * A fixed heap, all of it in memory from the start: page faults are not part of any benchmark.
   */
  private static final List<String> USUAL_HEAP =
      List.of("-Xms512m", "-Xmx512m", "-XX:+AlwaysPreTouch");

  /**
   * Reads a file.
   *
   * @throws MeasureException if it cannot be read
   */
  public static StudyProperties read(Path file) throws MeasureException {
    Properties properties = new Properties();
    try (Reader reader = Files.newBufferedReader(file, StandardCharsets.UTF_8)) {
      properties.load(reader);
    } catch (IOException | IllegalArgumentException e) {
      throw new MeasureException(file + " cannot be read: " + e.getMessage(), e);
    }
    return new StudyProperties(file, properties);
  }

  /**
   * Returns the flags with which benchstat shows results.
   *
   * @param label which results: {@code LABEL.flags} if there are such flags, else {@code flags}
   */
  public List<String> flags(Optional<String> label) throws UsageException {
    return label.isPresent() ? anyOf(label.get() + ".flags", "flags") : words("flags");
  }

  /** JMH's options for the side or label of this name. */
  JmhOptions options(String label) throws UsageException {
    JmhOptions common = JmhOptions.parse(words("jmh"));
    JmhOptions own = JmhOptions.parse(words(label + ".jmh"));
    return common
        .overlaidWith(own)
        .withIncludes(anyOf(label + ".benchmarks", "benchmarks"))
        .withParams(params(label));
  }

  /** The parameters of a side or label, each written {@code name=value,value}. */
  List<String> params(String label) throws UsageException {
    return anyOf(label + ".params", label);
  }

  /** What the forks' JVM is told. */
  List<String> jvmArgs(String label) throws UsageException {
    List<String> own = anyOf(label + ".jvmArgs", "jvmArgs");
    return own.isEmpty() ? USUAL_HEAP : own;
  }

  /** What the JVM that runs JMH itself is told. */
  List<String> hostJvmArgs(String label) throws UsageException {
    return anyOf(label + ".hostJvmArgs", "hostJvmArgs");
  }

  static List<String> usualHeap() {
    return USUAL_HEAP;
  }

  /** The words of the first property that is there. */
  private List<String> anyOf(String first, String second) throws UsageException {
    return properties.containsKey(first) ? words(first) : words(second);
  }

  private List<String> words(String name) throws UsageException {
    try {
      return CommandWords.split(Optional.ofNullable(properties.getProperty(name)).orElse(""));
    } catch (UsageException e) {
      throw new UsageException(file + ": " + name + ": " + e.getMessage());
    }
  }
}
