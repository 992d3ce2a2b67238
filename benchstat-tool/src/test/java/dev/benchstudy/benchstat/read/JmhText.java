package dev.benchstudy.benchstat.read;

import dev.benchstudy.benchstat.model.BenchRecord;
import dev.benchstudy.benchstat.model.Measurement;
import dev.benchstudy.benchstat.model.Notice;
import dev.benchstudy.benchstat.model.Result;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** Reads JMH JSON that a test writes, in which a single quote stands for a double quote. */
final class JmhText {
  static final InputFile INPUT = new InputFile("base", "dir/base.json");

  private JmhText() {}

  /** Returns a record with one primary metric and further members. */
  static String record(String primary, String members) {
    return "{'benchmark': 'org.a.Bench.run', 'mode': 'avgt', 'threads': 1, 'forks': 2,"
        + " 'measurementIterations': 3, "
        + members
        + "'primaryMetric': "
        + primary
        + "}";
  }

  /** Returns a record with secondary metrics. */
  static String recordWith(String secondary) {
    return record(
        "{'score': 2, 'scoreUnit': 'ns/op', 'rawData': [[1, 2, 3], [4, 5, 6]]}",
        "'secondaryMetrics': {" + secondary + "}, ");
  }

  static List<BenchRecord> read(String text) throws IOException, InputException {
    return read(text, false);
  }

  static List<BenchRecord> read(String text, boolean partial) throws IOException, InputException {
    byte[] bytes = text.replace('\'', '"').getBytes(StandardCharsets.UTF_8);
    return read(new ByteArrayInputStream(bytes), partial);
  }

  static List<BenchRecord> read(InputStream stream, boolean partial)
      throws IOException, InputException {
    List<BenchRecord> records = new ArrayList<>();
    try (ByteSource source = ByteSource.of(stream)) {
      new JmhJsonReader(partial).read(INPUT, source, records::add);
    }
    return records;
  }

  static List<BenchRecord> readResource(String name) throws IOException, InputException {
    try (InputStream stream = JmhText.class.getResourceAsStream("jmh/" + name)) {
      if (stream == null) {
        throw new IOException("no resource jmh/" + name);
      }
      return read(stream, false);
    }
  }

  static List<Result> results(List<BenchRecord> records) {
    return records.stream().filter(Result.class::isInstance).map(Result.class::cast).toList();
  }

  static List<String> notices(List<BenchRecord> records) {
    return records.stream()
        .filter(Notice.class::isInstance)
        .map(Notice.class::cast)
        .map(notice -> notice.position() + ": " + notice.message())
        .toList();
  }

  /** Returns the number of a unit in each fork, NaN in a fork without it. */
  static List<Double> values(List<BenchRecord> records, String unit) {
    return results(records).stream()
        .map(
            result ->
                measurements(result, unit).stream()
                    .map(Measurement::value)
                    .findFirst()
                    .orElse(Double.NaN))
        .toList();
  }

  /** Returns the measurements of a unit. */
  static List<Measurement> measurements(Result result, String unit) {
    return result.measurements().stream().filter(m -> m.unit().name().equals(unit)).toList();
  }
}
