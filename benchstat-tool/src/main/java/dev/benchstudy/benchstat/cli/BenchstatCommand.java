package dev.benchstudy.benchstat.cli;

import dev.benchstudy.benchstat.compare.Comparer;
import dev.benchstudy.benchstat.compare.Gate;
import dev.benchstudy.benchstat.compare.Report;
import dev.benchstudy.benchstat.measure.AtomicFile;
import dev.benchstudy.benchstat.model.BenchRecord;
import dev.benchstudy.benchstat.model.Malformed;
import dev.benchstudy.benchstat.model.Notice;
import dev.benchstudy.benchstat.model.Result;
import dev.benchstudy.benchstat.model.UnitMetadata;
import dev.benchstudy.benchstat.read.InputException;
import dev.benchstudy.benchstat.read.InputFile;
import dev.benchstudy.benchstat.read.ResultFiles;
import dev.benchstudy.benchstat.render.GateText;
import dev.benchstudy.benchstat.render.OutputFormat;
import dev.benchstudy.benchstat.render.Pictures;
import dev.benchstudy.benchstat.text.ByteText;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** One call of benchstat: reads inputs, compares, prints. */
final class BenchstatCommand {
  private static final String PROGRAM = "benchstat: ";

  private final Console console;

  /** What is to be said of lines and records, held back until the inputs have been read. */
  private final StringBuilder remarks = new StringBuilder();

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
      tellRemarks();
      console.error(PROGRAM + e.getMessage() + "\n");
      return ExitStatus.INPUT;
    }
  }

  private ExitStatus compare(Options options, List<InputFile> inputs)
      throws InputException, CommandLineException {
    Comparer comparer = new Comparer(options.projections());
    ResultFiles files = new ResultFiles(console.input(), console.folder(), options.partial());
    InputTally tally = new InputTally();
    for (InputFile input : inputs) {
      tally.begin(input);
      files.read(
          input,
          entry -> {
            tally.count(entry);
            take(entry, options, comparer);
          });
    }
    tally.check();
    checkFormat(options.format(), tally);
    tellRemarks();
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
    if (options.output().isPresent()) {
      write(options.output().get(), ByteText.bytes(out.toString()));
    } else {
      console.print(out.toString());
    }
    if (options.pictures().isPresent()) {
      draw(report, options.pictures().get());
    }
    return options.gate().map(spec -> judge(Gate.of(report, spec))).orElse(ExitStatus.OK);
  }

  /** Tells the verdicts where they do not get into the way of the tables' format. */
  private ExitStatus judge(Gate gate) {
    console.error(GateText.of(gate));
    return ExitStatus.of(gate);
  }

  private void draw(Report report, String prefix) throws InputException {
    for (Map.Entry<String, String> picture : Pictures.of(report).entrySet()) {
      write(
          prefix + ByteText.of(picture.getKey()) + ".svg",
          picture.getValue().getBytes(StandardCharsets.UTF_8));
    }
  }

  private void write(String file, byte[] content) throws InputException {
    Path path = console.folder().resolve(ByteText.toUnicode(file)).toAbsolutePath();
    Path folder = path.getParent();
    if (folder == null || !Files.isDirectory(folder)) {
      throw cannotWrite(file, "there is no folder " + folder);
    } else if (Files.isDirectory(path)) {
      throw cannotWrite(file, "it is a folder");
    }
    try {
      AtomicFile.write(path, content);
    } catch (IOException e) {
      throw cannotWrite(file, e.toString());
    }
  }

  private static InputException cannotWrite(String file, String reason) {
    return new InputException("cannot write " + file + ": " + ByteText.of(reason));
  }

  private void take(BenchRecord entry, Options options, Comparer comparer) {
    if (entry instanceof Result result) {
      Result whole = options.byteRate().map(rate -> rate.apply(result)).orElse(result);
      options.filter().apply(whole).ifPresent(comparer::add);
    } else if (entry instanceof UnitMetadata metadata) {
      comparer.add(metadata).ifPresent(message -> report(entry, message));
    } else if (entry instanceof Malformed malformed) {
      report(entry, malformed.message());
    } else if (entry instanceof Notice notice) {
      report(entry, notice.message());
    }
  }

  private void report(BenchRecord entry, String message) {
    remarks.append(entry.position()).append(": ").append(message).append('\n');
  }

  private void tellRemarks() {
    console.error(remarks.toString());
    remarks.setLength(0);
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
