package dev.benchstudy.benchstat.profile;

import dev.benchstudy.benchstat.text.StandardOutput;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import org.openjdk.jmh.runner.options.TimeValue;

/** Prints where a program spends its time or its bytes: the main class of {@code profile.sh}. */
public final class TopMain extends Command {
  private static final String HELP =
      """
      Prints the heaviest frames of a Flight Recorder file, or of a benchmark that it runs and records.

        TopMain [flags] FILE.jfr
        TopMain -run DIRECTORY [flags] [BENCHMARK...]   one fork, of the benchmarks.jar on the class path;
                                                        its recording is kept in DIRECTORY

      BENCHMARK is one or more words: a class, a method, a parameter's value or parameter=value, or a
      regular expression that is found in Class.method/impl=builder/n=256; a slash separates words too.
      Of rows that differ in inputs only, the last is run.

        -alloc          bytes allocated, by frame and by class; without it, samples of running threads
        -top N          at most N rows a table (20)
        -focus REGEXP   only stacks with a frame that matches
        -lines          a row for each line instead of each method
        -harness        keep JMH's frames, and samples outside the benchmark's loop
        -seconds N      how long to record (5), after as long a warm-up
      """
          + RUN_HELP
          + """

      flat is what a frame did itself, cum what it did together with all it called. Where JMH ran, only
      stacks that lead through its measured loop are kept, from the benchmark method inwards; frames of
      JMH, of method handle linkage and of the library's Unsafe are folded into their callers.

      Exit status: 0 printed; 1 the benchmark or its JVM failed; 2 wrong arguments, no such benchmark or
      more than one; 3 the file cannot be read or holds no such samples.
      """;

  private static final int WARMUP_ITERATIONS = 5;

  /** Deep enough for recursion; a stack that is cut off is not lost but misses its outer frames. */
  private static final String STACK_DEPTH = "-XX:FlightRecorderOptions=stackdepth=256";

  TopMain(PrintStream out, PrintStream err) {
    super(
        out,
        err,
        HELP,
        Set.of("alloc", "lines", "harness"),
        Arguments.union(RUN_FLAGS, "top", "focus"));
  }

  /**
   * Runs the command and ends the JVM with its status.
   *
   * @param args see {@code -help}
   */
  public static void main(String[] args) {
    System.exit(StandardOutput.run(out -> new TopMain(out, System.err).run(List.of(args))));
  }

  @Override
  void run(Arguments arguments) throws CommandException, IOException {
    int top = arguments.positive("top", 20);
    Pattern focus = arguments.pattern("focus");
    SampleKind kind = arguments.has("alloc") ? SampleKind.ALLOCATION : SampleKind.CPU;
    Path file = arguments.has("run") ? record(arguments) : file(arguments);
    Profile profile = read(file, kind, !arguments.has("harness"));
    new TopReport(profile, top, focus, arguments.has("lines")).write(out);
  }

  private Path record(Arguments arguments) throws CommandException {
    int seconds = arguments.positive("seconds", 5);
    List<BenchmarkRow> inputs = BenchmarkFork.select(arguments);
    BenchmarkRow row = inputs.get(inputs.size() - 1);
    Outputs outputs = Outputs.of(Path.of(arguments.text("run", "")), row);
    Path recording = outputs.file(".jfr");
    Path log = outputs.file(".log");
    err.println("recording " + row.name() + " for " + seconds + " s ...");
    BenchmarkFork.run(
        BenchmarkFork.options(arguments, row, log)
            .warmupIterations(WARMUP_ITERATIONS)
            .warmupTime(TimeValue.milliseconds(1000L * seconds / WARMUP_ITERATIONS))
            .measurementIterations(1)
            .measurementTime(TimeValue.seconds(seconds))
            .jvmArgsPrepend(STACK_DEPTH)
            .addProfiler(RecordingProfiler.class, recording.toString()),
        log);
    out.println(row.name());
    out.println("recording: " + recording);
    return recording;
  }

  private static Profile read(Path file, SampleKind kind, boolean folded) throws CommandException {
    Profile profile;
    try {
      if (!Files.isRegularFile(file)) {
        throw new CommandException(CommandException.UNUSABLE, file + ": no such file");
      }
      profile = Profile.read(file, kind, folded);
    } catch (IOException e) {
      throw new CommandException(
          CommandException.UNUSABLE,
          file + ": cannot be read as a Flight Recorder file: " + e.getMessage(),
          e);
    }
    if (profile.samples().isEmpty()) {
      throw new CommandException(
          CommandException.UNUSABLE,
          file
              + ": holds no samples with a stack of "
              + String.join(" or ", kind.events())
              + "; record longer, or with settings=profile");
    }
    return profile;
  }
}
