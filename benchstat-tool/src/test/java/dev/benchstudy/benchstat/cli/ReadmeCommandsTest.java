package dev.benchstudy.benchstat.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.benchstudy.benchstat.measure.BenchOptions;
import dev.benchstudy.benchstat.measure.UsageException;
import dev.benchstudy.benchstat.study.CommandWords;
import dev.benchstudy.benchstat.study.StudyException;
import dev.benchstudy.benchstat.study.StudyProperties;
import dev.benchstudy.benchstat.text.ByteText;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Every script that a README tells to run is run: a comparison of saved results here, all others by
 * {@code .ci/run}. Of what measures for minutes, {@code .ci/run} tries short variants; here it is
 * checked that the study has what is to be measured.
 */
class ReadmeCommandsTest {
  private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();

  /** {@code ReadmeTablesTest} runs the commands of tables. */
  private static final Pattern TABLE =
      Pattern.compile("<!-- table: .*?<!-- /table -->", Pattern.DOTALL);

  private static final Pattern BLOCK =
      Pattern.compile("^```.*?^```$", Pattern.DOTALL | Pattern.MULTILINE);
  private static final Pattern INLINE = Pattern.compile("`([^`]+)`");
  private static final Pattern COMMENT = Pattern.compile(" # .*");
  private static final Pattern COMMAND = Pattern.compile("(?:^|.* )(scripts/\\w+\\.sh .+)");

  /** Such as MODULE, for which a reader puts a word of his own. */
  private static final Pattern PLACEHOLDER = Pattern.compile(".* [A-Z]{3,}( .*)?");

  @TestFactory
  Stream<DynamicTest> commandsAreRun() throws IOException {
    Set<String> commands = new TreeSet<>();
    try (Stream<Path> files = Files.find(ROOT, 2, (file, a) -> file.endsWith("README.md"))) {
      for (Path readme : files.toList()) {
        commands.addAll(commands(Files.readString(readme)));
      }
    }
    assertThat(commands).hasSizeGreaterThan(60);
    return commands.stream().map(command -> DynamicTest.dynamicTest(command, () -> check(command)));
  }

  private static List<String> commands(String readme) {
    String text = TABLE.matcher(readme).replaceAll("");
    Stream<String> lines =
        BLOCK.matcher(text).results().flatMap(block -> block.group().replace("\\\n", " ").lines());
    Stream<String> inline =
        INLINE
            .matcher(BLOCK.matcher(text).replaceAll(""))
            .results()
            .map(code -> code.group(1).replaceAll("\\s+", " "));
    return Stream.concat(lines, inline)
        .map(line -> COMMENT.matcher(line).replaceAll("").strip())
        .map(COMMAND::matcher)
        .filter(matcher -> matcher.matches())
        .map(matcher -> matcher.group(1))
        .filter(command -> !PLACEHOLDER.matcher(command).matches())
        .toList();
  }

  private static void check(String command) throws IOException, StudyException, UsageException {
    List<String> words = CommandWords.split(command);
    List<String> arguments = words.subList(1, words.size());
    switch (words.get(0)) {
      case "scripts/compare.sh" -> assertCompares(arguments);
      case "scripts/bench.sh" -> assertMeasurable(BenchOptions.parse(arguments).words());
      // Any study will do for these, and one is tried.
      case "scripts/ab.sh", "scripts/gate.sh", "scripts/report.sh" ->
          assertThat(ci())
              .contains(words.get(0) + (arguments.get(0).equals("--jars") ? " --jars" : " slug"));
      default -> assertThat(ci()).containsPattern(run(words));
    }
  }

  private static void assertCompares(List<String> arguments) {
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    Console console =
        new Console(
            new ByteArrayInputStream(new byte[0]),
            new PrintStream(new ByteArrayOutputStream()),
            new PrintStream(err),
            ROOT);
    List<String> flags = arguments.stream().skip(1).map(ByteText::of).toList();
    ExitStatus status = new CompareStudy(".", arguments.get(0), console).run(flags);
    if (arguments.contains("-gate")) {
      assertThat(status).isIn(ExitStatus.OK, ExitStatus.WORSE, ExitStatus.UNDECIDED);
    } else {
      assertThat(status).as(err.toString(StandardCharsets.UTF_8)).isEqualTo(ExitStatus.OK);
    }
  }

  private static void assertMeasurable(List<String> words) throws StudyException {
    StudyProperties study =
        StudyProperties.read(ROOT.resolve(words.get(0)).resolve("study.properties"));
    assertThat(study.benchmarks()).isNotEmpty();
    for (String label : words.subList(1, words.size())) {
      assertThat(study.properties().keySet()).anyMatch(name -> name.startsWith(label + "."));
    }
  }

  /** Returns how {@code .ci/run} calls a script with these words, its flags aside. */
  private static Pattern run(List<String> words) {
    StringBuilder call = new StringBuilder();
    for (String word : words) {
      if (word.startsWith("-")) {
        break;
      }
      call.append(
          word.endsWith(".jfr") ? " \\S*\\.jfr\\b" : " '?" + Pattern.quote(word) + "(?!\\w)");
    }
    return Pattern.compile(call.substring(1));
  }

  private static String ci() throws IOException {
    return Files.readString(ROOT.resolve(".ci").resolve("run"));
  }
}
