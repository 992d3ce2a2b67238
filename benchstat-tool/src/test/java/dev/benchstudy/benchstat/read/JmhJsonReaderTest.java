package dev.benchstudy.benchstat.read;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.benchstudy.benchstat.model.BenchRecord;
import dev.benchstudy.benchstat.model.Configuration;
import dev.benchstudy.benchstat.model.Result;
import dev.benchstudy.benchstat.model.Setting;
import java.io.ByteArrayInputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What a JMH file becomes: identity, provenance, forks, layouts; and what is no JMH file. */
class JmhJsonReaderTest {
  private static final String METRIC =
      "{'score': 2, 'scoreUnit': 'ns/op', 'rawData': [[1, 2, 3], [4, 5, 6]]}";
  private static final String RECORD = JmhText.record(METRIC, "");

  private static Result first(String text) throws Exception {
    return JmhText.results(JmhText.read(text)).get(0);
  }

  private static String shown(Configuration configuration) {
    return configuration.settings().stream()
        .map(setting -> setting.key() + "=" + setting.value())
        .collect(Collectors.joining(" | "));
  }

  @Test
  void eachForkIsOneResult() throws Exception {
    List<BenchRecord> records = JmhText.read("[" + RECORD + "]");

    assertThat(JmhText.values(records, "sec/op")).containsExactly(2e-9, 5e-9);
    assertThat(JmhText.results(records))
        .extracting(result -> result.fork().orElseThrow().number())
        .containsExactly(0, 1);
    Result second = JmhText.results(records).get(1);
    assertThat(second.measurements().get(0).iterations())
        .containsExactly(4 * 1e-9, 5 * 1e-9, 6 * 1e-9);
    assertThat(second.fork().orElseThrow().planned()).isEqualTo(2);
  }

  @Test
  void aRecordKnowsItsLine() throws Exception {
    List<BenchRecord> records = JmhText.read("[\n" + RECORD + ",\n\n" + RECORD + "\n]\n\n\n");

    assertThat(JmhText.results(records))
        .extracting(result -> result.position().toString())
        .containsExactly(
            "dir/base.json:2", "dir/base.json:2", "dir/base.json:4", "dir/base.json:4");
  }

  @ParameterizedTest
  @CsvSource(
      textBlock =
          """
          org.a.Bench.run,         org.a,   Bench.run
          org.a.Outer.Inner.run,   org.a,   Outer.Inner.run
          Bench.run,               '',      Bench.run
          benchmark_0,             '',      benchmark_0
          org.a.bench.run,         org.a,   bench.run
          a.B.C,                   a,       B.C
          org.größe.Bench.run,     org.grÃ¶Ã\u009fe, Bench.run
          """)
  void theNameIsCutBeforeTheFirstClass(String benchmark, String pkg, String base) throws Exception {
    Result result = first(RECORD.replace("org.a.Bench.run", benchmark));

    assertThat(result.value("pkg")).isEqualTo(pkg);
    assertThat(result.value(".name")).isEqualTo(base);
  }

