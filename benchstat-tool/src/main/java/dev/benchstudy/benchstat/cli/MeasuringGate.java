package dev.benchstudy.benchstat.cli;

import dev.benchstudy.benchstat.compare.Comparer;
import dev.benchstudy.benchstat.compare.Correction;
import dev.benchstudy.benchstat.compare.Gate;
import dev.benchstudy.benchstat.compare.GateVerdict;
import dev.benchstudy.benchstat.compare.Levels;
import dev.benchstudy.benchstat.compare.Report;
import dev.benchstudy.benchstat.compare.Sampling;
import dev.benchstudy.benchstat.expr.ExpressionException;
import dev.benchstudy.benchstat.group.ProjectionFlags;
import dev.benchstudy.benchstat.measure.Campaign;
import dev.benchstudy.benchstat.measure.MeasureException;
import dev.benchstudy.benchstat.measure.MeasuringSession;
import dev.benchstudy.benchstat.model.Result;
import dev.benchstudy.benchstat.read.InputException;
import dev.benchstudy.benchstat.read.InputFile;
import dev.benchstudy.benchstat.read.ResultFiles;
import dev.benchstudy.benchstat.render.GateText;
import dev.benchstudy.benchstat.render.OutputFormat;
import dev.benchstudy.benchstat.render.RenderOptions;
import dev.benchstudy.benchstat.select.Filter;
import dev.benchstudy.benchstat.stats.RepeatedLooks;
import dev.benchstudy.benchstat.text.ByteText;
import dev.benchstudy.benchstat.unit.NumberText;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/**
 * Measures blocks and looks at them now and then, until every row is decided or the budget is
 * spent.
 */
final class MeasuringGate {
  private static final List<String> LABELS = List.of("base", "new");

  private final GateOptions options;
  private final MeasuringSession session;
  private final Console console;
  private final Levels levels;
  private final int[] looks;

  MeasuringGate(GateOptions options, MeasuringSession session, Console console) {
    this.options = options;
    this.session = session;
    this.console = console;
    this.looks = Looks.until(options.mostBlocks());
    double level = RepeatedLooks.level(options.alpha(), looks);
    this.levels = new Levels(level, Levels.DEFAULT.confidence());
  }

  /** Runs to the end; every finished fork is on disk if this is interrupted. */
  ExitStatus run() throws MeasureException {
    Campaign campaign = session.campaign();
    try {
      Report report = measure(campaign);
      campaign.publish();
      return tell(report, campaign);
    } catch (InterruptedException e) {
      console.error("gate: stopped; the same command goes on from here\n");
      return ExitStatus.INTERRUPTED;
    }
  }

  private Report measure(Campaign campaign) throws MeasureException, InterruptedException {
    Instant end = Instant.now().plus(Duration.ofSeconds((long) (60 * options.mostMinutes())));
    campaign.announce(options.mostBlocks(), false);
    campaign.measureEmpty();
    int block = 0;
    Report report = new Report(List.of(), List.of(), List.of(), List.of(), levels, Correction.NONE);
    for (int look : looks) {
      while (block < look && Instant.now().isBefore(end)) {
        block++;
        campaign.measureBlock(block);
      }
      report = report(campaign.files());
      Gate gate = Gate.of(report, options.spec());
      long open =
          gate.rows().stream().filter(row -> row.verdict() == GateVerdict.UNDECIDED).count();
      session
          .progress()
          .note(
              "after "
                  + block
                  + " blocks: "
                  + open
                  + " of "
                  + gate.rows().size()
                  + " rows undecided");
      if (open == 0 || !Instant.now().isBefore(end)) {
        break;
      }
    }
    session.progress().clear();
    return report;
  }

  /** Compares what has been measured so far, at the level of one look. */
  private Report report(List<Path> files) throws MeasureException {
    try {
      Comparer comparer = new Comparer(ProjectionFlags.DEFAULT.parse());
      Filter filter = Filter.parse("*");
      ResultFiles reader = new ResultFiles(console.input(), console.folder(), false);
      for (InputFile input : inputs(files)) {
        reader.read(
            input,
            entry -> {
              if (entry instanceof Result result) {
                filter.apply(result).ifPresent(comparer::add);
              }
            });
      }
      return comparer.report(levels, Sampling.AUTOMATIC, Correction.NONE, true);
    } catch (InputException e) {
      throw new MeasureException("what was measured cannot be read: " + e.getMessage(), e);
    } catch (ProjectionFlags.FlagException | ExpressionException e) {
      throw new IllegalStateException(e);
    }
  }

  private static List<InputFile> inputs(List<Path> files) {
    List<InputFile> inputs = new ArrayList<>();
    for (int i = 0; i < files.size(); i++) {
      inputs.add(new InputFile(LABELS.get(i), ByteText.of(files.get(i).toString())));
    }
    return inputs;
  }

  private ExitStatus tell(Report report, Campaign campaign) {
    StringBuilder out = new StringBuilder();
    OutputFormat.TEXT
        .renderer(new RenderOptions(true, false, false, false, false))
        .render(report, out, new StringBuilder());
    Gate gate = Gate.of(report, options.spec());
    out.append("each of ").append(looks.length).append(" looks is at level ");
    out.append(NumberText.fixed(levels.alpha(), 4)).append('\n');
    out.append(GateText.of(gate));
    console.print(out.toString());
    campaign.remarks().ifPresent(text -> console.error(ByteText.of(text) + "\n"));
    if (!campaign.failedRows().isEmpty()) {
      campaign
          .failedRows()
          .forEach(row -> console.error("failed: " + row.what() + ": " + row.reason() + "\n"));
      return ExitStatus.ROWS_FAILED;
    }
    return ExitStatus.of(gate);
  }
}
