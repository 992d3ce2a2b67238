package dev.benchstudy.benchstat.read;

import static org.assertj.core.api.Assertions.assertThat;

import dev.benchstudy.benchstat.model.BenchRecord;
import dev.benchstudy.benchstat.model.Measurement;
import dev.benchstudy.benchstat.model.Result;
import java.util.List;
import org.assertj.core.data.Offset;
import org.assertj.core.data.Percentage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What the metrics of a JMH record become: units, values of forks, what is shown. */
class JmhMetricsTest {
  private static final Percentage ROUNDING = Percentage.withPercentage(1e-13);

  private static Measurement only(String unit, List<BenchRecord> records) {
    return JmhText.measurements(JmhText.results(records).get(0), unit).get(0);
  }

  @ParameterizedTest
  @CsvSource(
      textBlock =
          """
          ns/op,   sec/op, 3e-9
          us/op,   sec/op, 3e-6
          µs/op,   sec/op, 3e-6
          ms/op,   sec/op, 3e-3
          s/op,    sec/op, 3
          min/op,  sec/op, 180
          hr/op,   sec/op, 10800
          day/op,  sec/op, 259200
          ops/ns,  op/s,   3e9
          ops/us,  op/s,   3e6
          ops/ms,  op/s,   3e3
          ops/s,   op/s,   3
          ops/min, op/s,   0.05
          ops/sec, op/s,   3
          MB/sec,  B/s,    3145728
          tok/s,   tok/s,  3
          foo,     foo,    3
          """)
  void unitsBecomeBaseUnits(String written, String unit, double value) throws Exception {
    List<BenchRecord> records =
        JmhText.read(
            JmhText.record("{'score': 3, 'scoreUnit': '" + written + "', 'rawData': [[3]]}", ""));

    assertThat(only(unit, records).value()).isCloseTo(value, ROUNDING);
  }

  @ParameterizedTest
  @CsvSource(
      textBlock =
          """
          gc.alloc.rate.norm,       B/op,    B/op,                   1,        false
          ·gc.alloc.rate.norm,      B/op,    B/op,                   1,        false
          Â·gc.alloc.rate.norm,     B/op,    B/op,                   1,        false
          @gc.alloc.rate.norm,      B/op,    B/op,                   1,        false
          +gc.alloc.rate.norm,      B/op,    B/op,                   1,        false
          run:·gc.alloc.rate.norm,  B/op,    B/op,                   1,        false
          alloc.count.norm,         allocs/op, allocs/op,            1,        false
          gc.alloc.rate,            MB/sec,  gc.alloc.rate-B/s,      1048576,  true
          gc.churn.X.norm,          B/op,    gc.churn.X.norm-B/op,   1,        true
          cpu,                      ns/op,   cpu-sec/op,             1e-9,     true
          cpu.wall,                 ratio,   cpu.wall-ratio,         1,        true
          CPI,                      clks/insn, CPI-clks/insn,        1,        true
          instructions,             '#/op',  instructions-#/op,      1,        true
          class.load,               classes/sec, class.load-classes/s, 1,      true
          rd,                       ns/op,   rd-sec/op,              1e-9,     false
          hits,                     '#',     hits-#,                 1,        false
          p0.50,                    ns/op,   p0.50-sec/op,           1e-9,     false
          p0.90,                    ns/op,   p0.90-sec/op,           1e-9,     true
          run·p0.99,                ns/op,   p0.99-sec/op,           1e-9,     false
          rd·p0.99,                 ns/op,   rd:p0.99-sec/op,        1e-9,     true
          rd:p0.99,                 ns/op,   rd:p0.99-sec/op,        1e-9,     true
          mempool.used,             KB,      mempool.used-B,         1024,     true
          odd,                      '',      odd,                    1,        true
          """)
  void aSecondaryMetricIsNamedByMetricAndUnit(
      String written, String writtenUnit, String unit, double factor, boolean detail)
      throws Exception {
    List<BenchRecord> records =
        JmhText.read(
            JmhText.recordWith(
                "'"
                    + written
                    + "': {'score': 3, 'scoreUnit': '"
                    + writtenUnit
                    + "', 'rawData': [[3], [3]]}"));

    Measurement measurement = only(unit, records);
    assertThat(measurement.value()).isCloseTo(3 * factor, ROUNDING);
    assertThat(measurement.detail()).isEqualTo(detail);
    assertThat(measurement.unit().written())
        .isEqualTo(unit.equals("odd") ? "odd" : folded(written));
  }

  private static String folded(String written) {
    return MetricName.fold(written, "run");
  }

  @Test
  void sumsArePutPerIterationAndMissingIterationsAreZero() throws Exception {
    List<BenchRecord> records =
        JmhText.read(
            JmhText.recordWith(
                "'·gc.count': {'score': 3, 'scoreUnit': 'counts', 'rawData': [[], [1, 2]]},"
                    + "'gc.time': {'score': 6, 'scoreUnit': 'ms', 'rawData': [[6]]}"));

    assertThat(JmhText.values(records, "gc.count-counts")).containsExactly(0.0, 1.0);
    assertThat(JmhText.values(records, "gc.time-sec")).containsExactly(0.002, 0.0);
  }

