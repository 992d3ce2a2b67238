package dev.benchstudy.benchstat.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.benchstudy.benchstat.render.OutputFormat;
import dev.benchstudy.benchstat.text.ByteText;
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
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * The README of this module tells the truth: each example prints what stands there, each flag and
 * format is in it, and each test it names exists.
 *
 * <p>With the property {@code readme.rewrite=true} the examples are written anew instead:
 *
 * <pre>{@code mvn -pl benchstat-tool test -Dtest=ToolReadmeTest -DargLine=-Dreadme.rewrite=true}
 * </pre>
 */
class ToolReadmeTest {
  private static final Path README = Path.of("README.md");
  private static final Path EXAMPLES = Path.of("src/test/resources/doc").toAbsolutePath();
  private static final Path RESOURCES = Path.of("src/test/resources");
  private static final Path SOURCES = Path.of("src/test/java");
  private static final Pattern EXAMPLE =
      Pattern.compile("^```\n(\\$ benchstat .*?)^```$", Pattern.DOTALL | Pattern.MULTILINE);
  private static final Pattern WORD = Pattern.compile("'([^']*)'|[^' ]+");
  private static final Pattern NAMED_TEST = Pattern.compile("`(\\w+Test)(?:\\.(\\w+))?`");
  private static final Pattern NAMED_CASE = Pattern.compile("`(golden/[-\\w]+/[-\\w]+)`");

  @TestFactory
  Stream<DynamicTest> examplesPrintWhatStandsThere() throws IOException {
    if (Boolean.getBoolean("readme.rewrite")) {
      rewrite();
      return Stream.of();
    }
    return EXAMPLE
        .matcher(readme())
        .results()
        .map(
            example ->
                DynamicTest.dynamicTest(
                    example.group(1).lines().findFirst().orElse(""),
                    () -> assertThat(example.group(1)).isEqualTo(run(example.group(1)))));
  }

  private static void rewrite() throws IOException {
    StringBuilder text = new StringBuilder();
    Matcher matcher = EXAMPLE.matcher(readme());
    while (matcher.find()) {
      String block = "```\n" + run(matcher.group(1)) + "```";
      matcher.appendReplacement(text, Matcher.quoteReplacement(block));
    }
    Files.writeString(README, matcher.appendTail(text));
  }

  /** Returns the commands of an example, each followed by what it prints. */
  private static String run(String example) {
    StringBuilder session = new StringBuilder();
    int status = 0;
    for (String command : example.lines().filter(line -> line.startsWith("$ ")).toList()) {
      session.append(command).append('\n');
      if (command.equals("$ echo $?")) {
        session.append(status).append('\n');
      } else {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        PrintStream terminal = new PrintStream(out, false);
        Console console =
            new Console(new ByteArrayInputStream(new byte[0]), terminal, terminal, EXAMPLES);
        status = new BenchstatCommand(console).run(words(command)).code();
        session.append(out.toString(StandardCharsets.UTF_8));
      }
    }
    return session.toString();
  }

  private static List<String> words(String command) {
    List<String> words = new ArrayList<>();
    for (MatchResult word :
        WORD.matcher(command.substring("$ benchstat ".length())).results().toList()) {
      words.add(ByteText.of(word.group(1) == null ? word.group() : word.group(1)));
    }
    return words;
  }

  @ParameterizedTest
  @EnumSource
  void eachFlagIsDocumented(Flag flag) throws IOException {
    assertThat(readme()).containsPattern("\\| `-" + flag.flagName() + "[ `]");
  }

  @ParameterizedTest
  @EnumSource
  void eachFormatIsDocumented(OutputFormat format) throws IOException {
    assertThat(readme()).contains("`" + format.flagValue() + "`");
  }

  @TestFactory
  Stream<DynamicTest> eachTestThatIsNamedExists() throws IOException {
    Stream<DynamicTest> tests =
        NAMED_TEST
            .matcher(readme())
            .results()
            .map(name -> DynamicTest.dynamicTest(name.group(), () -> assertExists(name)));
    Stream<DynamicTest> cases =
        NAMED_CASE
            .matcher(readme())
            .results()
            .map(MatchResult::group)
            .map(
                name ->
                    DynamicTest.dynamicTest(
                        name,
                        () ->
                            assertThat(RESOURCES.resolve(name.replace("`", "")).resolve("args"))
                                .exists()));
    return Stream.concat(tests, cases);
  }

  private static void assertExists(MatchResult name) throws IOException {
    try (Stream<Path> files = Files.walk(SOURCES)) {
      List<Path> found = files.filter(file -> file.endsWith(name.group(1) + ".java")).toList();
      assertThat(found).hasSize(1);
      if (name.group(2) != null) {
        assertThat(Files.readString(found.get(0))).contains(" " + name.group(2) + "(");
      }
    }
  }

  private static String readme() throws IOException {
    return Files.readString(README);
  }
}
