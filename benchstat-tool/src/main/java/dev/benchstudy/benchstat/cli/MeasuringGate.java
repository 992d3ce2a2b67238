package dev.benchstudy.benchstat.cli;

import dev.benchstudy.benchstat.api.ResultComparison;
import dev.benchstudy.benchstat.compare.Correction;
import dev.benchstudy.benchstat.compare.Gate;
import dev.benchstudy.benchstat.compare.GateVerdict;
import dev.benchstudy.benchstat.compare.Levels;
import dev.benchstudy.benchstat.compare.Looks;
import dev.benchstudy.benchstat.compare.Report;
import dev.benchstudy.benchstat.measure.Campaign;
import dev.benchstudy.benchstat.measure.MeasureException;
import dev.benchstudy.benchstat.measure.MeasuringSession;
import dev.benchstudy.benchstat.render.GateText;
import dev.benchstudy.benchstat.render.OutputFormat;
import dev.benchstudy.benchstat.render.RenderOptions;
import dev.benchstudy.benchstat.stats.RepeatedLooks;
import dev.benchstudy.benchstat.text.ByteText;
import dev.benchstudy.benchstat.unit.NumberText;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;

/**
 * Measures blocks and looks at them now and then, until every row is decided or the budget is
 * spent.
 */
final class MeasuringGate {
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
      return ResultComparison.of(files.get(0), files.get(1)).withLevels(levels).report();
    } catch (IOException e) {
      throw new MeasureException("what was measured cannot be read: " + e.getMessage(), e);
    }
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
