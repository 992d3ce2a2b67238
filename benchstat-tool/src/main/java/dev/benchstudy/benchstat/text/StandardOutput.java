package dev.benchstudy.benchstat.text;

import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;

/**
 * The standard output of this process, which remembers that it could not be written: a {@link
 * PrintStream} alone goes on as if nothing had happened, on a full disk too.
 */
public final class StandardOutput extends OutputStream {
  /** The status of a program whose output is lost, or that cannot go on. */
  private static final int FAULT = 3;

  private static final int FILE_TYPE = 0170000;
  private static final int PIPE = 0010000;
  private static final int SOCKET = 0140000;

  private final OutputStream stream = new FileOutputStream(FileDescriptor.out);
  private final PrintStream printer =
      new PrintStream(new BufferedOutputStream(this), true, StandardCharsets.UTF_8);
  private @Nullable IOException fault;

  private StandardOutput() {}

  /** Returns the standard output, which nothing has been printed to. */
  public static StandardOutput open() {
    return new StandardOutput();
  }

  /**
   * Runs a program that prints to standard output; see {@link #statusAfter} for the result, and
   * {@link #statusOf} for that of a program that fails.
   */
  public static int run(ToIntFunction<PrintStream> program) {
    try {
      StandardOutput output = open();
      return output.statusAfter(program.applyAsInt(output.printer));
    } catch (Throwable fault) {
      return statusOf(fault);
    }
  }

  /**
   * Tells on standard error, in a line, of a fault that nobody foresaw: one of the program itself,
   * of its files or of the JVM. Java by itself would end with 1, which means something else to
   * those who ask a gate.
   *
   * @return the exit status, 3
   */
  public static int statusOf(Throwable fault) {
    StackTraceElement[] stack = fault.getStackTrace();
    String what = fault.toString() + (stack.length == 0 ? "" : " at " + stack[0]);
    System.err.println("stopped by a fault that was not foreseen: " + printable(what));
    return FAULT;
  }

  private static String printable(String text) {
    return text.replaceAll("\\p{Cntrl}+", " ");
  }

  /** Returns what to print to, in UTF-8. */
  public PrintStream printer() {
    return printer;
  }

  /**
   * Returns the exit status of a program that has printed all it has to.
   *
   * @param status the status it has by itself
   * @return that, or 3 if what it printed could not be written, which is then told on standard
   *     error. A reader that closes its end of a pipe, as {@code head} does, has read enough: that
   *     is no fault.
   */
  public int statusAfter(int status) {
    printer.flush();
    if (fault == null || isPipe(fault)) {
      return status;
    }
    System.err.println("cannot write standard output: " + SystemMessage.of(fault));
    return FAULT;
  }

  /** Asks the system, as its message may be in any language; Windows knows no such file. */
  private static boolean isPipe(IOException fault) {
    try {
      int mode = (int) Files.getAttribute(Path.of("/dev/stdout"), "unix:mode") & FILE_TYPE;
      return mode == PIPE || mode == SOCKET;
    } catch (IOException | UnsupportedOperationException e) {
      return SystemMessage.of(fault).toLowerCase(Locale.ROOT).contains("pipe");
    }
  }

  @Override
  public void write(int b) {
    write(new byte[] {(byte) b}, 0, 1);
  }

  @Override
  public void write(byte[] bytes, int offset, int length) {
    if (fault == null) {
      try {
        stream.write(bytes, offset, length);
      } catch (IOException e) {
        fault = e;
      }
    }
  }
}
