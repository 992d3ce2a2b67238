package dev.benchstudy.benchstat.profile;

import dev.benchstudy.benchstat.model.EmptyBenchmark;
import dev.benchstudy.benchstat.study.StudyException;
import dev.benchstudy.benchstat.study.StudyProperties;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Finds the one benchmark that words mean.
 *
 * @param variants the parameters whose values are variants; all others are inputs
 * @param main the benchmarks that are meant where the words leave several open; empty for none
 */
record RowSelection(Set<String> variants, Pattern main) {
  /** For benchmarks of no study: {@code impl} makes a variant. */
  static final RowSelection PLAIN = new RowSelection(Set.of("impl"), Pattern.compile(""));

  RowSelection {
    variants = Set.copyOf(variants);
  }

  /**
   * Reads a study's properties: the parameters that {@code base} and {@code new} set make a
   * variant, and {@code benchmarks} are its main ones.
   *
   * @throws CommandException when the file cannot be read
   */
  static RowSelection of(Path study) throws CommandException {
    try {
      StudyProperties properties = StudyProperties.read(study);
      String benchmarks = String.join("|", properties.benchmarks());
      return new RowSelection(
          properties.sideParams(), Arguments.pattern(study.toString(), benchmarks));
    } catch (StudyException e) {
      throw new CommandException(CommandException.UNUSABLE, String.valueOf(e.getMessage()), e);
    }
  }

  /**
   * The rows that words mean: one benchmark and variant, on each of its inputs.
   *
   * <p>A word that is, letter for letter, a class, a method, a parameter's value or {@code
   * parameter=value} means the rows that have it; any other is a regular expression found in the
   * row's name, {@code Class.method/impl=builder/n=256} with its package. A slash separates words
   * as a blank does. No words mean all but {@code EmptyBenchmark}.
   *
   * @throws CommandException when no row matches, or rows of several benchmarks or variants do
   */
  List<BenchmarkRow> select(List<BenchmarkRow> rows, String words) throws CommandException {
    List<BenchmarkRow> matching = matching(rows, words.trim());
    if (matching.isEmpty()) {
      throw new CommandException(
          CommandException.USAGE,
          "no benchmark matches \"" + words + "\"; there are:\n" + list(rows));
    }
    if (subjects(matching) == 1) {
      return matching;
    }
    List<BenchmarkRow> ofMain =
        main.pattern().isEmpty()
            ? List.of()
            : filter(matching, row -> main.matcher(row.benchmark()).find());
    if (subjects(ofMain) == 1) {
      return ofMain;
    }
    throw new CommandException(
        CommandException.USAGE,
        (words.isEmpty() ? "there are " : "\"" + words + "\" matches ")
            + subjects(matching)
            + " benchmarks; name one of:\n"
            + list(matching));
  }

  private long subjects(List<BenchmarkRow> rows) {
    return rows.stream().map(row -> row.subject(variants)).distinct().count();
  }

  private static List<BenchmarkRow> matching(List<BenchmarkRow> rows, String words)
      throws CommandException {
    if (words.isEmpty()) {
      return filter(rows, row -> !EmptyBenchmark.is(row.benchmark()));
    }
    List<BenchmarkRow> matching = rows;
    for (String word : words.split("[/\\s]+", -1)) {
      matching = withWord(matching, word);
    }
    return matching;
  }

  private static List<BenchmarkRow> withWord(List<BenchmarkRow> rows, String word)
      throws CommandException {
    List<BenchmarkRow> exact = filter(rows, row -> row.parts().contains(word));
    if (!exact.isEmpty()) {
      return exact;
    }
    Pattern regexp = Arguments.pattern("the benchmark", word);
    return filter(rows, row -> regexp.matcher(row.fullName()).find());
  }

  private static List<BenchmarkRow> filter(
      List<BenchmarkRow> rows, Predicate<BenchmarkRow> condition) {
    return rows.stream().filter(condition).toList();
  }

  /** A benchmark a line, with the values of its parameters. */
  private static String list(List<BenchmarkRow> rows) {
    Map<String, Map<String, TreeSet<String>>> benchmarks = new TreeMap<>();
    for (BenchmarkRow row : rows) {
      var values =
          benchmarks.computeIfAbsent(
              new BenchmarkRow(row.benchmark(), Map.of()).name(), b -> new TreeMap<>());
      row.parameters()
          .forEach((name, value) -> values.computeIfAbsent(name, n -> new TreeSet<>()).add(value));
    }
    return benchmarks.entrySet().stream()
        .map(
            benchmark ->
                "  "
                    + benchmark.getKey()
                    + benchmark.getValue().entrySet().stream()
                        .map(p -> " " + p.getKey() + "=" + String.join("|", p.getValue()))
                        .collect(Collectors.joining()))
        .collect(Collectors.joining("\n"));
  }
}
