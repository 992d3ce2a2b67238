package dev.benchstudy.benchstat;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** Data goes one way: a package imports only from those below it. */
class PackageArrowsTest {
  private static final String ROOT = "dev.benchstudy.benchstat.";
  private static final Path SOURCES = Path.of("src/main/java/dev/benchstudy/benchstat");
  private static final Pattern IMPORT =
      Pattern.compile("^import (?:static )?([\\w.]+);", Pattern.MULTILINE);

  private static final Map<String, Set<String>> ALLOWED =
      Map.ofEntries(
          Map.entry("text", Set.of()),
          Map.entry("unit", Set.of("text")),
          Map.entry("stats", Set.of()),
          Map.entry("expr", Set.of("text")),
          Map.entry("model", Set.of("text", "unit")),
          Map.entry("read", Set.of("text", "unit", "model")),
          Map.entry("select", Set.of("text", "unit", "expr", "model")),
          Map.entry("group", Set.of("text", "unit", "expr", "model", "select")),
          Map.entry("compare", Set.of("text", "unit", "stats", "model", "group")),
          Map.entry("render", Set.of("text", "unit", "model", "compare")),
          Map.entry("study", Set.of("text")),
          Map.entry("intake", Set.of("model", "read", "select", "compare")),
          Map.entry(
              "api",
              Set.of("text", "expr", "read", "select", "group", "compare", "intake", "render")),
          Map.entry(
              "cli",
              Set.of(
                  "text", "unit", "stats", "expr", "model", "read", "select", "group", "compare",
                  "intake", "render", "api", "study", "measure")),
          Map.entry("machine", Set.of("text")),
          Map.entry("measure", Set.of("text", "unit", "stats", "model", "study", "machine")),
          Map.entry("profile", Set.of("text", "unit", "stats", "model", "study")));

  /** Libraries that only one or two packages may see. */
  private static final Map<String, Set<String>> LIBRARIES =
      Map.of(
          "com.fasterxml.jackson.", Set.of("read", "render", "measure", "profile"),
          "com.google.re2j.", Set.of("select"),
          "org.mozilla.", Set.of("render"),
          "org.apache.commons.", Set.of("stats"),
          "org.openjdk.jmh.", Set.of("profile", "measure"));

  static final List<String> PACKAGES = ALLOWED.keySet().stream().sorted().toList();

  @Test
  void everyPackageHasItsPlace() throws IOException {
    try (Stream<Path> files = Files.list(SOURCES)) {
      assertThat(files.map(file -> file.getFileName().toString()))
          .containsExactlyInAnyOrderElementsOf(PACKAGES);
    }
  }

  @ParameterizedTest
  @FieldSource("PACKAGES")
  void aPackageImportsOnlyFromThoseBelowIt(String name) throws IOException {
    Set<String> seen = new TreeSet<>();
    for (String imported : imports(name)) {
      if (imported.startsWith(ROOT)) {
        seen.add(imported.substring(ROOT.length()).replaceAll("\\..*", ""));
      }
    }
    seen.remove(name);
    assertThat(ALLOWED.get(name)).containsAll(seen);
  }

  @ParameterizedTest
  @FieldSource("PACKAGES")
  void aLibraryIsSeenOnlyWhereItIsNeeded(String name) throws IOException {
    for (String imported : imports(name)) {
      LIBRARIES.forEach(
          (library, packages) -> {
            if (imported.startsWith(library)) {
              assertThat(packages).as(imported).contains(name);
            }
          });
    }
  }

  private static List<String> imports(String name) throws IOException {
    try (Stream<Path> files = Files.list(SOURCES.resolve(name))) {
      List<String> sources =
          files
              .filter(file -> file.toString().endsWith(".java"))
              .map(PackageArrowsTest::source)
              .toList();
      return sources.stream()
          .flatMap(source -> IMPORT.matcher(source).results())
          .map(r -> r.group(1))
          .toList();
    }
  }

  private static String source(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }
}
