package dev.benchstudy.benchstat.cli;

import dev.benchstudy.benchstat.fuzz.FuzzTarget;
import dev.benchstudy.benchstat.text.ByteText;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/** Runs the whole program on bytes: lines of flags, a NUL, a file, a NUL, another file. */
public final class ProgramFuzz {
  private static final Path FOLDER = Path.of("target/fuzz/inputs");
  private static final Set<Integer> STATUSES = Set.of(0, 1, 2, 3, 4);

  /** Flags that write files, which nobody wants at random. */
  private static final Pattern WRITES =
      Pattern.compile("--?(?:o|pictures)(?:=.*)?", Pattern.DOTALL);

  private static final Pattern STACK_TRACE =
      Pattern.compile(
          "^\\tat [\\w.$/]+\\(|^Exception in |java\\.lang\\.\\w+(?:Error|Exception)",
          Pattern.MULTILINE);

  private ProgramFuzz() {}

  /** Runs it and checks what it says. */
  public static void run(byte[] input) {
    int flagsEnd = end(input, 0);
    int firstEnd = end(input, flagsEnd + 1);
    List<String> arguments = flags(ByteText.of(input, 0, flagsEnd));
    arguments.addAll(List.of("a=first", "b=second"));
    try {
      Files.createDirectories(FOLDER);
      write("first", input, flagsEnd + 1, firstEnd);
      write("second", input, firstEnd + 1, input.length);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    Console console =
        new Console(
            new ByteArrayInputStream(new byte[0]),
            new PrintStream(out, false),
            new PrintStream(err, false),
            FOLDER);
    int status = new BenchstatCommand(console).run(arguments).code();
    // Help goes to standard error, and CSV of no changed rows has no lines.
    boolean mayPrintNothing =
        arguments.stream().anyMatch(word -> word.matches("--?(?:h|help|only-changed.*)"));
    check(status, out.size(), err.toString(StandardCharsets.UTF_8), mayPrintNothing);
  }

  private static int end(byte[] input, int from) {
    int end = Math.min(from, input.length);
    while (end < input.length && input[end] != 0) {
      end++;
    }
    return end;
  }

  private static List<String> flags(String lines) {
    List<String> flags = new ArrayList<>();
    lines
        .lines()
        .filter(word -> word.startsWith("-") && !WRITES.matcher(word).matches())
        .forEach(flags::add);
    return flags;
  }

  private static void write(String name, byte[] input, int from, int to) throws IOException {
    byte[] content = from < to ? Arrays.copyOfRange(input, from, to) : new byte[0];
    Files.write(FOLDER.resolve(name), content);
  }

  private static void check(int status, int printed, String said, boolean mayPrintNothing) {
    FuzzTarget.check(STATUSES.contains(status), "status " + status);
    FuzzTarget.check(status != 0 || printed > 0 || mayPrintNothing, "0 without a word");
    FuzzTarget.check(status == 0 || !said.isEmpty(), status + " without a reason");
    FuzzTarget.check(!STACK_TRACE.matcher(said).find(), "a stack trace: " + said);
  }
}
