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
 * @param colors whether somebody looks at the output on a terminal and wants colours there
 */
record Console(
    InputStream input, PrintStream output, PrintStream errors, Path folder, boolean colors) {
  /** Makes streams that are no terminal. */
  Console(InputStream input, PrintStream output, PrintStream errors, Path folder) {
    this(input, output, errors, folder, false);
  }

  /** Returns the streams of this process, of which its owner opened the output. */
  static Console ofProcess(PrintStream output, Path folder) {
    String noColor = System.getenv("NO_COLOR");
    boolean colors = (noColor == null || noColor.isEmpty()) && isTerminal();
    return new Console(System.in, output, System.err, folder, colors);
  }

  /**
   * Returns whether input and output are both a terminal: a JDK tells no more. From 22 on there is
   * a console in any case, and it has to be asked.
   */
  @SuppressWarnings("SystemConsoleNull") // null matters before 22; later ones are asked below
  private static boolean isTerminal() {
    java.io.Console console = System.console();
    if (console == null) {
      return false;
    }
    try {
      return (boolean) java.io.Console.class.getMethod("isTerminal").invoke(console);
    } catch (NoSuchMethodException e) {
      return true;
    } catch (ReflectiveOperationException e) {
      return false;
    }
  }

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