  @ParameterizedTest
  @CsvSource(
      textBlock =
          """
          '[]',       0,  0,   0
          '[[], []]', 0,  0,   0
          '[]',       12, 2,   NaN
          """)
  void aSumWithoutValuesIsZeroUnlessTheScoreSaysOtherwise(
      String raw, double score, double first, double second) throws Exception {
    List<BenchRecord> records =
        JmhText.read(
            JmhText.recordWith(
                "'gc.count': {'score': "
                    + score
                    + ", 'scoreUnit': 'counts', 'rawData': "
                    + raw
                    + "}"));

    assertThat(JmhText.values(records, "gc.count-counts")).containsExactly(first, second);
  }

  @ParameterizedTest
  @CsvSource(
      textBlock =
          """
          21,  3.5,  sum
          3.5, 2,    mean
          6,   3,    maximum
          1,   1,    minimum
          9,   2,    anything else
          """)
  void theScoreTellsHowValuesAreReduced(double score, double first, String name) throws Exception {
    List<BenchRecord> records =
        JmhText.read(
            JmhText.recordWith(
                "'x': {'score': "
                    + score
                    + ", 'scoreUnit': 'u', 'rawData': [[1, 2, 3], [4, 5, 6]]}"));

    double expected = name.equals("sum") ? 2 : first;
    assertThat(JmhText.values(records, "x-u").get(0)).as(name).isEqualTo(expected);
  }

  @Test
  void histogramsAreReducedWithoutSpreadingCounts() throws Exception {
    String secondary =
        "'secondaryMetrics': {'p0.50': {'score': 1, 'scoreUnit': 'ms/op', 'rawData': [[9, 9]]},"
            + " 'p1.00': {'score': 1, 'scoreUnit': 'ms/op', 'rawData': [[9, 9]]}}, ";
    List<BenchRecord> records =
        JmhText.read(
            JmhText.record(
                "{'score': 1, 'scoreUnit': 'ms/op', 'rawDataHistogram':"
                    + " [[[[1, 1000000000], [4, 1000000000]], [[8, 2000000000]]], [[[2, 1]]]]}",
                secondary));

    assertThat(JmhText.values(records, "sec/op")).containsExactly(0.00525, 0.002);
    assertThat(only("sec/op", records).iterations()).containsExactly(0.0025, 0.008);
    assertThat(JmhText.values(records, "p0.50-sec/op")).containsExactly(0.006, 0.002);
    assertThat(only("p0.50-sec/op", records).iterations()).containsExactly(0.0025, 0.008);
    assertThat(JmhText.values(records, "p1.00-sec/op")).containsExactly(0.008, 0.002);
  }

  @Test
  void percentilesOfOneForkAreTheOnesJmhPrints() throws Exception {
    List<BenchRecord> records = JmhText.readResource("sample.json");

    assertThat(only("p0.90-sec/op", records).value()).isEqualTo(1.082e-6);
    assertThat(only("p0.99-sec/op", records).value()).isCloseTo(8.17568e-6, Offset.offset(1e-17));
    assertThat(only("p0.999-sec/op", records).value())
        .isCloseTo(1.0911631360002272e-3, Offset.offset(1e-15));
    assertThat(only("sec/op", records).value()).isCloseTo(1.6844508767657e-5, Offset.offset(1e-17));
  }

  @ParameterizedTest
  @ValueSource(strings = {"'NaN'", "NaN", "null", "'+INF'", "'-INF'", "1e999"})
  void aForkWithAValueThatIsNotFiniteHasNoNumberButANotice(String value) throws Exception {
    List<BenchRecord> records =
        JmhText.read(
            JmhText.record(
                "{'score': 'NaN', 'scoreUnit': 'ns/op', 'rawData': [[1, " + value + "], [2, 3]]}",
                ""));

    assertThat(JmhText.values(records, "sec/op")).containsExactly(2.5e-9);
    assertThat(JmhText.notices(records))
        .containsExactly("dir/base.json:1: Bench.run: NaN or infinite, left out");
  }

  @Test
  void aValueIsFiniteOnlyIfItIsSoInItsBaseUnit() throws Exception {
    List<BenchRecord> records =
        JmhText.read(
            JmhText.record(
                "{'score': 1, 'scoreUnit': 'ops/ns', 'rawData': [[1e305, 1e305], [2, 2]]}", ""));

    assertThat(JmhText.values(records, "op/s")).containsExactly(2e9);
    assertThat(JmhText.notices(records))
        .contains("dir/base.json:1: Bench.run: NaN or infinite, left out");
  }

  @Test
  void aForkThatLeftNothingElseRanItsDeclaredIterations() throws Exception {
    List<BenchRecord> records =
        JmhText.read(
            JmhText.record(
                "{'score': 2, 'scoreUnit': 'ns/op', 'rawData': [[1, 2, 3], []]}",
                "'secondaryMetrics': {'gc.count':"
                    + " {'score': 9, 'scoreUnit': 'counts', 'rawData': [[3], [6]]}}, "));

    assertThat(JmhText.values(records, "gc.count-counts")).containsExactly(1.0, 2.0);
  }

