package dev.benchstudy.benchstat.read;

import dev.benchstudy.benchstat.model.BenchRecord;

/** Takes the records of an input in order. */
@FunctionalInterface
public interface RecordSink {
  /** Takes one record. */
  void accept(BenchRecord entry);
}
