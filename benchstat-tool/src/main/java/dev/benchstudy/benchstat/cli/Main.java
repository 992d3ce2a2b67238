package dev.benchstudy.benchstat.cli;

import dev.benchstudy.benchstat.text.StandardOutput;
import java.nio.file.Path;

/** The program {@code benchstat}. */
public final class Main {
  private Main() {}

  /** Compares the inputs that arguments name and ends the process with the status. */
  public static void main(String[] arguments) {
    System.exit(run(arguments));
  }

  private static int run(String[] arguments) {
    try {
      StandardOutput output = StandardOutput.open();
      Console console = Console.ofProcess(output.printer(), Path.of(""));
      ExitStatus status = new BenchstatCommand(console).run(RawArguments.of(arguments));
      return output.statusAfter(status.code());
    } catch (Throwable fault) {
      return StandardOutput.statusOf(fault);
    }
  }
}
