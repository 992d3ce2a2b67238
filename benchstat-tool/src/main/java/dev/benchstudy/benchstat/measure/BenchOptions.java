package dev.benchstudy.benchstat.measure;

import dev.benchstudy.benchstat.study.CommandWords;
import dev.benchstudy.benchstat.study.StudyException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;

/**
 * What was asked for on the command line.
 *
 * @param words what is no option: a module, a label, revisions, jars
 * @param root the folder that holds the modules
 * @param jmh options for JMH, put over all others
 * @param withoutFailed whether results are finished although rows failed
 */
public record BenchOptions(
    List<String> words,
    Path root,
    OptionalInt blocks,
    OptionalLong seed,
    boolean quick,
    boolean jars,
    JmhOptions jmh,
    Optional<Path> jvm,
    Optional<Path> out,
    boolean allocations,
    boolean withoutFailed,
    boolean fresh,
    boolean drawn,
    Optional<Duration> forkLimit) {
  private static final int USUAL_BLOCKS = 10;
  private static final int QUICK_BLOCKS = 3;

  /** A first impression: too short to warm up, and said to be. */
  private static final List<String> QUICK =
      List.of("-wi", "2", "-w", "100ms", "-i", "3", "-r", "100ms");

  /** Copies the list. */
  public BenchOptions {
    words = List.copyOf(words);
  }

  int blocksOrUsual() {
    return blocks.orElse(quick ? QUICK_BLOCKS : USUAL_BLOCKS);
  }

  /** JMH's options: a study's, then those of a quick run, then the user's own. */
  JmhOptions over(JmhOptions study) throws UsageException {
    JmhOptions length = quick ? JmhOptions.parse(QUICK) : JmhOptions.NONE;
    return study.overlaidWith(length).overlaidWith(jmh);
  }

  /**
   * The options of a command line.
   *
   * @throws UsageException if one is unknown, lacks its value or has a wrong one
   */
  public static BenchOptions parse(List<String> args) throws UsageException {
    Parser parser = new Parser(args.iterator());
    return parser.parse();
  }

  private static final class Parser {
    private final Iterator<String> args;
    private final List<String> words = new ArrayList<>();
    private Path root = Path.of("");
    private OptionalInt blocks = OptionalInt.empty();
    private OptionalLong seed = OptionalLong.empty();
    private boolean quick;
    private boolean jars;
    private JmhOptions jmh = JmhOptions.NONE;
    private Optional<Path> jvm = Optional.empty();
    private Optional<Path> out = Optional.empty();
    private boolean allocations = true;
    private boolean withoutFailed;
    private boolean fresh;
    private boolean drawn;
    private Optional<Duration> forkLimit = Optional.empty();

    Parser(Iterator<String> args) {
      this.args = args;
    }

    BenchOptions parse() throws UsageException {
      while (args.hasNext()) {
        String arg = args.next();
        if (arg.equals("--")) {
          List<String> rest = new ArrayList<>();
          args.forEachRemaining(rest::add);
          jmh = jmh.overlaidWith(JmhOptions.parse(rest));
        } else if (!arg.startsWith("-")) {
          words.add(arg);
        } else {
          option(arg);
        }
      }
      return new BenchOptions(
          words,
          root,
          blocks,
          seed,
          quick,
          jars,
          jmh,
          jvm,
          out,
          allocations,
          withoutFailed,
          fresh,
          drawn,
          forkLimit);
    }

    private void option(String option) throws UsageException {
      switch (option) {
        case "--root" -> root = Path.of(value(option));
        case "--blocks" -> blocks = OptionalInt.of((int) number(option, 1, 10_000));
        case "--seed" -> seed = OptionalLong.of(number(option, Long.MIN_VALUE, Long.MAX_VALUE));
        case "--quick" -> quick = true;
        case "--jars" -> jars = true;
        case "--jmh" -> jmh = jmh.overlaidWith(JmhOptions.parse(words(option)));
        case "--jvm" -> jvm = Optional.of(Path.of(value(option)));
        case "--out" -> out = Optional.of(Path.of(value(option)));
        case "--no-allocs" -> allocations = false;
        case "--without-failed" -> withoutFailed = true;
        case "--fresh" -> fresh = true;
        case "--bar" -> drawn = true;
        case "--fork-limit" ->
            forkLimit = Optional.of(Duration.ofSeconds(number(option, 1, 1_000_000)));
        default -> throw new UsageException("unknown option " + option);
      }
    }

    private List<String> words(String option) throws UsageException {
      try {
        return CommandWords.split(value(option));
      } catch (StudyException e) {
        throw new UsageException(option + ": " + e.getMessage());
      }
    }

    private String value(String option) throws UsageException {
      if (!args.hasNext()) {
        throw new UsageException(option + " lacks its value");
      }
      return args.next();
    }

    private long number(String option, long least, long most) throws UsageException {
      String text = value(option);
      try {
        long number = Long.parseLong(text);
        if (number >= least && number <= most) {
          return number;
        }
      } catch (NumberFormatException e) {
        throw new UsageException(option + " takes a whole number, not " + text);
      }
      throw new UsageException(
          String.format(Locale.ROOT, "%s takes %d to %d, not %s", option, least, most, text));
    }
  }
}
