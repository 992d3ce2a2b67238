package dev.benchstudy.benchstat.cli;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * One recorded call of the program: a folder with {@code args}, inputs, and what was printed.
 *
 * @param folder the folder
 */
record GoldenCase(Path folder) {
  private static final Pattern NUMBER = Pattern.compile("-?\\d+(?:\\.\\d+)?(?:e[+-]?\\d+)?");
  private static final int LONG_NUMBER = 13;

  /**
   * What a call printed, and its exit status.
   *
   * @param out standard output
   * @param err standard error
   * @param exit exit status
   */
  record Outcome(String out, String err, int exit) {}

  /** Runs the program in this process, with the folder as working directory. */
  Outcome run() throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    Path stdin = folder.resolve("stdin");
    try (InputStream input =
        Files.exists(stdin) ? Files.newInputStream(stdin) : new ByteArrayInputStream(new byte[0])) {
      Console console =
          new Console(input, new PrintStream(out, false), new PrintStream(err, false), folder);
      int exit = new BenchstatCommand(console).run(arguments()).code();
      return new Outcome(
          out.toString(StandardCharsets.ISO_8859_1),
          err.toString(StandardCharsets.ISO_8859_1),
          exit);
    }
  }

  List<String> arguments() throws IOException {
    String text = text("args");
    return text.isEmpty()
        ? List.of()
        : List.of(text.substring(0, text.length() - 1).split("\n", -1));
  }

  /** Returns the content of a file as byte text, empty if there is none. */
  String text(String file) throws IOException {
    Path path = folder.resolve(file);
    return Files.exists(path) ? Files.readString(path, StandardCharsets.ISO_8859_1) : "";
  }

  boolean has(String file) {
    return Files.exists(folder.resolve(file));
  }

  /** Returns whether output agrees with the recorded one but for the last bit of log and exp. */
  boolean agrees(String recorded, String actual) throws IOException {
    if (recorded.equals(actual)) {
      return true;
    }
    return text("args").contains("csv")
        ? csvAgrees(recorded, actual)
        : textAgrees(recorded, actual);
  }

  private static boolean textAgrees(String recorded, String actual) {
    String[] want = recorded.split("\n", -1);
    String[] got = actual.split("\n", -1);
    if (want.length != got.length) {
      return false;
    }
    for (int i = 0; i < want.length; i++) {
      if (!want[i].equals(got[i])
          && !(want[i].startsWith("geomean") && lastPlaceAgrees(want[i], got[i]))) {
        return false;
      }
    }
    return true;
  }

  private static boolean lastPlaceAgrees(String want, String got) {
    Matcher a = NUMBER.matcher(want);
    Matcher b = NUMBER.matcher(got);
    while (a.find() && b.find()) {
      BigInteger x = new BigInteger(a.group().replace(".", ""));
      BigInteger y = new BigInteger(b.group().replace(".", ""));
      if (a.group().indexOf('.') != b.group().indexOf('.')
          || x.subtract(y).abs().compareTo(BigInteger.ONE) > 0) {
        return false;
      }
    }
    return NUMBER.matcher(want).replaceAll("#").equals(NUMBER.matcher(got).replaceAll("#"));
  }

  private static boolean csvAgrees(String want, String got) {
    Matcher a = NUMBER.matcher(want);
    Matcher b = NUMBER.matcher(got);
    while (a.find() && b.find()) {
      double x = Double.parseDouble(a.group());
      double y = Double.parseDouble(b.group());
      boolean isLong = Math.max(a.group().length(), b.group().length()) > LONG_NUMBER;
      if (!a.group().equals(b.group()) && !(isLong && Math.abs(x - y) <= 1e-12 * Math.abs(x))) {
        return false;
      }
    }
    return NUMBER.matcher(want).replaceAll("#").equals(NUMBER.matcher(got).replaceAll("#"));
  }

  @Override
  public String toString() {
    return folder.getFileName().toString();
  }
}
