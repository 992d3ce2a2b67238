package dev.benchstudy.benchstat.cli;

import dev.benchstudy.benchstat.text.ByteText;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;

/**
 * A call of the program in this process.
 *
 * @param out standard output
 * @param err standard error
 * @param exit exit status
 */
record ProgramCall(String out, String err, int exit) {
  /** Runs the program with a folder as working directory and nothing on standard input. */
  static ProgramCall in(Path folder, List<String> arguments) {
    return run(folder, new byte[0], arguments);
  }

  /** Runs the program on a text that it reads from standard input. */
  static ProgramCall on(String text, String... arguments) {
    return run(Path.of(""), text.getBytes(StandardCharsets.UTF_8), Arrays.asList(arguments));
  }

  private static ProgramCall run(Path folder, byte[] input, List<String> arguments) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    Console console =
        new Console(
            new ByteArrayInputStream(input),
            new PrintStream(out, false),
            new PrintStream(err, false),
            folder);
    int exit =
        new BenchstatCommand(console).run(arguments.stream().map(ByteText::of).toList()).code();
    return new ProgramCall(
        out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8), exit);
  }
}
