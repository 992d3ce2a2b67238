package dev.benchstudy.benchstat.cli;

import dev.benchstudy.benchstat.read.RawPath;
import dev.benchstudy.benchstat.study.StudyException;
import dev.benchstudy.benchstat.study.StudyProperties;
import dev.benchstudy.benchstat.text.ByteText;
import dev.benchstudy.benchstat.text.StandardOutput;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The program behind {@code scripts/compare.sh}: compares the saved results of a study with the
 * flags that its {@code study.properties} names.
 */
public final class CompareStudy {
  private static final List<String> SIDES = List.of("base", "new");

  private final String rootName;
  private final Path root;
  private final String module;
  private final Console console;

  /**
   * A comparison.
   *
   * @param rootName the path of the repository (byte text)
   */
  CompareStudy(String rootName, String module, Console console) {
    this.rootName = rootName;
    this.root = RawPath.of(console.folder(), rootName);
    this.module = module;
    this.console = console;
  }

  /** Takes the repository, a module, labels of results if not base and new, and further flags. */
  public static void main(String[] arguments) {
    System.exit(run(arguments));
  }

  private static int run(String[] arguments) {
    try {
      List<String> words = RawArguments.of(arguments);
      StandardOutput output = StandardOutput.open();
      Console console = Console.ofProcess(output.printer(), Path.of(""));
      CompareStudy command = new CompareStudy(words.get(0), words.get(1), console);
      ExitStatus status = command.run(words.subList(2, words.size()));
      return output.statusAfter(status.code());
    } catch (Throwable fault) {
      return StandardOutput.statusOf(fault);
    }
  }

  /** Compares: takes labels of results if not base and new, and further flags. */
  ExitStatus run(List<String> further) {
    int count = 0;
    while (count < further.size() && !further.get(count).startsWith("-")) {
      count++;
    }
    List<String> labels = further.subList(0, count);
    List<String> flags = further.subList(count, further.size());
    List<String> inputs = new ArrayList<>();
    for (String label : labels.isEmpty() ? SIDES : labels) {
      String path = "results/" + module + "/" + label + ".json";
      if (!Files.exists(root.resolve(path))) {
        console.error(missing(path, label));
        return ExitStatus.INPUT;
      }
      inputs.add(label + "=" + rootName + "/" + path);
    }
    try {
      List<String> words = new ArrayList<>(studyFlags(labels));
      words.addAll(flags);
      words.addAll(inputs);
      return new BenchstatCommand(console).run(words);
    } catch (StudyException e) {
      console.error(ByteText.of(String.valueOf(e.getMessage())) + "\n");
      return ExitStatus.INPUT;
    }
  }

  private String missing(String path, String label) {
    String labelWord = SIDES.contains(label) ? "" : " " + label;
    return path
        + " is missing. To measure it: scripts/bench.sh "
        + module
        + labelWord
        + "\n"
        + present();
  }

  private String present() {
    try (Stream<Path> files = Files.list(root.resolve("results").resolve(module))) {
      List<String> labels =
          files
              .map(file -> file.getFileName().toString())
              .filter(name -> name.endsWith(".json"))
              .map(name -> name.substring(0, name.length() - ".json".length()))
              .sorted()
              .toList();
      return labels.isEmpty() ? "" : "Measured so far: " + String.join(" ", labels) + "\n";
    } catch (IOException e) {
      return "";
    }
  }

  /** Returns the flags of the first label, where it has its own, or else those of the study. */
  private List<String> studyFlags(List<String> labels) throws StudyException {
    StudyProperties study = StudyProperties.read(root.resolve(module).resolve("study.properties"));
    List<String> flags = new ArrayList<>();
    for (String flag :
        study.flags(labels.isEmpty() ? Optional.empty() : Optional.of(labels.get(0)))) {
      flags.add(ByteText.of(flag));
    }
    return flags;
  }
}
