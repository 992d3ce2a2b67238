package dev.benchstudy.benchstat.read;

import java.io.IOException;

/** Reads the records of one input. */
interface RecordReader {
  /**
   * Passes on every record of an input.
   *
   * @param input which input it is
   * @param source its bytes
   * @param sink takes the records
   * @throws IOException if the bytes cannot be read
   * @throws InputException if the bytes are no result file
   */
  void read(InputFile input, ByteSource source, RecordSink sink) throws IOException, InputException;
}
