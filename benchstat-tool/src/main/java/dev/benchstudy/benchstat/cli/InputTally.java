package dev.benchstudy.benchstat.cli;

import dev.benchstudy.benchstat.model.BenchRecord;
import dev.benchstudy.benchstat.model.Result;
import dev.benchstudy.benchstat.read.InputException;
import dev.benchstudy.benchstat.read.InputFile;
import dev.benchstudy.benchstat.read.RecordSink;
import java.util.Optional;

/**
 * Passes records on and counts the results of each input, so that an empty file beside JMH results
 * does not go unnoticed.
 *
 * <p>Go benchmark text may be empty, as it may for Go's benchstat.
 */
final class InputTally implements RecordSink {
  private final RecordSink next;
  private Optional<InputFile> firstEmpty = Optional.empty();

  /** The input that is being read, as long as it has had no result. */
  private Optional<InputFile> current = Optional.empty();

  private boolean fromJmh;

  /**
   * Makes a tally of nothing.
   *
   * @param next takes the records after they were counted
   */
  InputTally(RecordSink next) {
    this.next = next;
  }

  /** Says which input the records that follow come from. */
  void begin(InputFile input) {
    end();
    current = Optional.of(input);
  }

  private void end() {
    if (firstEmpty.isEmpty()) {
      firstEmpty = current;
    }
  }

  /** Takes a record of that input. */
  @Override
  public void accept(BenchRecord entry) {
    if (entry instanceof Result result) {
      fromJmh |= result.fork().isPresent();
      current = Optional.empty();
    }
    next.accept(entry);
  }

  /** Returns whether no result came from JMH. */
  boolean isGoTextOnly() {
    return !fromJmh;
  }

  /**
   * Checks that no input is empty where others hold JMH results.
   *
   * @throws InputException if one is
   */
  void check() throws InputException {
    end();
    if (fromJmh && firstEmpty.isPresent()) {
      throw new InputException(
          firstEmpty.get().path()
              + ": holds no results; JMH leaves an empty file if no benchmark matched or if it was stopped");
    }
  }
}
