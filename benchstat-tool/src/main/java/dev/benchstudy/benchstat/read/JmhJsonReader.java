package dev.benchstudy.benchstat.read;

import com.fasterxml.jackson.core.JsonToken;
import dev.benchstudy.benchstat.model.Notice;
import dev.benchstudy.benchstat.model.Position;
import dev.benchstudy.benchstat.text.ByteText;
import dev.benchstudy.benchstat.text.SystemMessage;
import java.io.IOException;

/**
 * Reads JMH's JSON, one record at a time.
 *
 * <p>Takes what JMH writes, an array of records; also arrays of arrays, records without an array,
 * and several of these one after another.
 */
final class JmhJsonReader implements RecordReader {
  private final boolean partial;

  /**
   * Makes a reader.
   *
   * @param partial whether the whole records before a fault are enough
   */
  JmhJsonReader(boolean partial) {
    this.partial = partial;
  }

  @Override
  public void read(InputFile input, ByteSource source, RecordSink sink)
      throws IOException, InputException {
    JmhResults results = new JmhResults(input, sink);
    JsonCursor json = JsonCursor.of(source);
    try {
      readAll(json, results);
      results.finish();
    } catch (JsonFault fault) {
      results.finish();
      if (!partial || results.records() == 0) {
        throw new InputException(message(input, fault, results.records()));
      }
      sink.accept(
          new Notice(
              new Position(input.path(), fault.line()),
              fault.message() + "; " + wholeRecords(results.records()) + " before it read"));
    } catch (IOException e) {
      throw new IOException(
          json.location().getLineNr()
              + ": read "
              + input.path()
              + ": "
              + ByteText.of(SystemMessage.of(e)),
          e);
    }
  }

  private static void readAll(JsonCursor json, JmhResults results) throws IOException, JsonFault {
    for (JsonToken token = json.next(); token != null; token = json.next()) {
      switch (token) {
        case START_ARRAY, END_ARRAY -> {}
        case START_OBJECT -> results.add(JmhRecordParser.parse(json));
        default -> throw json.expected("a JMH record");
      }
    }
    if (results.records() == 0) {
      throw new JsonFault(
          json.location(),
          "an empty list of results: every benchmark failed, or JMH was stopped before the first");
    }
  }

  private static String message(InputFile input, JsonFault fault, int records) {
    String place = input.path() + ":" + fault.line() + ":" + fault.column() + ": ";
    return records == 0
        ? place + fault.message()
        : place + fault.message() + " (-partial reads the " + wholeRecords(records) + " before it)";
  }

  private static String wholeRecords(int count) {
    return count == 1 ? "1 whole record" : count + " whole records";
  }
}
