package dev.benchstudy.benchstat.measure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.benchstudy.benchstat.measure.JsonValue.JsonObject;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The reference values are JMH 1.37's own, from one run with two forks. */
class JmhRecordTest {
  private static final double RELATIVE = 1e-12;

  private static JmhRecord record(String mode, String primary, String secondary)
      throws IOException {
    String text =
        """
        {"jmhVersion": "1.37", "benchmark": "dev.Bench.run", "mode": "%s", "threads": 1,
         "forks": 1, "unheardOf": {"kept": 1e0},
         "primaryMetric": %s, "secondaryMetrics": {%s}}
        """
            .formatted(mode, primary, secondary);
    return new JmhRecord((JsonObject) JsonParsing.parse(text));
  }

  private static String metric(String score, String error, String interval, String rawData) {
    return """
    {"score": %s, "scoreError": %s, "scoreConfidence": %s, "scorePercentiles": {},
     "scoreUnit": "ns/op", "rawData": %s}
    """
        .formatted(score, error, interval, rawData);
  }

  private static String average(String rawData) {
    return metric("1.0", "\"NaN\"", "[\"NaN\", \"NaN\"]", rawData);
  }

  private static String sum(String score, String rawData) {
    return metric(score, "\"NaN\"", "[%s, %s]".formatted(score, score), rawData);
  }

  @Test
  void averagesAreWhatJmhGivesForBothForksTogether() throws IOException {
    JmhRecord first = record("avgt", average("[[38.25845454117721, 20.731055750197783]]"), "");
    JmhRecord second = record("avgt", average("[[39.54919112260098, 40.7947119572688]]"), "");

    JmhRecord both = first.plus(second);

    JsonObject json = both.primary().json();
    assertThat(both.forks()).isEqualTo(2);
    assertThat(json.number("score").orElseThrow())
        .isCloseTo(34.83335334281119, within(RELATIVE * 35));
    assertThat(json.number("scoreError").orElseThrow())
        .isCloseTo(61.11997118797759, within(1e-9 * 61));
    assertThat(json.items("scoreConfidence").get(0).asNumber().orElseThrow())
        .isCloseTo(-26.286617845166397, within(1e-9 * 26));
    assertThat(json.object("scorePercentiles").number("50.0").orElseThrow())
        .isCloseTo(38.903822831889094, within(RELATIVE * 39));
    assertThat(json.object("scorePercentiles").number("99.9").orElseThrow())
        .isEqualTo(40.7947119572688);
    assertThat(JsonPrinter.print(json))
        .contains("[38.25845454117721, 20.731055750197783]", "[39.54919112260098, 40.79");
  }

  @Test
  void sumsStaySums() throws IOException {
    JmhRecord both =
        record("avgt", average("[[1.0]]"), "\"gc.count\": " + sum("5.0", "[[2.0, 3.0]]"))
            .plus(record("avgt", average("[[1.0]]"), "\"gc.count\": " + sum("4.0", "[[4.0]]")));

    JsonObject count = both.secondary("gc.count").orElseThrow().json();
    assertThat(count.number("score")).contains(9.0);
    assertThat(count.number("scoreError").orElseThrow()).isNaN();
    assertThat(count.items("scoreConfidence")).isEqualTo(List.of(num("9.0"), num("9.0")));
  }

  @Test
  void metricThatOneForkLacksKeepsTheForksInStep() throws IOException {
    JmhRecord without = record("avgt", average("[[1.0]]"), "");
    JmhRecord with = record("avgt", average("[[1.0]]"), "\"gc.time\": " + sum("7.0", "[[7.0]]"));

    assertThat(rawData(without.plus(with), "gc.time")).isEqualTo("[[],[7.0]]");
    assertThat(rawData(with.plus(without), "gc.time")).isEqualTo("[[7.0],[]]");
    assertThat(with.plus(without).secondary("gc.time").orElseThrow().score()).contains(7.0);
  }

  @Test
  void percentilesOfSampleModeComeFromAllSamples() throws IOException {
    String samples =
        """
        {"score": 1.0, "scoreError": 0.1, "scoreConfidence": [0.9, 1.1], "scoreUnit": "ns/op",
         "rawDataHistogram": [[[[%s, %s]]]]}
        """;
    JmhRecord both =
        record("sample", samples.formatted("10.0", 99), "\"p0.50\": " + average("[[10.0]]"))
            .plus(
                record(
                    "sample", samples.formatted("20.0", 1), "\"p0.50\": " + average("[[20.0]]")));

    assertThat(both.primary().score().orElseThrow()).isCloseTo(10.1, within(1e-12));
    assertThat(both.secondary("p0.50").orElseThrow().score()).contains(10.0);
    assertThat(both.primary().forkMeans()).containsExactly(10.0, 20.0);
  }

  @Test
  void allocationsCountedApartAreKeptAsTheyAre() throws IOException {
    JmhRecord counted =
        record(
            "avgt",
            average("[[1.0]]"),
            "\"alloc.count.norm\": " + metric("3.0", "0.0", "[3.0, 3.0]", "[[3.0, 3.0]]"));

    JmhRecord both = counted.plus(record("avgt", average("[[1.0]]"), ""));

    assertThat(rawData(both, "alloc.count.norm")).isEqualTo("[[3.0,3.0]]");
  }

  @Test
  void whatIsNotKnownHereIsKept() throws IOException {
    JmhRecord one = record("avgt", average("[[1.0]]"), "");

    assertThat(one.plus(one).json().object("unheardOf").get("kept")).contains(num("1e0"));
  }

  private static JsonValue num(String literal) {
    return new JsonValue.JsonNumber(literal);
  }

  private static String rawData(JmhRecord record, String metric) {
    return JsonPrinter.print(
            record.secondary(metric).orElseThrow().json().get("rawData").orElseThrow())
        .replaceAll("\\s", "");
  }
}
