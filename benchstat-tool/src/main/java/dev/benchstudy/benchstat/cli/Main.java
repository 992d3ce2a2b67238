package dev.benchstudy.benchstat.cli;

import java.nio.file.Path;

/** The program {@code benchstat}. */
public final class Main {
  private Main() {}

  /** Compares the inputs that arguments name and ends the process with the status. */
  public static void main(String[] arguments) {
    Console console = Console.ofProcess(Path.of(""));
    System.exit(new BenchstatCommand(console).run(RawArguments.of(arguments)).code());
  }
}
