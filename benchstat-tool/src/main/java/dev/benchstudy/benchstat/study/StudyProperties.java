package dev.benchstudy.benchstat.study;

import dev.benchstudy.benchstat.text.SystemMessage;
import java.io.IOException;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.Set;
import java.util.TreeMap;

/**
 * What a study's {@code study.properties} says about measuring it and showing its results.
 *
 * <pre>
 *   benchmarks = SlugBenchmark         which benchmarks (JMH regular expressions)
 *   base = impl=concat                 the parameters of the two sides
 *   new = impl=builder
 *   flags = -ignore /impl              how benchstat shows the results
 *   jmh = -t 2                         further JMH options
 *   jvmArgs = -Xms3g -Xmx3g            instead of the usual heap
 *   hostJvmArgs = -Djmh.blackhole.mode=FULL    for the JVM that runs JMH, not for the forks
 *   all.benchmarks, all.params, all.flags, all.jmh, all.jvmArgs, all.hostJvmArgs
 *                                      the same for results/MODULE/all.json
 * </pre>
 *
 * @param file where it stands, for messages
 * @param properties the words of every property
 */
public record StudyProperties(Path file, Map<String, List<String>> properties) {
  private static final String BASE = "base";
  private static final String NEW = "new";

  /** Copies the map. */
  public StudyProperties {
    properties = Map.copyOf(properties);
  }

  /**
   * Reads a file.
   *
   * @throws StudyException if it cannot be read, or a quote in it is not closed
   */
  public static StudyProperties read(Path file) throws StudyException {
    Properties properties = new Properties();
    try (Reader reader = Files.newBufferedReader(file, StandardCharsets.UTF_8)) {
      properties.load(reader);
    } catch (IOException | IllegalArgumentException e) {
      throw new StudyException(file + " cannot be read: " + SystemMessage.of(e), e);
    }
    Map<String, List<String>> words = new TreeMap<>();
    for (String name : properties.stringPropertyNames()) {
      try {
        words.put(name, CommandWords.split(properties.getProperty(name)));
      } catch (StudyException e) {
        throw new StudyException(file + ": " + name + ": " + e.getMessage(), e);
      }
    }
    return new StudyProperties(file, words);
  }

  /**
   * Returns the flags with which benchstat shows results.
   *
   * @param label which results: {@code LABEL.flags} if there are such flags, else {@code flags}
   */
  public List<String> flags(Optional<String> label) {
    return label.isPresent() ? anyOf(label.get() + ".flags", "flags") : words("flags");
  }

  /** The benchmarks of the two sides, as regular expressions. */
  public List<String> benchmarks() {
    return words("benchmarks");
  }

  /** The benchmarks of a side or label, as regular expressions. */
  public List<String> benchmarks(String label) {
    return anyOf(label + ".benchmarks", "benchmarks");
  }

  /** JMH's options for all sides and labels. */
  public List<String> jmh() {
    return words("jmh");
  }

  /** JMH's options for one side or label, which go over those for all. */
  public List<String> jmh(String label) {
    return words(label + ".jmh");
  }

  /** The parameters of a side or label, each written {@code name=value,value}. */
  public List<String> params(String label) {
    return anyOf(label + ".params", label);
  }

  /** The names of the parameters by which the two sides differ. */
  public Set<String> sideParams() {
    Set<String> names = new LinkedHashSet<>();
    for (String side : List.of(BASE, NEW)) {
      params(side).forEach(param -> names.add(param.replaceFirst("=.*", "")));
    }
    return names;
  }

  /**
   * The names of the parameters that the flags of a label put into columns: {@code impl} of {@code
   * -col "/impl@(plus builder) .name"}.
   */
  public Set<String> columnParams(String label) {
    Set<String> names = new LinkedHashSet<>();
    List<String> flags = flags(Optional.of(label));
    for (int i = 0; i + 1 < flags.size(); i++) {
      if (flags.get(i).matches("--?col")) {
        for (String field : flags.get(i + 1).split("[\\s,]+", -1)) {
          if (field.startsWith("/")) {
            names.add(field.substring(1).replaceFirst("@.*", ""));
          }
        }
      }
    }
    return names;
  }

  /** What the forks' JVM is told instead of the usual heap; empty for that. */
  public List<String> jvmArgs(String label) {
    return anyOf(label + ".jvmArgs", "jvmArgs");
  }

  /** What the JVM that runs JMH itself is told. */
  public List<String> hostJvmArgs(String label) {
    return anyOf(label + ".hostJvmArgs", "hostJvmArgs");
  }

  /** The words of the first property that is there. */
  private List<String> anyOf(String first, String second) {
    return properties.containsKey(first) ? words(first) : words(second);
  }

  private List<String> words(String name) {
    return properties.getOrDefault(name, List.of());
  }
}
