package dev.benchstudy.benchstat.read;

import dev.benchstudy.benchstat.model.BenchmarkName;
import dev.benchstudy.benchstat.model.Configuration;
import dev.benchstudy.benchstat.model.Malformed;
import dev.benchstudy.benchstat.model.Measurement;
import dev.benchstudy.benchstat.model.Position;
import dev.benchstudy.benchstat.model.Result;
import dev.benchstudy.benchstat.model.UnitMetadata;
import dev.benchstudy.benchstat.text.ByteText;
import dev.benchstudy.benchstat.text.SystemMessage;
import dev.benchstudy.benchstat.unit.NumberSyntaxException;
import dev.benchstudy.benchstat.unit.NumberText;
import dev.benchstudy.benchstat.unit.Unit;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Reads Go benchmark text: benchmark lines, {@code Unit} lines and configuration lines; all other
 * lines are skipped.
 *
 * <p>Names, units and configurations that come again are shared, so that memory grows with what
 * differs.
 */
final class GoTextReader implements RecordReader {
  private static final String BENCHMARK = "Benchmark";
  private static final String UNIT = "Unit";

  /** How many keys a configuration may have: each result is held against all of them. */
  private static final int MOST_KEYS = 1000;

  private final Map<String, BenchmarkName> names = new HashMap<>();
  private final Map<String, Unit> units = new HashMap<>();

  @Override
  public void read(InputFile input, ByteSource source, RecordSink sink) throws IOException {
    Configuration configuration = Configuration.EMPTY.with(Result.FILE, input.label());
    LineSource lines = new LineSource(source);
    try {
      while (lines.next()) {
        String line = lines.line();
        Position position = new Position(input.path(), lines.lines());
        if (lines.isTooLong()) {
          sink.accept(
              new Malformed(position, "a line of more than " + LineSource.LONGEST + " bytes"));
        } else if (line.startsWith(BENCHMARK)) {
          readBenchmark(line, position, configuration, sink);
        } else if (line.startsWith(UNIT) && ByteText.skipField(line, 0) == UNIT.length()) {
          readUnit(line, position, sink);
        } else {
          configuration = afterLine(configuration, line, position, sink);
        }
      }
    } catch (IOException e) {
      throw new IOException(
          lines.lines() + ": read " + input.path() + ": " + ByteText.of(SystemMessage.of(e)), e);
    }
  }

  private void readBenchmark(
      String line, Position position, Configuration configuration, RecordSink sink) {
    int nameEnd = ByteText.skipField(line, BENCHMARK.length());
    if (nameEnd == line.length()) {
      return;
    }
    try {
      List<Measurement> measurements = measurements(line, ByteText.skipBlanks(line, nameEnd));
      BenchmarkName name =
          names.computeIfAbsent(line.substring(BENCHMARK.length(), nameEnd), BenchmarkName::parse);
      sink.accept(
          new Result(
              position, name, configuration, Configuration.EMPTY, Optional.empty(), measurements));
    } catch (LineException e) {
      sink.accept(new Malformed(position, e.reason));
    }
  }

  /** Reads the iteration count and the pairs of value and unit that follow. */
  private List<Measurement> measurements(String line, int from) throws LineException {
    int end = ByteText.skipField(line, from);
    if (end == from) {
      throw new LineException("missing iteration count");
    }
    checkCount(line.substring(from, end));
    List<Measurement> measurements = new ArrayList<>(4);
    int start = ByteText.skipBlanks(line, end);
    while (start < line.length()) {
      end = ByteText.skipField(line, start);
      double value = value(line.substring(start, end));
      int unitStart = ByteText.skipBlanks(line, end);
      int unitEnd = ByteText.skipField(line, unitStart);
      if (unitEnd == unitStart) {
        throw new LineException("missing units");
      } else if (Double.isNaN(value)) {
        throw new LineException("parsing measurement: not a number");
      }
      Unit unit = units.computeIfAbsent(line.substring(unitStart, unitEnd), Unit::of);
      measurements.add(new Measurement(unit.tidy(value), unit));
      start = ByteText.skipBlanks(line, unitEnd);
    }
    if (measurements.isEmpty()) {
      throw new LineException("missing measurements");
    }
    return measurements;
  }

  private static void checkCount(String text) throws LineException {
    try {
      NumberText.checkWhole(text);
    } catch (NumberSyntaxException e) {
      throw new LineException("parsing iteration count: " + e.fault().message());
    }
  }

  private static double value(String text) throws LineException {
    try {
      return NumberText.parse(text);
    } catch (NumberSyntaxException e) {
      throw new LineException("parsing measurement: " + e.fault().message());
    }
  }

  private void readUnit(String line, Position position, RecordSink sink) {
    int start = ByteText.skipBlanks(line, UNIT.length());
    int end = ByteText.skipField(line, start);
    if (start == end) {
      sink.accept(new Malformed(position, "missing unit"));
      return;
    }
    Unit unit = units.computeIfAbsent(line.substring(start, end), Unit::of);
    for (start = ByteText.skipBlanks(line, end);
        start < line.length();
        start = ByteText.skipBlanks(line, end)) {
      end = ByteText.skipField(line, start);
      String field = line.substring(start, end);
      int equals = field.indexOf('=');
      sink.accept(
          equals <= 0
              ? new Malformed(position, "expected key=value")
              : new UnitMetadata(
                  position, unit, field.substring(0, equals), field.substring(equals + 1)));
    }
  }

  /** Returns the configuration after a line that may set a key of it. */
  private static Configuration afterLine(
      Configuration configuration, String line, Position position, RecordSink sink) {
    int colon = keyEnd(line);
    if (colon < 0) {
      return configuration;
    }
    int value = colon + 1;
    while (value < line.length() && (line.charAt(value) == ' ' || line.charAt(value) == '\t')) {
      value++;
    }
    if (value == colon + 1 && value < line.length()) {
      return configuration;
    }
    String key = line.substring(0, colon);
    if (configuration.settings().size() >= MOST_KEYS && configuration.value(key).isEmpty()) {
      sink.accept(
          new Malformed(position, "more than " + MOST_KEYS + " keys; this one is left out"));
      return configuration;
    }
    return configuration.with(key, line.substring(value));
  }

  /**
   * Returns the index of the colon after the key that a line begins with, or -1 if it begins with
   * none.
   */
  private static int keyEnd(String line) {
    for (int i = 0; i < line.length(); i += ByteText.sizeAt(line, i)) {
      int c = ByteText.codePointAt(line, i);
      if (c == ':' && i > 0) {
        return i;
      }
      int category = Character.getType(c);
      if (i == 0 && category != Character.LOWERCASE_LETTER
          || category == Character.UPPERCASE_LETTER
          || ByteText.isBlank(c)) {
        return -1;
      }
    }
    return -1;
  }

  /** A benchmark line that cannot be understood. */
  private static final class LineException extends Exception {
    private static final long serialVersionUID = 1L;

    private final String reason;

    LineException(String reason) {
      super(reason, null, false, false);
      this.reason = reason;
    }
  }
}
