package dev.benchstudy.benchstat.profile;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;

/**
 * A program of this package: what its arguments ask for on one stream, what went wrong on another.
 */
abstract class Command {
  /** The flags of a command that runs a benchmark. */
  static final Set<String> RUN_FLAGS = Set.of("run", "study", "jvmArgs", "seconds");

  /** What the help of such a command says of them. */
  static final String RUN_HELP =
      """
        -study FILE     a study.properties: the parameters in its "base" and "new" make a variant, all
                        others are inputs, and its "benchmarks" are meant where several would match.
                        Without it, impl makes a variant
        -jvmArgs ARGS   further arguments of the fork's JVM, separated by blanks
      """;

  /** Where the answer goes. */
  final PrintStream out;

  /** Where progress and messages go. */
  final PrintStream err;

  private final String help;
  private final Set<String> switches;
  private final Set<String> valued;

  /**
   * A program.
   *
   * @param switches its flags that have no value, {@code help} aside
   * @param valued its flags that have one
   */
  Command(PrintStream out, PrintStream err, String help, Set<String> switches, Set<String> valued) {
    this.out = out;
    this.err = err;
    this.help = help;
    this.switches = Arguments.union(switches, "h", "help");
    this.valued = valued;
  }

  /** Does what the arguments ask for. */
  abstract void run(Arguments arguments) throws CommandException, IOException;

  /** Runs the program and returns its exit status. */
  final int run(List<String> words) {
    try {
      Arguments arguments = new Arguments(words, switches, valued);
      if (arguments.has("help") || arguments.has("h")) {
        out.print(help);
      } else {
        run(arguments);
      }
      return 0;
    } catch (CommandException e) {
      err.println(e.getMessage());
      return e.status();
    } catch (NoClassDefFoundError e) {
      // The program itself holds no JMH: it takes that of the benchmarks.
      err.println("JMH is not on the class path; put a benchmarks.jar there: " + e.getMessage());
      return CommandException.UNUSABLE;
    } catch (IOException e) {
      err.println("cannot print: " + e.getMessage());
      return CommandException.UNUSABLE;
    }
  }

  /** The file that the arguments name. */
  static Path file(Arguments arguments) throws CommandException {
    String file = arguments.only("file", "");
    if (file.isEmpty()) {
      throw new CommandException(
          CommandException.USAGE, "name a file, or -run DIRECTORY (-help says more)");
    }
    return Path.of(file);
  }
}
