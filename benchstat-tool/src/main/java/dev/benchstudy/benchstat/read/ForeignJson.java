package dev.benchstudy.benchstat.read;

import com.fasterxml.jackson.core.JsonLocation;
import dev.benchstudy.benchstat.text.VisibleText;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** Says what an object is that is no JMH record, as far as its members tell. */
final class ForeignJson {
  private static final int MOST_NAMES = 6;
  private static final int LONGEST_NAME = 40;

  private record Layout(Set<String> members, String name) {}

  /** The first that has all its members there is what an object looks like. */
  private static final List<Layout> LAYOUTS =
      List.of(
          new Layout(Set.of("schema", "provenance", "tables"), "a report of this program"),
          new Layout(Set.of("$schema", "properties"), "a JSON schema"),
          new Layout(Set.of("$schema", "items"), "a JSON schema"),
          new Layout(Set.of("runs", "version"), "a SARIF report"),
          new Layout(Set.of("HostEnvironmentInfo"), "a BenchmarkDotNet report"),
          new Layout(Set.of("machine_info", "benchmarks"), "a pytest-benchmark report"),
          new Layout(Set.of("context", "benchmarks"), "a Google Benchmark report"),
          new Layout(Set.of("entries", "repoUrl"), "the history of github-action-benchmark"),
          new Layout(Set.of("traceEvents"), "a trace for a trace viewer"),
          new Layout(Set.of("Action", "Package"), "the output of go test -json"),
          new Layout(Set.of("name", "dependencies"), "a package.json"),
          new Layout(Set.of("name", "scripts"), "a package.json"),
          new Layout(Set.of("name", "version"), "a package.json"),
          new Layout(Set.of("results", "command"), "a hyperfine report"),
          new Layout(Set.of("results"), "a report of another benchmark program"),
          new Layout(Set.of("benchmarks"), "a report of another benchmark program"),
          new Layout(Set.of("benchmark", "params", "options"), "settings for a run"));

  private ForeignJson() {}

  /** Returns the fault of an object that has these members. */
  static JsonFault fault(JsonLocation start, Set<String> members) {
    String looks =
        LAYOUTS.stream()
            .filter(layout -> members.containsAll(layout.members))
            .findFirst()
            .map(layout -> "; it looks like " + layout.name)
            .orElse("");
    return new JsonFault(
        start,
        "this is not a JMH result: a JMH record has \"benchmark\" and \"primaryMetric\", this object "
            + (members.isEmpty() ? "is empty" : "has " + shown(members))
            + looks
            + " (JMH writes its results with -rf json -rff FILE)");
  }

  private static String shown(Set<String> members) {
    String first =
        members.stream()
            .limit(MOST_NAMES)
            .map(ForeignJson::quoted)
            .collect(Collectors.joining(", "));
    return members.size() > MOST_NAMES ? first + ", ..." : first;
  }

  private static String quoted(String name) {
    String visible = name.length() > LONGEST_NAME ? name.substring(0, LONGEST_NAME) + "..." : name;
    return '"' + VisibleText.of(visible) + '"';
  }
}
