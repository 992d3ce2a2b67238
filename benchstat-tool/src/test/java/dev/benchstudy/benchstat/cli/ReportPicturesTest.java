package dev.benchstudy.benchstat.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.benchstudy.benchstat.text.ByteText;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * The pictures in {@code results} are what {@code scripts/report.sh} draws of the results beside
 * them.
 */
class ReportPicturesTest {
  private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();
  private static final Path DRAWN = Path.of("target", "pictures").toAbsolutePath();
  private static final Pattern PICTURE =
      Pattern.compile("results/([^/]+)/(?:(\\w+)-)?(?:forest|growth|allocation)-[^/]+\\.svg");

  @TestFactory
  Stream<DynamicTest> picturesAreDrawnFromTheirResults() throws IOException {
    try (Stream<Path> files = Files.find(ROOT.resolve("results"), 2, (f, a) -> a.isRegularFile())) {
      List<MatchResult> pictures =
          files
              .map(file -> PICTURE.matcher(ROOT.relativize(file).toString().replace('\\', '/')))
              .filter(matcher -> matcher.matches())
              .map(matcher -> matcher.toMatchResult())
              .toList();
      return new TreeSet<>(pictures.stream().map(ReportPicturesTest::command).toList())
          .stream()
              .map(command -> DynamicTest.dynamicTest(command, () -> check(command, pictures)));
    }
  }

  /** Returns the arguments of the script that drew a picture. */
  private static String command(MatchResult picture) {
    return picture.group(1) + (picture.group(2) == null ? "" : " " + picture.group(2));
  }

  private static void check(String command, List<MatchResult> pictures) throws IOException {
    List<String> words = new ArrayList<>(List.of(command.split(" ", -1)));
    String module = words.remove(0);
    Path folder = Files.createDirectories(DRAWN.resolve(module));
    String prefix = folder + "/" + String.join("", words.stream().map(w -> w + "-").toList());
    words.addAll(List.of("-format", "csv", "-pictures", prefix));
    PrintStream nowhere = new PrintStream(new ByteArrayOutputStream());
    Console console = new Console(new ByteArrayInputStream(new byte[0]), nowhere, nowhere, ROOT);
    ExitStatus status =
        new CompareStudy(".", module, console).run(words.stream().map(ByteText::of).toList());
    assertThat(status).isEqualTo(ExitStatus.OK);
    for (MatchResult picture : pictures) {
      if (command(picture).equals(command)) {
        Path saved = ROOT.resolve(picture.group());
        assertThat(Files.readString(folder.resolve(saved.getFileName())))
            .as("scripts/report.sh " + command + " draws another " + picture.group())
            .isEqualTo(Files.readString(saved));
      }
    }
  }
}
