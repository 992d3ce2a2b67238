package dev.benchstudy.benchstat.profile;

import dev.benchstudy.benchstat.text.StandardOutput;
import dev.benchstudy.benchstat.text.SystemMessage;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.openjdk.jmh.runner.options.TimeValue;

/** Prints the machine code of a benchmark's measured loop: the main class of {@code asm.sh}. */
public final class AsmMain extends Command {
  private static final String HELP =
      """
      Prints the machine code that the JVM's compiler C2 made of a benchmark's measured loop.

        AsmMain -run DIRECTORY [flags] [BENCHMARK...]   one fork, of the benchmarks.jar on the class path;
                                                        what the JVM printed is kept in DIRECTORY
        AsmMain [flags] FILE                            from what a JVM printed under
                                                        -XX:CompileCommand=print, on this kind of processor

      BENCHMARK is one or more words: a class, a method, a parameter's value or parameter=value, or a
      regular expression that is found in Class.method/impl=builder/n=256; a slash separates words too.
      Of rows that differ in inputs only, the first is run.

        -method NAME    the code of another method, package.Class.method: one that the loop calls
        -all            the whole method, not only its loops
        -summary        only the counts
        -seconds N      how long to run it (4): the compiler needs many calls
      """
          + RUN_HELP
          + """

      A line for each loop counts its instructions by kind, those of loops inside it included; one that
      multiplies with a number in memory counts as a multiply and as a memory read. Bars in the margin
      say how many loops an instruction is in. If the compiler made code several times, the last is shown.

      The JVM's own disassembler library hsdis is used if it has one that works; otherwise objdump, of the
      package binutils. The variable OBJDUMP names another objdump.

      Exit status: 0 printed; 1 the benchmark or its JVM failed; 2 wrong arguments, no such benchmark or
      more than one; 3 something needed is missing, or there is no code of that name.
      """;

  private static final String STUBS = "*.*_avgt" + HarnessFrames.STUB_SUFFIX;

  private static final int ITERATIONS = 8;

  AsmMain(PrintStream out, PrintStream err) {
    super(out, err, HELP, Set.of("all", "summary"), Arguments.union(RUN_FLAGS, "method"));
  }

  /**
   * Runs the command and ends the JVM with its status.
   *
   * @param args see {@code -help}
   */
  public static void main(String[] args) {
    System.exit(StandardOutput.run(out -> new AsmMain(out, System.err).run(List.of(args))));
  }

  @Override
  void run(Arguments arguments) throws CommandException, IOException {
    String architecture = System.getProperty("os.arch", "unknown");
    InstructionSet set =
        InstructionSet.of(architecture)
            .orElseThrow(
                () ->
                    new CommandException(
                        CommandException.UNUSABLE,
                        "the instructions of a processor \""
                            + architecture
                            + "\" are not known here, only x86-64 and aarch64"));
    String method = arguments.text("method", "").replace("::", ".");
    Path file = arguments.has("run") ? print(arguments, method) : file(arguments);
    CompiledCode code = last(file, method);
    String objdump = System.getenv().getOrDefault("OBJDUMP", "objdump");
    show(code, Disassembly.of(code, set, objdump), set, arguments);
  }

  private Path print(Arguments arguments, String method) throws CommandException {
    BenchmarkRow row = BenchmarkFork.select(arguments).get(0);
    Outputs outputs = Outputs.of(Path.of(arguments.text("run", "")), row);
    Path printed = outputs.file(".asm");
    Path log = outputs.file(".log");
    // Several iterations: each calls the loop anew, and then finds it compiled from its beginning.
    TimeValue iteration =
        TimeValue.milliseconds(1000L * arguments.positive("seconds", 4) / ITERATIONS);
    err.println("compiling " + row.name() + " ...");
    BenchmarkFork.run(
        BenchmarkFork.options(arguments, row, log)
            .warmupIterations(ITERATIONS - 1)
            .warmupTime(iteration)
            .measurementIterations(1)
            .measurementTime(iteration)
            .addProfiler(
                CodePrintProfiler.class, (method.isEmpty() ? STUBS : "*" + method) + " " + printed),
        log);
    out.println(row.name());
    out.println("printed by the JVM: " + printed);
    return printed;
  }

  private static CompiledCode last(Path file, String method) throws CommandException {
    List<CompiledCode> all;
    try {
      all = CompiledCode.parse(Files.readAllLines(file, StandardCharsets.ISO_8859_1));
    } catch (IOException e) {
      throw new CommandException(
          CommandException.UNUSABLE, file + ": cannot be read: " + SystemMessage.of(e), e);
    }
    List<CompiledCode> made =
        all.stream()
            .filter(code -> code.compiler().equals("c2"))
            .filter(code -> isNamed(code.method().replace("::", "."), method))
            .toList();
    if (made.isEmpty()) {
      throw new CommandException(
          CommandException.UNUSABLE,
          file
              + ": holds no code of "
              + (method.isEmpty() ? "a measured loop" : method)
              + " made by C2: "
              + (all.isEmpty()
                  ? "the JVM printed none; it must be a HotSpot, and a method that is compiled into"
                      + " its callers only has none of its own"
                  : "only of "
                      + all.stream()
                          .map(code -> code.method() + " (" + code.compiler() + ")")
                          .distinct()
                          .toList()
                      + "; run it longer (-seconds 20) or on a smaller input, so that C2 sees enough"
                      + " calls"));
    }
    return made.get(made.size() - 1);
  }

  private static boolean isNamed(String compiled, String method) {
    return method.isEmpty()
        ? compiled.endsWith(HarnessFrames.STUB_SUFFIX)
        : compiled.equals(method) || compiled.endsWith("." + method);
  }

  private void show(
      CompiledCode code, List<Instruction> instructions, InstructionSet set, Arguments arguments)
      throws CommandException, IOException {
    if (instructions.isEmpty()) {
      throw new CommandException(
          CommandException.UNUSABLE, "the disassembler gave no instructions for " + code.method());
    }
    out.println(
        String.format(
            Locale.ROOT,
            "%s, compiled by C2%s, %d instructions",
            code.method().replace("::", "."),
            code.onStack() ? " while it ran (OSR)" : "",
            instructions.size()));
    Listing listing = new Listing(instructions, set);
    listing.writeSummary(out);
    if (!arguments.has("summary")) {
      out.println();
      listing.write(out, arguments.has("all"));
    }
  }
}
