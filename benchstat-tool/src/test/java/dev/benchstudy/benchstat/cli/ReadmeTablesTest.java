package dev.benchstudy.benchstat.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.benchstudy.benchstat.calibrate.Calibration;
import dev.benchstudy.benchstat.calibrate.SavedTables;
import dev.benchstudy.benchstat.read.InputException;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Every table in a README is what its command prints from the saved results.
 *
 * <p>A table stands between {@code <!-- table: COMMAND -->} and {@code <!-- /table -->}; a command
 * that begins with {@code Calibration} means the arguments of {@link Calibration}, {@code saved} a
 * title of what that printed once, {@code turned} one row of it. With the property {@code
 * readme.rewrite=true} the tables are written anew instead:
 *
 * <pre>{@code mvn -pl benchstat-tool test -Dtest=ReadmeTablesTest -DargLine=-Dreadme.rewrite=true}
 * </pre>
 */
class ReadmeTablesTest {
  private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();
  private static final String COMPARE = "scripts/compare.sh";
  private static final String BENCHSTAT = "java -jar benchstat-tool/target/benchstat.jar";
  private static final String CALIBRATION = "Calibration ";
  private static final String SAVED = "saved ";
  private static final String TURNED = "turned ";
  private static final Path SAVED_FILE = ROOT.resolve("results/benchstat-tool/calibration.md");
  private static final Pattern WORD = Pattern.compile("'([^']*)'|[^' ]+");
  private static final Pattern TABLE =
      Pattern.compile("(<!-- table: (.*?) -->\n)(.*?)(<!-- /table -->)", Pattern.DOTALL);

  @TestFactory
  Stream<DynamicTest> tablesAreWhatTheirCommandsPrint() throws IOException, InputException {
    List<DynamicTest> tests = new ArrayList<>();
    for (Path readme : readmes()) {
      for (MatchResult table : tables(Files.readString(readme))) {
        String name = ROOT.relativize(readme) + ": " + table.group(2);
        tests.add(
            DynamicTest.dynamicTest(
                name, () -> assertThat(table.group(3)).isEqualTo(block(table.group(2)))));
      }
    }
    if (Boolean.getBoolean("readme.rewrite")) {
      rewrite();
      return Stream.of();
    }
    return tests.stream();
  }

  private static List<Path> readmes() throws IOException {
    try (Stream<Path> files = Files.find(ROOT, 2, (file, a) -> file.endsWith("README.md"))) {
      return files.sorted().toList();
    }
  }

  private static List<MatchResult> tables(String text) {
    return TABLE.matcher(text).results().toList();
  }

  private static void rewrite() throws IOException, InputException {
    for (Path readme : readmes()) {
      StringBuilder text = new StringBuilder();
      Matcher matcher = TABLE.matcher(Files.readString(readme));
      while (matcher.find()) {
        String block = matcher.group(1) + block(matcher.group(2)) + matcher.group(4);
        matcher.appendReplacement(text, Matcher.quoteReplacement(block));
      }
      matcher.appendTail(text);
      Files.writeString(readme, text);
    }
  }

  /** Returns what stands between the marks of a command's table. */
  private static String block(String command) throws IOException, InputException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    if (command.startsWith(CALIBRATION)) {
      new Calibration(ROOT, new PrintStream(out, true, StandardCharsets.UTF_8))
          .run(words(command.substring(CALIBRATION.length())));
      return out.toString(StandardCharsets.UTF_8);
    }
    if (command.startsWith(SAVED)) {
      return table(new SavedTables(SAVED_FILE).below(command.substring(SAVED.length())));
    }
    if (command.startsWith(TURNED)) {
      List<String> words = words(command.substring(TURNED.length()));
      return table(
          new SavedTables(SAVED_FILE)
              .turned(words.get(0), words.get(1), words.subList(2, words.size())));
    }
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    Console console =
        new Console(
            new ByteArrayInputStream(new byte[0]),
            new PrintStream(out),
            new PrintStream(err),
            ROOT);
    ExitStatus status = run(command, console);
    String printed = out.toString(StandardCharsets.UTF_8);
    assertThat(status)
        .as(command + "\n" + err.toString(StandardCharsets.UTF_8))
        .isEqualTo(ExitStatus.OK);
    return "```\n" + printed + "```\n";
  }

  private static String table(List<String> lines) {
    return "\n" + String.join("\n", lines) + "\n\n";
  }

  private static ExitStatus run(String command, Console console) {
    if (command.startsWith(COMPARE)) {
      List<String> words = words(command.substring(COMPARE.length()));
      return new CompareStudy(".", words.get(0), console).run(words.subList(1, words.size()));
    }
    assertThat(command).startsWith(BENCHSTAT);
    return new BenchstatCommand(console).run(words(command.substring(BENCHSTAT.length())));
  }

  private static List<String> words(String text) {
    return WORD.matcher(text)
        .results()
        .map(word -> word.group(1) == null ? word.group() : word.group(1))
        .toList();
  }
}