  @Test
  void parametersAreKeysOfTheNameWhateverTheyHold() throws Exception {
    Result result =
        first(JmhText.record(METRIC, "'params': {'n': '1-8', 'file': 'a/b=c d', 'e': ''}, "));

    assertThat(result.name().full()).isEqualTo("Bench.run/n=1-8/file=a/b=c d/e=");
    assertThat(result.value("/n")).isEqualTo("1-8");
    assertThat(result.value("/file")).isEqualTo("a/b=c d");
    assertThat(result.value("/e")).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"1, Bench.run, 1", "16, Bench.run-16, 16"})
  void threadsAreASuffixUnlessThereIsOne(String threads, String full, String value)
      throws Exception {
    Result result = first(RECORD.replace("'threads': 1", "'threads': " + threads));

    assertThat(result.name().full()).isEqualTo(full);
    assertThat(result.value("/threads")).isEqualTo(value);
  }

  @Test
  void labelPackageAndModeSplitTablesAllElseIsProvenance() throws Exception {
    Result result =
        first(
            JmhText.record(
                METRIC,
                "'jmhVersion': '1.37', 'jvm': '/bin/java', 'jvmArgs': ['-Xmx1g', '-server'],"
                    + " 'jdkVersion': '17.0.1', 'vmName': 'VM', 'vmVersion': '17.0.1+1',"
                    + " 'warmupIterations': 0, 'warmupTime': '10 s', 'warmupBatchSize': 1,"
                    + " 'measurementTime': '1 s', 'measurementBatchSize': 7, 'commit': 'abc', "));

    assertThat(shown(result.configuration())).isEqualTo(".file=base | pkg=org.a | mode=avgt");
    assertThat(shown(result.provenance()))
        .isEqualTo(
            "jdk=17.0.1 | vm=VM | vmversion=17.0.1+1 | jvm=/bin/java | jvmargs=-Xmx1g -server"
                + " | jmh=1.37 | forks=2 | warmup=none | measurement=3 x 1 s, batches of 7"
                + " | commit=abc");
    assertThat(result.value("jdk")).isEqualTo("17.0.1");
  }

  @Test
  void resultsInARowShareTheirConfiguration() throws Exception {
    List<Result> results = JmhText.results(JmhText.read("[" + RECORD + "," + RECORD + "]"));

    assertThat(results.get(3).configuration()).isSameAs(results.get(0).configuration());
    assertThat(results.get(3).provenance()).isSameAs(results.get(0).provenance());
  }

  @Test
  void repeatedRowsAreFurtherForks() throws Exception {
    List<Result> results = JmhText.results(JmhText.read("[" + RECORD + "," + RECORD + "]"));

    assertThat(results).extracting(result -> result.name().full()).containsOnly("Bench.run");
    assertThat(results).extracting(result -> result.fork().orElseThrow()).doesNotHaveDuplicates();
  }

  @Test
  void ourRunnersAdditionGivesMachineRunAndBlocks() throws Exception {
    Result result =
        JmhText.results(
                JmhText.read(
                    JmhText.record(
                        METRIC,
                        "'benchstudy': {'format': 1, 'machine': {'id': 'm1', 'os': 'Linux',"
                            + " 'cores': '2'}, 'run': {'seed': '7', 'clean': true, 'started':"
                            + " '2026-01-01T00:00:00Z', 'empty': 8e-10}, 'forks': [{'block': 1,"
                            + " 'contended': false}, {'block': 4, 'contended': false}]}, ")))
            .get(1);

    assertThat(shown(result.provenance()))
        .isEqualTo(
            "forks=2 | measurement=3 | machine=m1 | os=Linux | cores=2 | seed=7 | clean=true"
                + " | started=2026-01-01T00:00:00Z");
    var fork = result.fork().orElseThrow();
    assertThat(fork.block().orElseThrow().number()).isEqualTo(4);
    assertThat(fork.block().orElseThrow().machine()).contains("m1").contains("2026-01-01");
    assertThat(fork.emptySeconds()).hasValue(8e-10);
  }

  @Test
  void runsOnMachinesOfOneNameAreToldApartBySeed() throws Exception {
    String text =
        "'benchstudy': {'machine': {'id': 'm1'}, 'run': {'seed': '%s', 'started':"
            + " '2026-01-01T00:00:00Z'}, 'forks': [{'block': 1}, {'block': 2}]}, ";
    String first = JmhText.record(METRIC, text.formatted(1));
    String second = JmhText.record(METRIC, text.formatted(2));

    assertThat(JmhText.results(JmhText.read("[" + first + "," + first + "," + second + "]")))
        .extracting(result -> result.fork().orElseThrow().block().orElseThrow())
        .hasSize(6)
        .satisfies(blocks -> assertThat(Set.copyOf(blocks)).hasSize(4));
  }

  @Test
  void contendedForksAreTold() throws Exception {
    List<BenchRecord> records =
        JmhText.read(
            JmhText.record(
                METRIC, "'benchstudy': {'forks': [{'contended': false}, {'contended': true}]}, "));

    assertThat(JmhText.notices(records))
        .containsExactly(
            "dir/base.json:1: Bench.run (fork 2): marked as contended: the machine was busy, or the benchmark"
                + " waits or has threads of its own");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "[RECORD]",
        "RECORD",
        "[[RECORD]]",
        "[[],[RECORD],[]]",
        "\r\n[\r\nRECORD\r\n]\r\n\r\n",
        "[]\n[RECORD]\n",
        "\n\n  RECORD\n"
      })
  void recordsMayStandInAnyNumberOfArrays(String layout) throws Exception {
    assertThat(JmhText.results(JmhText.read(layout.replace("RECORD", RECORD)))).hasSize(2);
  }

  @Test
  void arraysAndObjectsMayFollowOneAnother() throws Exception {
    String text = "[RECORD,RECORD]\n[RECORD]\nRECORD".replace("RECORD", RECORD);

    assertThat(JmhText.results(JmhText.read(text))).hasSize(8);
  }

  @ParameterizedTest
  @ValueSource(strings = {"UTF-16LE", "UTF-16BE", "UTF-8"})
  void aByteOrderMarkTellsTheEncoding(String charset) throws Exception {
    String text = "\ufeff[" + RECORD.replace("org.a", "org.\u00fc").replace('\'', '"') + "]";
    var stream = new ByteArrayInputStream(text.getBytes(Charset.forName(charset)));

    List<Result> results = JmhText.results(JmhText.read(stream, false));

    assertThat(results.get(0).value("pkg")).isEqualTo("org.\u00c3\u00bc");
  }

  @Test
  void bytesOutsideUtf8DoNotStopReading() throws Exception {
    String text = "[" + RECORD.replace("org.a", "org.\u00fc").replace('\'', '"') + "]";
    var stream = new ByteArrayInputStream(text.getBytes(StandardCharsets.ISO_8859_1));

    assertThat(JmhText.results(JmhText.read(stream, false))).hasSize(2);
  }

  @Test
  void charactersThatActAreShownAsEscapes() throws Exception {
    Result result =
        first(
            JmhText.record(
                METRIC, "'commit': 'a\\tb', 'params': {'s\\r': 'x\\ny\\u001b[31m\\u202ez'}, "));

    assertThat(result.name().full()).isEqualTo("Bench.run/s\\r=x\\ny\\u001b[31m\\u202ez");
    assertThat(result.provenance().settings()).contains(new Setting("commit", "a\\tb"));
  }

  @Test
  void aRecordNeedsNoMoreThanABenchmarkAndAScore() throws Exception {
    List<BenchRecord> records =
        JmhText.read("{'benchmark':'a.B.c','primaryMetric':{'score':3,'scoreUnit':'us/op'}}");

    assertThat(JmhText.values(records, "sec/op")).containsExactly(3e-6);
    assertThat(JmhText.results(records).get(0).fork().orElseThrow().planned()).isEqualTo(1);
    assertThat(JmhText.notices(records))
        .containsExactly(
            "dir/base.json:1: B.c: no raw data in the file, so the score counts as one value");
  }

  @Test
  void noticesOfOneKindAreToldOnce() throws Exception {
    String record = JmhText.record("{'score': 2, 'scoreUnit': 'ns/op'}", "");

    assertThat(JmhText.notices(JmhText.read("[" + (record + ",").repeat(4) + record + "]")))
        .containsExactly(
            "dir/base.json:1: Bench.run, Bench.run, Bench.run and 2 more: no raw data in the file,"
                + " so the score counts as one value");
  }

  @ParameterizedTest(name = "{0}: {2}")
  @CsvSource(
      delimiter = '~',
      quoteCharacter = '\u0001',
      textBlock =
          """
          []                                         ~ 1:2  ~ an empty list of results
          [\\n]                                      ~ 2:1  ~ an empty list of results
          [{'name':'x','version':'1','scripts':{}}]  ~ 1:2  ~ looks like a package.json
          {'version':'2.1.0','runs':[]}              ~ 1:1  ~ looks like a SARIF report
          {}                                         ~ 1:1  ~ this object is empty
          {'a':1,'b':2}                              ~ 1:1  ~ has "a", "b"
          {'benchmark':'x','params':{'n':[1]}}       ~ 1:1  ~ has "benchmark", "params"
          ['a']                                      ~ 1:2  ~ expected a JMH record, found a text
          [RECORD, 3]                                ~ 1:N  ~ expected a JMH record, found a number
          [RECORD\\n                                 ~ 2:1  ~ cut off (-partial reads the 1 whole record before it)
          [RECORD, {'benchmark'                      ~ 1:N  ~ cut off
          [RECORD,\\n<<<<<<< HEAD\\n                 ~ 2:1  ~ merge-conflict marker
          [RECORD,\\nü nonsense                      ~ 2:2  ~ this is not JSON
          ['ü', x]                                   ~ 1:2  ~ expected a JMH record
          """)
  void whatIsNotJmhSaysWhereAndWhatItIs(String text, String place, String message) {
    String whole = text.replace("\\n", "\n").replace("RECORD", RECORD);

    assertThatThrownBy(() -> JmhText.read(whole))
        .isInstanceOf(InputException.class)
        .hasMessageStartingWith("dir/base.json:" + place.replaceAll("N$", ""))
        .hasMessageContaining(message);
  }

  @ParameterizedTest(name = "{0} -> {1}: {2}")
  @CsvSource(
      delimiter = '~',
      quoteCharacter = '\u0001',
      textBlock =
          """
          'threads': 1           ~ 'threads': 'many'       ~ expected a whole number for "threads", found a text
          'threads': 1           ~ 'threads': 1.5          ~ expected a whole number for "threads", found a number
          'threads': 1           ~ 'threads': -1           ~ expected a whole number for "threads", found a number
          'scoreUnit'            ~ 'unit'                  ~ "primaryMetric" has no "scoreUnit"
          'score': 2             ~ 'score': 'much'         ~ expected a number for "score", found a text
          'score': 2             ~ 'score': {}             ~ expected a number for "score", found an object
          [[1, 2, 3], [4, 5, 6]] ~ [1, 2]                  ~ expected a list with one list of values for each fork, found a number
          [[1, 2, 3], [4, 5, 6]] ~ [[[1]]]                 ~ expected a number, found an array
          [[1, 2, 3], [4, 5, 6]] ~ [['1,5']]               ~ expected a number, found a text
          'threads': 1           ~ 'params': {'n': [1]}    ~ expected a text or a number for "n", found an array
          'threads': 1           ~ 'params': 'n=1'         ~ expected an object, found a text
          'threads': 1           ~ 'secondaryMetrics': []  ~ expected an object, found an array
          """)
  void aWrongMemberIsNamed(String right, String wrong, String message) {
    assertThatThrownBy(() -> JmhText.read("[\n" + RECORD.replace(right, wrong) + "]"))
        .isInstanceOf(InputException.class)
        .hasMessageStartingWith("dir/base.json:2:")
        .hasMessageContaining(message);
  }

  @Test
  void columnsCountCharactersAfterAByteOrderMark() {
    String text = "\ufeff{\"\u00fc\u00fc\": x}";
    var stream = new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));

    assertThatThrownBy(() -> JmhText.read(stream, false))
        .hasMessageStartingWith("dir/base.json:1:9: this is not JSON");
  }

  @Test
  void partialReadsTheWholeRecordsBeforeAFault() throws Exception {
    List<BenchRecord> records = JmhText.read("[" + RECORD + ",\n" + RECORD + ",\n{'bench", true);

    assertThat(JmhText.results(records)).hasSize(4);
    assertThat(JmhText.notices(records))
        .containsExactly(
            "dir/base.json:3: the file ends before its JSON does: it was cut off; 2 whole records"
                + " before it read");
  }

  @Test
  void partialNeedsOneWholeRecord() {
    assertThatThrownBy(() -> JmhText.read("[{'bench", true)).isInstanceOf(InputException.class);
  }

  @ParameterizedTest
  @ValueSource(strings = {"NESTED", "DIGITS", "TEXT", "NAME", "UNNESTED"})
  void hugeThingsAreRefusedWithAMessage(String what) {
    String text =
        switch (what) {
          case "NESTED" -> "{'x': " + "[".repeat(100_000);
          case "DIGITS" -> RECORD.replace("[[1,", "[[1" + "0".repeat(10_000) + ",");
          case "TEXT" -> "{'x': '" + "a".repeat(2_000_000) + "'}";
          case "NAME" -> "{'" + "a".repeat(2_000_000) + "': 1}";
          default -> "[".repeat(100_000);
        };

    assertThatThrownBy(() -> JmhText.read(text))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("beyond what a result file may hold")
        .satisfies(e -> assertThat(e.getMessage()).hasSizeLessThan(400));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "'mode': 'ss', ",
        "'params': {'n': 1, 'n': 2}, ",
        "'secondaryMetrics': {'n': {'score': 1}, 'n': {'score': 1}}, "
      })
  void aMemberMayStandOnlyOnceInAnObject(String members) {
    assertThatThrownBy(() -> JmhText.read(JmhText.record(METRIC, members)))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("stands twice in one object");
  }

  @Test
  void aRecordOfBoundlessSizeIsRefused() {
    String values = "1,".repeat(3_200_000) + "1";

    assertThatThrownBy(() -> JmhText.read(RECORD.replace("[1, 2, 3]", "[" + values + "]")))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("beyond what a result file may hold: a record is too large");
  }
}
