package dev.benchstudy.benchstat.cli;

import dev.benchstudy.benchstat.text.ByteText;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.file.Path;

/**
 * The three standard streams of a call; byte text goes out as the bytes it is.
 *
 * @param input standard input
 * @param output standard output
 * @param errors standard error
 * @param folder what relative paths start from
 */
record Console(InputStream input, PrintStream output, PrintStream errors, Path folder) {
  void print(String text) {
    write(output, text);
  }

  void error(String text) {
    write(errors, text);
  }

  private static void write(PrintStream stream, String text) {
    byte[] bytes = ByteText.bytes(text);
    stream.write(bytes, 0, bytes.length);
    stream.flush();
  }
}
