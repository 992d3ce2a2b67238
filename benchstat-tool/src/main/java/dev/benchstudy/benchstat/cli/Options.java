package dev.benchstudy.benchstat.cli;

import dev.benchstudy.benchstat.compare.Correction;
import dev.benchstudy.benchstat.compare.GateSpec;
import dev.benchstudy.benchstat.compare.Levels;
import dev.benchstudy.benchstat.compare.Sampling;
import dev.benchstudy.benchstat.expr.ExpressionException;
import dev.benchstudy.benchstat.group.ProjectionFlags;
import dev.benchstudy.benchstat.group.ProjectionSet;
import dev.benchstudy.benchstat.render.OutputFormat;
import dev.benchstudy.benchstat.render.RenderOptions;
import dev.benchstudy.benchstat.select.ByteRate;
import dev.benchstudy.benchstat.select.Filter;
import java.util.Optional;

/**
 * What a command line asks for, checked.
 *
 * @param partial whether the whole records before a fault in JSON are enough
 * @param filter which results are used
 * @param byteRate which measurement is added
 * @param projections how they are grouped
 * @param levels the probabilities in use
 * @param sampling what is taken as a sample where forks are known
 * @param correction what to do about making several comparisons
 * @param gate by how much rows may get worse, if they are judged
 * @param format how tables are written
 * @param rendering what is shown in them
 * @param output the file to write; empty for standard output
 * @param pictures what the names of pictures begin with; empty for none
 */
record Options(
    boolean partial,
    Filter filter,
    Optional<ByteRate> byteRate,
    ProjectionSet projections,
    Levels levels,
    Sampling sampling,
    Correction correction,
    Optional<GateSpec> gate,
    OutputFormat format,
    RenderOptions rendering,
    Optional<String> output,
    Optional<String> pictures) {
  /**
   * Checks the values of flags.
   *
   * @param terminalColors whether the output goes to a terminal that shows colours
   * @throws CommandLineException for the first that makes no sense
   */
  static Options of(CommandLine line, boolean terminalColors) throws CommandLineException {
    Filter filter = filter(line);
    ProjectionSet projections = projections(line);
    return new Options(
        line.isSet(Flag.PARTIAL),
        filter,
        byteRate(line),
        projections,
        levels(line),
        sampling(line),
        correction(line),
        gate(line),
        format(line),
        new RenderOptions(
            line.isSet(Flag.EFFECT),
            line.isSet(Flag.ONLY_CHANGED),
            line.isSet(Flag.ASCII),
            colors(line, terminalColors && line.text(Flag.O).isEmpty()),
            line.isSet(Flag.EXPLAIN)),
        file(line, Flag.O),
        file(line, Flag.PICTURES));
  }

  private static Optional<String> file(CommandLine line, Flag flag) {
    String file = line.text(flag);
    return file.isEmpty() ? Optional.empty() : Optional.of(file);
  }

  private static boolean colors(CommandLine line, boolean automatic) throws CommandLineException {
    return switch (line.text(Flag.COLOR)) {
      case "auto" -> automatic;
      case "always" -> true;
      case "never" -> false;
      default -> throw CommandLineException.value("-color must be auto, always or never");
    };
  }

  private static Filter filter(CommandLine line) throws CommandLineException {
    try {
      Filter filter = Filter.parse(line.text(Flag.FILTER));
      return line.isSet(Flag.ALL) ? filter.withDetails() : filter;
    } catch (ExpressionException e) {
      throw CommandLineException.value("parsing -filter: " + e.getMessage());
    }
  }

  private static Optional<ByteRate> byteRate(CommandLine line) {
    String key = line.text(Flag.BYTES);
    return key.isEmpty() ? Optional.empty() : Optional.of(new ByteRate(key));
  }

  private static ProjectionSet projections(CommandLine line) throws CommandLineException {
    try {
      return new ProjectionFlags(
              line.text(Flag.TABLE),
              line.text(Flag.ROW),
              line.text(Flag.COL),
              line.text(Flag.IGNORE))
          .parse();
    } catch (ProjectionFlags.FlagException e) {
      throw CommandLineException.value(e.getMessage());
    }
  }

  private static Levels levels(CommandLine line) throws CommandLineException {
    return new Levels(probability(line, Flag.ALPHA), probability(line, Flag.CONFIDENCE));
  }

  private static double probability(CommandLine line, Flag flag) throws CommandLineException {
    double value = line.number(flag);
    if (!Levels.isProbability(value)) {
      throw CommandLineException.value("-" + flag.flagName() + " must be in range [0, 1]");
    }
    return value;
  }

  private static Sampling sampling(CommandLine line) throws CommandLineException {
    return switch (line.text(Flag.SAMPLE)) {
      case "" -> Sampling.AUTOMATIC;
      case "fork" -> Sampling.FORK;
      case "iteration" -> Sampling.ITERATION;
      default -> throw CommandLineException.value("-sample must be fork or iteration");
    };
  }

  private static Correction correction(CommandLine line) throws CommandLineException {
    String name = line.text(Flag.CORRECT);
    return name.isEmpty()
        ? Correction.NONE
        : Correction.named(name)
            .orElseThrow(() -> CommandLineException.value("-correct must be holm or bh"));
  }

  private static Optional<GateSpec> gate(CommandLine line) throws CommandLineException {
    String text = line.text(Flag.GATE);
    try {
      return text.isEmpty() ? Optional.empty() : Optional.of(GateSpec.parse(text));
    } catch (GateSpec.SpecException e) {
      throw CommandLineException.value(e.getMessage());
    }
  }

  /** Returns whether intervals of ratios are needed. */
  boolean effects() {
    return rendering.effects() || format.showsEffects() || pictures.isPresent() || gate.isPresent();
  }

  private static OutputFormat format(CommandLine line) throws CommandLineException {
    Optional<OutputFormat> format = OutputFormat.named(line.text(Flag.FORMAT));
    if (format.isEmpty()) {
      throw CommandLineException.value("-format must be " + OutputFormat.list());
    }
    return format.get();
  }
}
