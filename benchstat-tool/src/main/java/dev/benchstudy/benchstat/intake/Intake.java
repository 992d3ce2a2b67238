package dev.benchstudy.benchstat.intake;

import dev.benchstudy.benchstat.compare.Comparer;
import dev.benchstudy.benchstat.model.BenchRecord;
import dev.benchstudy.benchstat.model.Malformed;
import dev.benchstudy.benchstat.model.Notice;
import dev.benchstudy.benchstat.model.Result;
import dev.benchstudy.benchstat.model.UnitMetadata;
import dev.benchstudy.benchstat.read.RecordSink;
import dev.benchstudy.benchstat.select.ByteRate;
import dev.benchstudy.benchstat.select.Filter;
import java.util.Objects;
import java.util.Optional;

/**
 * Takes records as they are read: results go through a filter into a comparer, and what is to be
 * said of lines and records is kept. Not thread-safe.
 */
public final class Intake implements RecordSink {
  private static final int MOST_REMARKS = 10_000;

  private final Comparer comparer;
  private final Filter filter;
  private final Optional<ByteRate> byteRate;
  private final StringBuilder remarks = new StringBuilder();
  private int said;
  private long unsaid;

  /**
   * Makes an intake.
   *
   * @param comparer takes the results that stay
   * @param filter decides which do
   * @param byteRate the measurement that is added before
   */
  public Intake(Comparer comparer, Filter filter, Optional<ByteRate> byteRate) {
    this.comparer = Objects.requireNonNull(comparer);
    this.filter = Objects.requireNonNull(filter);
    this.byteRate = Objects.requireNonNull(byteRate);
  }

  @Override
  public void accept(BenchRecord entry) {
    if (entry instanceof Result result) {
      Result whole = byteRate.isPresent() ? byteRate.get().apply(result) : result;
      Optional<Result> kept = filter.apply(whole);
      if (kept.isPresent()) {
        comparer.add(kept.get());
      }
    } else if (entry instanceof UnitMetadata metadata) {
      comparer.add(metadata).ifPresent(message -> remark(entry, message));
    } else if (entry instanceof Malformed malformed) {
      remark(entry, malformed.message());
    } else if (entry instanceof Notice notice) {
      remark(entry, notice.message());
    }
  }

  private void remark(BenchRecord entry, String message) {
    if (said == MOST_REMARKS) {
      unsaid++;
      return;
    }
    said++;
    remarks.append(entry.position()).append(": ").append(message).append('\n');
  }

  /**
   * Returns what is to be said of what was read: a line (byte text) with file, line and reason for
   * each malformed line and each noteworthy record, of 10,000 at most; then how many more there
   * are.
   */
  public String remarks() {
    return unsaid == 0 ? remarks.toString() : remarks + "and " + unsaid + " more remarks\n";
  }
}
