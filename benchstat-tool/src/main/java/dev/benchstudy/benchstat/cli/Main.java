package dev.benchstudy.benchstat.cli;

import dev.benchstudy.benchstat.text.StandardOutput;
import java.nio.file.Path;

/** The program {@code benchstat}. */
public final class Main {
  private Main() {}

  /** Compares the inputs that arguments name and ends the process with the status. */
  public static void main(String[] arguments) {
    System.exit(StandardOutput.run(out -> run(Console.ofProcess(out, Path.of("")), arguments)));
  }

  private static int run(Console console, String[] arguments) {
    return new BenchstatCommand(console).run(RawArguments.of(arguments)).code();
  }
}
