package dev.benchstudy.benchstat.measure;

import dev.benchstudy.benchstat.model.EmptyBenchmark;
import dev.benchstudy.benchstat.study.StudyProperties;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Options for JMH's command line, of which later ones replace earlier ones: JMH itself refuses an
 * option given twice, so defaults, a study's wishes and the user's have to be merged first.
 *
 * @param values the values of each option; more than one only for those that add up
 */
record JmhOptions(Map<String, List<String>> values) {
  static final JmhOptions NONE = new JmhOptions(Map.of());

  /** Options that add up instead of replacing each other. */
  private static final Set<String> REPEATABLE = Set.of("-e", "-prof", "-wmb");

  private static final Set<String> RESERVED = Set.of("-f", "-wf", "-rf", "-rff", "-o", "-jvm");

  private static final Set<String> QUESTIONS = Set.of("-h", "-l", "-lp", "-lprof", "-lrf");

  /** Regular expressions that choose benchmarks stand under this name. */
  private static final String INCLUDES = "";

  JmhOptions {
    Map<String, List<String>> copy = new LinkedHashMap<>();
    values.forEach((option, list) -> copy.put(option, List.copyOf(list)));
    values = Collections.unmodifiableMap(copy);
  }

  /**
   * The options of one line.
   *
   * @throws UsageException if an option is the runner's own affair, or lacks its value
   */
  static JmhOptions parse(List<String> words) throws UsageException {
    JmhOptions options = NONE;
    for (int i = 0; i < words.size(); i++) {
      String word = words.get(i);
      if (!word.startsWith("-")) {
        options = options.plus(INCLUDES, word);
        continue;
      }
      if (RESERVED.contains(word)) {
        throw new UsageException(
            word
                + " is set by the runner, which starts one fork at a time and keeps the results"
                + " (number of forks: --blocks; another JVM: --jvm; place of the results: --out)");
      }
      if (QUESTIONS.contains(word)) {
        throw new UsageException(word + " measures nothing; ask the benchmarks' jar itself");
      }
      if (i + 1 == words.size()) {
        throw new UsageException("JMH option " + word + " lacks its value");
      }
      options = options.plus(word, words.get(++i));
    }
    return options;
  }

  /**
   * What a study says about one of its sides or labels.
   *
   * @throws UsageException if it names an option that is the runner's own affair; the message names
   *     the file
   */
  static JmhOptions of(StudyProperties study, String label) throws UsageException {
    try {
      return parse(study.jmh())
          .overlaidWith(parse(study.jmh(label)))
          .withIncludes(study.benchmarks(label))
          .withParams(study.params(label));
    } catch (UsageException e) {
      throw new UsageException(study.file() + ": " + e.getMessage());
    }
  }

  /** Parameters given as {@code name=value,value}. */
  private JmhOptions withParams(List<String> params) throws UsageException {
    JmhOptions options = this;
    for (String param : params) {
      if (param.indexOf('=') < 1) {
        throw new UsageException("a parameter is written name=value, not " + param);
      }
      options = options.plus("-p", param);
    }
    return options;
  }

  JmhOptions withIncludes(List<String> regexps) {
    return with(INCLUDES, regexps);
  }

  /** The regular expressions that choose benchmarks. */
  List<String> includes() {
    return values.getOrDefault(INCLUDES, List.of());
  }

  /**
   * These options once for each number of threads: {@code -t 1,2,4} stands for three of them. JMH
   * itself takes one.
   */
  List<JmhOptions> eachThreadCount() {
    if (!values.containsKey("-t")) {
      return List.of(this);
    }
    return values.get("-t").stream()
        .flatMap(list -> Arrays.stream(list.split(",")))
        .map(count -> with("-t", List.of(count)))
        .toList();
  }

  /** These options without what chooses a row: the row itself says it. */
  JmhOptions forOneRow() {
    Map<String, List<String>> rest = new LinkedHashMap<>(values);
    rest.keySet().removeAll(Set.of(INCLUDES, "-e", "-p", "-t", "-bm"));
    return new JmhOptions(rest);
  }

  /** What lists the benchmarks that do nothing. */
  static JmhOptions emptyBenchmark() {
    return NONE.withIncludes(List.of(EmptyBenchmark.REGEXP)).with("-bm", List.of("avgt"));
  }

  /** These options with a warm-up and iterations that suit the counting of allocations. */
  JmhOptions forAllocationCount() {
    return with("-prof", List.of())
        .with("-wi", List.of("2"))
        .with("-w", List.of("1s"))
        .with("-i", List.of("2"))
        .with("-r", List.of("100ms"));
  }

  /** These options with those of {@code later} put over them. */
  JmhOptions overlaidWith(JmhOptions later) {
    JmhOptions merged = this;
    for (Map.Entry<String, List<String>> option : later.values.entrySet()) {
      if (option.getKey().equals(INCLUDES)) {
        merged = merged.with(INCLUDES, option.getValue());
        continue;
      }
      for (String value : option.getValue()) {
        merged = merged.plus(option.getKey(), value);
      }
    }
    return merged;
  }

  boolean has(String option) {
    return values.containsKey(option);
  }

  /** The words of JMH's command line. */
  List<String> words() {
    List<String> words = new ArrayList<>();
    values.forEach(
        (option, list) -> {
          for (String value : list) {
            if (!option.equals(INCLUDES)) {
              words.add(option);
            }
            words.add(value);
          }
        });
    return words;
  }

  private JmhOptions plus(String option, String value) {
    List<String> list = new ArrayList<>(values.getOrDefault(option, List.of()));
    if (option.equals("-p")) {
      String name = value.substring(0, value.indexOf('=') + 1);
      list.removeIf(old -> old.startsWith(name));
    } else if (!option.equals(INCLUDES) && !REPEATABLE.contains(option)) {
      list.clear();
    }
    if (!list.contains(value)) {
      list.add(value);
    }
    return with(option, list);
  }

  private JmhOptions with(String option, List<String> list) {
    Map<String, List<String>> changed = new LinkedHashMap<>(values);
    if (list.isEmpty()) {
      changed.remove(option);
    } else {
      changed.put(option, list);
    }
    return new JmhOptions(changed);
  }
}