  @Test
  void aSecondaryMetricThatIsNotFiniteIsNamed() throws Exception {
    List<BenchRecord> records =
        JmhText.read(JmhText.recordWith("'·gc.x': {'score': 'NaN', 'scoreUnit': 'u'}"));

    assertThat(JmhText.results(records)).allSatisfy(r -> assertThat(r.measurements()).hasSize(1));
    assertThat(JmhText.notices(records))
        .containsExactly("dir/base.json:1: Bench.run gc.x: NaN or infinite, left out");
  }

  @Test
  void aRecordWithoutAnyNumberIsTold() throws Exception {
    List<BenchRecord> records =
        JmhText.read(JmhText.record("{'score': 'NaN', 'scoreUnit': '---', 'rawData': []}", ""));

    assertThat(JmhText.notices(records))
        .containsExactly("dir/base.json:1: Bench.run: no number in this record, no row for it");
  }

  @Test
  void aScoreThatIsNotFiniteIsNotCalledAValue() throws Exception {
    List<BenchRecord> records =
        JmhText.read(JmhText.record("{'score': 'NaN', 'scoreUnit': 'ns/op'}", ""));

    assertThat(JmhText.results(records)).isEmpty();
    assertThat(JmhText.notices(records))
        .containsExactly(
            "dir/base.json:1: Bench.run: NaN or infinite, left out",
            "dir/base.json:1: Bench.run: no number in this record, no row for it");
  }

  @Test
  void aMetricThatIsTextIsPassedOver() throws Exception {
    List<BenchRecord> records =
        JmhText.read(
            JmhText.recordWith(
                "'·stack': {'score': 'NaN', 'scoreUnit': '---', 'rawData': [['NaN']]}"));

    assertThat(JmhText.notices(records)).isEmpty();
    assertThat(JmhText.results(records)).allSatisfy(r -> assertThat(r.measurements()).hasSize(1));
  }

  @Test
  void theUnitDecidesWhereItDisagreesWithTheMode() throws Exception {
    List<BenchRecord> records =
        JmhText.read(JmhText.record("{'score': 1, 'scoreUnit': 'ops/s', 'rawData': [[1]]}", ""));

    assertThat(JmhText.notices(records))
        .containsExactly(
            "dir/base.json:1: Bench.run (mode avgt, unit ops/s): mode and unit disagree; the unit"
                + " says what is better");
  }

  @Test
  void emptyAndRaggedForksFollowTheRawData() throws Exception {
    List<BenchRecord> records =
        JmhText.read(
            JmhText.record("{'score': 1, 'scoreUnit': 's/op', 'rawData': [[1], [], [2, 4]]}", "")
                .replace("'forks': 2", "'forks': 5"));

    assertThat(JmhText.values(records, "sec/op")).containsExactly(1.0, 3.0);
    assertThat(JmhText.results(records))
        .extracting(Result::fork)
        .allSatisfy(fork -> assertThat(fork.orElseThrow().planned()).isEqualTo(5));
    assertThat(JmhText.results(records).get(1).fork().orElseThrow().number()).isEqualTo(2);
  }

  @Test
  void zeroForksIsOneForkThatWasNotPlanned() throws Exception {
    List<BenchRecord> records =
        JmhText.read(
            JmhText.record("{'score': 1, 'scoreUnit': 's/op', 'rawData': [[1, 3]]}", "")
                .replace("'forks': 2", "'forks': 0"));

    assertThat(JmhText.values(records, "sec/op")).containsExactly(2.0);
    assertThat(JmhText.results(records).get(0).fork().orElseThrow().planned()).isZero();
    assertThat(JmhText.notices(records))
        .containsExactly(
            "dir/base.json:1: Bench.run: forks is 0, so it ran in JMH's own JVM, on code compiled"
                + " for the rows before it");
  }

  @Test
  void twoNamesForOneMetricAreOneMetric() throws Exception {
    List<BenchRecord> records =
        JmhText.read(
            JmhText.recordWith(
                "'x': {'score': 1, 'scoreUnit': 'u', 'rawData': [[1], [1]]},"
                    + "'·x': {'score': 9, 'scoreUnit': 'u', 'rawData': [[9], [9]]}"));

    assertThat(JmhText.results(records))
        .allSatisfy(r -> assertThat(JmhText.measurements(r, "x-u")).hasSize(1));
  }

  @ParameterizedTest
  @CsvSource(
      textBlock =
          """
          all.json,    8
          fail.json,   1
          gc.json,     2
          gc0.json,    2
          group.json,  1
          noraw.json,  1
          one.json,    1
          rag.json,    2
          sample.json, 1
          two.json,    1
          """)
  void filesThatJmhWroteGiveTheirForks(String file, int forks) throws Exception {
    assertThat(JmhText.results(JmhText.readResource(file))).hasSize(forks);
  }
}
