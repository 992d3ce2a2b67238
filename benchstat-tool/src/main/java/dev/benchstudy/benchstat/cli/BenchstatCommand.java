package dev.benchstudy.benchstat.cli;

import dev.benchstudy.benchstat.compare.Comparer;
import dev.benchstudy.benchstat.compare.Gate;
import dev.benchstudy.benchstat.compare.Report;
import dev.benchstudy.benchstat.intake.Intake;
import dev.benchstudy.benchstat.read.InputException;
import dev.benchstudy.benchstat.read.InputFile;
import dev.benchstudy.benchstat.read.ResultFiles;
import dev.benchstudy.benchstat.render.GateText;
import dev.benchstudy.benchstat.render.OutputFormat;
import dev.benchstudy.benchstat.render.Pictures;
import dev.benchstudy.benchstat.text.ByteText;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** One call of benchstat: reads inputs, compares, prints. */
final class BenchstatCommand {
  private static final String PROGRAM = "benchstat: ";

  /** Made early: there is no memory left to make it in when it is needed. */
  private static final String BEYOND_MEMORY =
      " needs more memory than the "
          + (Runtime.getRuntime().maxMemory() >> 20)
          + " MiB that Java may use here; give it more (java -Xmx4g -jar ...), or fewer results";

  private final Console console;

  BenchstatCommand(Console console) {
    this.console = console;
  }

  /** Runs the program on arguments (byte text). */
  ExitStatus run(List<String> arguments) {
    try {
      CommandLine line = CommandLine.parse(arguments);
      if (line.helpWanted()) {
        console.error(Usage.text());
        return ExitStatus.OK;
      } else if (line.inputs().isEmpty()) {
        console.error(Usage.text());
        return ExitStatus.USAGE;
      }
      return compare(Options.of(line, console.colors()), InputFile.parse(line.inputs()));
    } catch (CommandLineException e) {
      console.error(
          e.showUsage() ? e.getMessage() + "\n" + Usage.text() : PROGRAM + e.getMessage() + "\n");
      return ExitStatus.USAGE;
    } catch (InputException e) {
      console.error(PROGRAM + e.getMessage() + "\n");
      return ExitStatus.INPUT;
    } catch (OutOfMemoryError e) {
      console.error(PROGRAM + "what is to be shown" + BEYOND_MEMORY + "\n");
      return ExitStatus.INPUT;
    }
  }

  private ExitStatus compare(Options options, List<InputFile> inputs)
      throws InputException, CommandLineException {
    Optional<OutputFile> output = Optional.empty();
    if (options.output().isPresent()) {
      output = Optional.of(new OutputFile(console.folder(), options.output().get()));
      output.get().requireNoneOf(inputs);
    }
    Comparer comparer = new Comparer(options.projections());
    InputTally tally =
        read(inputs, options, new Intake(comparer, options.filter(), options.byteRate()));
    checkFormat(options.format(), tally);
    Report report =
        comparer.report(
            options.levels(), options.sampling(), options.correction(), options.effects());
    if (report.tables().isEmpty()) {
      throw new InputException("no benchmark results to show");
    }
    StringBuilder out = new StringBuilder();
    StringBuilder warnings = new StringBuilder();
    options.format().renderer(options.rendering()).render(report, out, warnings);
    console.error(warnings.toString());
    if (output.isPresent()) {
      output.get().write(ByteText.bytes(out.toString()));
    } else {
      console.print(out.toString());
    }
    if (options.pictures().isPresent()) {
      draw(report, options.pictures().get());
    }
    return options.gate().isPresent()
        ? judge(Gate.of(report, options.gate().get()))
        : ExitStatus.OK;
  }

  /** Reads all inputs, and then tells what is to be said of their lines and records. */
  private InputTally read(List<InputFile> inputs, Options options, Intake intake)
      throws InputException {
    ResultFiles files = new ResultFiles(console.input(), console.folder(), options.partial());
    InputTally tally = new InputTally(intake);
    try {
      for (InputFile input : inputs) {
        tally.begin(input);
        try {
          files.read(input, tally);
        } catch (OutOfMemoryError e) {
          throw new InputException(input.path() + BEYOND_MEMORY);
        }
      }
      tally.check();
      return tally;
    } finally {
      console.error(intake.remarks());
    }
  }

  /** Tells the verdicts where they do not get into the way of the tables' format. */
  private ExitStatus judge(Gate gate) {
    console.error(GateText.of(gate));
    return ExitStatus.of(gate);
  }

  private void draw(Report report, String prefix) throws InputException {
    for (Map.Entry<String, String> picture : Pictures.of(report).entrySet()) {
      new OutputFile(console.folder(), prefix + ByteText.of(picture.getKey()) + ".svg")
          .write(picture.getValue().getBytes(StandardCharsets.UTF_8));
    }
  }

  /** Go benchmark text has the formats of Go's benchstat, and Markdown. */
  private static void checkFormat(OutputFormat format, InputTally tally)
      throws CommandLineException {
    if (format.isForJmhOnly() && tally.isGoTextOnly()) {
      throw CommandLineException.value(
          "-format must be text, csv or md for Go benchmark text; json and html are for JMH results");
    }
  }
}
