package dev.benchstudy.benchstat.read;

import dev.benchstudy.benchstat.model.BenchmarkName;
import dev.benchstudy.benchstat.model.Configuration;
import dev.benchstudy.benchstat.model.Measurement;
import dev.benchstudy.benchstat.model.Position;
import dev.benchstudy.benchstat.model.Result;
import dev.benchstudy.benchstat.read.JmhNotices.Kind;
import dev.benchstudy.benchstat.text.VisibleText;
import dev.benchstudy.benchstat.unit.Unit;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/** Makes results of the records of one file: one for each fork of a record. */
final class JmhResults {
  private final InputFile input;
  private final RecordSink sink;
  private final JmhNotices notices = new JmhNotices();
  private Configuration lastConfiguration = Configuration.EMPTY;
  private Configuration lastProvenance = Configuration.EMPTY;
  private int records;

  JmhResults(InputFile input, RecordSink sink) {
    this.input = input;
    this.sink = sink;
  }

  /** Returns how many records there were. */
  int records() {
    return records;
  }

  /** Passes on what is to be said of the whole file. */
  void finish() {
    notices.passTo(sink);
  }

  /** Passes on the forks of a record. */
  void add(JmhRecord jmh) {
    JmhName name = JmhName.of(jmh.benchmark());
    Row row = new Row(jmh, name, new Position(input.path(), jmh.line()), benchmarkName(jmh, name));
    Configuration configuration = configuration(jmh, name);
    Configuration provenance = provenance(jmh);
    JmhForks forks = new JmhForks(jmh, input.label() + "=" + input.path() + "#" + records);
    records++;
    Map<Integer, List<Measurement>> measurements = row.measurements();
    for (Map.Entry<Integer, List<Measurement>> fork : measurements.entrySet()) {
      sink.accept(
          new Result(
              row.position,
              row.benchmark,
              configuration,
              provenance,
              Optional.of(forks.fork(fork.getKey())),
              fork.getValue()));
    }
    if (measurements.isEmpty()) {
      row.note(Kind.NOTHING, "");
    }
    if (jmh.field("forks").equals("0")) {
      row.note(Kind.NO_FORK, "");
    }
    List<String> contended = forks.contended();
    if (!contended.isEmpty()) {
      row.note(Kind.CONTENDED, " (fork " + String.join(", ", contended) + ")");
    }
  }

  private static BenchmarkName benchmarkName(JmhRecord jmh, JmhName name) {
    List<String> parts = new ArrayList<>();
    for (Map.Entry<String, String> param : jmh.params().entrySet()) {
      parts.add(VisibleText.of("/" + param.getKey() + "=" + param.getValue()));
    }
    String threads = jmh.field("threads");
    String suffix = threads.isEmpty() || threads.equals("1") ? "" : "-" + threads;
    return new BenchmarkName(VisibleText.of(name.base()), parts, suffix, BenchmarkName.THREADS);
  }

  private Configuration configuration(JmhRecord jmh, JmhName name) {
    Configuration configuration =
        Configuration.EMPTY
            .with(Result.FILE, input.label())
            .with("pkg", VisibleText.of(name.pkg()))
            .with("mode", VisibleText.of(jmh.field("mode")));
    lastConfiguration = configuration.equals(lastConfiguration) ? lastConfiguration : configuration;
    return lastConfiguration;
  }

  private Configuration provenance(JmhRecord jmh) {
    Configuration provenance = JmhProvenance.of(jmh);
    lastProvenance = provenance.equals(lastProvenance) ? lastProvenance : provenance;
    return lastProvenance;
  }

  /** One record, and the numbers of its forks. */
  private final class Row {
    private static final String THROUGHPUT_MODE = "thrpt";

    private final JmhRecord jmh;
    private final JmhName name;
    private final Position position;
    private final BenchmarkName benchmark;
    private final Map<Integer, List<Measurement>> byFork = new TreeMap<>();
    private final Set<String> units = new HashSet<>();

    Row(JmhRecord jmh, JmhName name, Position position, BenchmarkName benchmark) {
      this.jmh = jmh;
      this.name = name;
      this.position = position;
      this.benchmark = benchmark;
    }

    /** Adds to the notices; {@code more} follows the benchmark's name. */
    void note(Kind kind, String more) {
      notices.add(kind, position, benchmark.full() + more);
    }

    /** Returns the numbers of each fork that has some. */
    Map<Integer, List<Measurement>> measurements() {
      ForkValues values = new ForkValues(jmh);
      JmhMetric primary = jmh.primary();
      Unit unit = JmhUnits.primary(primary.unit());
      if (primary.isNumber()) {
        checkDirection(unit);
        if (!primary.hasRawData() && Double.isFinite(primary.score())) {
          note(Kind.NO_RAW_DATA, "");
        }
        add("", unit, false, values.ofPrimary());
      }
      for (Map.Entry<String, JmhMetric> entry : jmh.secondary().entrySet()) {
        String folded = MetricName.fold(entry.getKey(), name.method());
        JmhMetric metric = entry.getValue();
        if (metric.isNumber() && !folded.isEmpty()) {
          add(
              folded,
              JmhUnits.secondary(folded, metric.unit()),
              JmhUnits.isDetail(folded, metric.unit(), primary.unit()),
              values.ofSecondary(folded, metric));
        }
      }
      return byFork;
    }

    private void checkDirection(Unit unit) {
      String mode = jmh.field("mode");
      String contrary = mode.equals(THROUGHPUT_MODE) ? JmhUnits.TIME : JmhUnits.THROUGHPUT;
      if (!mode.isEmpty() && unit.name().equals(contrary)) {
        note(
            Kind.MODE_AND_UNIT,
            " (mode " + VisibleText.of(mode) + ", unit " + unit.written() + ")");
      }
    }

    /** Adds a metric, unless one of the same unit is there. */
    private void add(String metric, Unit unit, boolean detail, List<ForkValue> values) {
      if (!units.add(unit.name())) {
        return;
      }
      for (ForkValue written : values) {
        ForkValue value = written.tidied(unit);
        if (value.isFinite()) {
          ofFork(value.fork())
              .add(new Measurement(value.value(), unit, value.iterations(), detail));
        } else {
          note(Kind.NOT_FINITE, metric.isEmpty() ? "" : " " + VisibleText.of(metric));
        }
      }
    }

    private List<Measurement> ofFork(int number) {
      List<Measurement> measurements = byFork.get(number);
      if (measurements == null) {
        measurements = new ArrayList<>();
        byFork.put(number, measurements);
      }
      return measurements;
    }
  }
}
