package dev.benchstudy.benchstat.measure;

import dev.benchstudy.benchstat.measure.JsonValue.JsonArray;
import dev.benchstudy.benchstat.measure.JsonValue.JsonObject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The result file of one side while it grows: JMH's own JSON with one record a row, and in each
 * record an object {@code benchstudy} that tells how it came about.
 *
 * <p>The file is all there is: what it holds need not be measured again.
 */
final class ResultFile {
  private static final String OWN = "benchstudy";
  private static final String FORKS = "forks";
  private static final String SUPERSEDED = "superseded";
  private static final long FORMAT = 1;

  private final Path path;
  private final Map<Row, JmhRecord> records = new LinkedHashMap<>();
  private List<Row> planned = List.of();

  private ResultFile(Path path) {
    this.path = path;
  }

  /**
   * The file at {@code path} with what it holds; empty if there is none.
   *
   * @throws IOException if it cannot be read, or is not what this class writes
   */
  static ResultFile open(Path path) throws IOException {
    ResultFile file = new ResultFile(path);
    if (Files.exists(path)) {
      for (JsonValue item : JsonParsing.parse(Files.readString(path)).items()) {
        if (!(item instanceof JsonObject object)) {
          throw new IOException("a record is not an object");
        }
        JmhRecord record = new JmhRecord(object);
        file.records.put(
            record.row().orElseThrow(() -> new IOException("a record names no benchmark")), record);
      }
    }
    return file;
  }

  Path path() {
    return path;
  }

  /** The records in the order in which their rows were first measured. */
  Map<Row, JmhRecord> records() {
    return Collections.unmodifiableMap(records);
  }

  /** Whether this block's fork of this row is there. */
  boolean holds(Row row, int block) {
    return Optional.ofNullable(records.get(row)).stream()
        .flatMap(record -> record.json().object(OWN).items(FORKS).stream())
        .anyMatch(fork -> fork instanceof JsonObject object && block == number(object, "block"));
  }

  /** Whether this row's allocations are counted. */
  boolean holdsAllocations(Row row) {
    JmhRecord record = records.get(row);
    return record != null && record.secondary(JmhRecord.ALLOCATIONS).isPresent();
  }

  /** How many forks were run again because something else had the processor. */
  int superseded() {
    return records.values().stream()
        .mapToInt(record -> number(record.json().object(OWN), SUPERSEDED))
        .sum();
  }

  /** How many of the forks kept are marked as contended. */
  int contended() {
    return (int)
        records.values().stream()
            .flatMap(record -> record.json().object(OWN).items(FORKS).stream())
            .filter(fork -> fork instanceof JsonObject object && isContended(object))
            .count();
  }

  private static boolean isContended(JsonObject fork) {
    return fork.get("contended").filter(JsonValue.of(true)::equals).isPresent();
  }

  /**
   * Adds one fork to a row.
   *
   * @param description the fork's entry, see {@link ForkConditions#toJson}
   * @param superseded how many forks were measured in its place and not kept
   */
  void add(Row row, JmhRecord fork, JsonObject description, int superseded) {
    JmhRecord old = records.get(row);
    JsonObject own = old == null ? JsonObject.EMPTY : old.json().object(OWN);
    JmhRecord merged = old == null ? fork : old.plus(fork);
    JsonArray forks = new JsonArray(own.items(FORKS)).plus(description);
    JsonObject described =
        own.with(FORKS, forks)
            .with(SUPERSEDED, JsonValue.of((long) number(own, SUPERSEDED) + superseded));
    records.put(row, new JmhRecord(merged.json().with(OWN, described)));
  }

  /** Adds a metric that was measured apart. */
  void addSecondary(Row row, String name, JmhMetric metric) {
    records.computeIfPresent(row, (r, record) -> record.withSecondary(name, metric));
  }

  /**
   * Says in which order the records are written: that of the plan, whichever was measured first.
   */
  void plan(List<Row> rows) {
    planned = List.copyOf(rows);
  }

  /** The whole file as text. */
  String text(Map<String, String> machine, JsonObject run) {
    Map<String, JsonValue> described = new LinkedHashMap<>();
    machine.forEach((name, value) -> described.put(name, JsonValue.of(value)));
    List<JsonValue> items =
        records.entrySet().stream()
            .sorted(Comparator.comparingInt(entry -> planned.indexOf(entry.getKey())))
            .map(Map.Entry::getValue)
            .map(record -> (JsonValue) described(record, new JsonObject(described), run))
            .toList();
    return JsonPrinter.print(new JsonArray(items));
  }

  private static JsonObject described(JmhRecord record, JsonObject machine, JsonObject run) {
    JsonObject own = record.json().object(OWN);
    JsonObject whole =
        JsonObject.EMPTY
            .with("format", JsonValue.of(FORMAT))
            .with("machine", machine)
            .with("run", run)
            .with(SUPERSEDED, JsonValue.of((long) number(own, SUPERSEDED)))
            .with(FORKS, new JsonArray(own.items(FORKS)));
    return record.json().with(OWN, whole);
  }

  private static int number(JsonObject json, String name) {
    return json.number(name).map(Double::intValue).orElse(0);
  }
}
