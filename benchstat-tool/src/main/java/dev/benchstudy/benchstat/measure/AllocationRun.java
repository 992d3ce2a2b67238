package dev.benchstudy.benchstat.measure;

import dev.benchstudy.benchstat.measure.ForkOutcome.Failed;
import dev.benchstudy.benchstat.measure.ForkOutcome.Measured;
import java.util.List;
import java.util.Optional;

/**
 * Counts allocations, in a fork of its own for each row that has no count yet: to count slows down
 * what it counts.
 */
final class AllocationRun {
  private static final String PROFILER = "dev.benchstudy.benchstat.profile.AllocationCountProfiler";

  private final Inventory inventory;
  private final CampaignFolder folder;
  private final ForkRunner runner;
  private final Progress progress;

  AllocationRun(Inventory inventory, CampaignFolder folder, ForkRunner runner, Progress progress) {
    this.inventory = inventory;
    this.folder = folder;
    this.runner = runner;
    this.progress = progress;
  }

  /** How many rows have no count yet. */
  int uncounted() {
    int rows = 0;
    for (int side = 0; side < inventory.sides().size(); side++) {
      for (Row row : inventory.rows().get(side)) {
        rows += folder.file(side).holdsAllocations(row) ? 0 : 1;
      }
    }
    return rows;
  }

  /**
   * Counts for all rows that were measured. A row whose count cannot be trusted stays without one.
   */
  void count() throws MeasureException, InterruptedException {
    for (int side = 0; side < inventory.sides().size(); side++) {
      for (Row row : List.copyOf(folder.file(side).records().keySet())) {
        if (!folder.file(side).holdsAllocations(row)) {
          count(side, row);
        }
      }
    }
  }

  private void count(int index, Row row) throws MeasureException, InterruptedException {
    Side side = inventory.sides().get(index);
    String what = "allocations of " + inventory.name(index, row);
    progress.starting(what);
    ForkOutcome outcome =
        runner.run(
            side,
            row,
            side.options().forAllocationCount(),
            List.of(PROFILER),
            Inventory.LIMIT_BASE);
    Optional<JmhMetric> count =
        outcome instanceof Measured measured
            ? measured.result().secondary(JmhRecord.ALLOCATIONS)
            : Optional.empty();
    if (count.isPresent()) {
      folder.file(index).addSecondary(row, JmhRecord.ALLOCATIONS, count.get());
      folder.save(index);
      progress.finished(what, count.get().scoreText(), outcome.elapsed());
    } else {
      progress.dismiss(1);
      progress.note(
          what
              + " not counted: "
              + (outcome instanceof Failed failure ? failure.reason() : "no count came back"));
    }
  }
}
