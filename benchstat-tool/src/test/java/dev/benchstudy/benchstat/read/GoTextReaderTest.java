package dev.benchstudy.benchstat.read;

import static org.assertj.core.api.Assertions.assertThat;

import dev.benchstudy.benchstat.model.BenchRecord;
import dev.benchstudy.benchstat.model.Malformed;
import dev.benchstudy.benchstat.model.Measurement;
import dev.benchstudy.benchstat.model.Result;
import dev.benchstudy.benchstat.model.UnitMetadata;
import dev.benchstudy.benchstat.text.ByteText;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Lines are written with {@code |} for a tab; what is read is written in short. */
class GoTextReaderTest {
  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '~',
      quoteCharacter = '\u0001',
      textBlock =
          """
          BenchmarkA 1 5 x                      ~ A 5.0 x
          BenchmarkA|1|5|x                      ~ A 5.0 x
          BenchmarkA-8   100   5 ns/op  7 B/op  ~ A-8 5.0E-9 sec/op, 7.0 B/op
          Benchmarking 1 5 x                    ~ ing 5.0 x
          BenchmarkA 1 5 x 6 x                  ~ A 5.0 x, 6.0 x
          BenchmarkA -5 0x10p0 x                ~ A 16.0 x
          BenchmarkA 0 inf x                    ~ A Infinity x
          BenchmarkA\u20031\u00a05\u3000x       ~ A 5.0 x
          BenchmarkA 1 5 x |                    ~ A 5.0 x
          """)
  void aBenchmarkLineHasANameACountAndPairs(String line, String read) throws IOException {
    assertThat(read(line.replace('|', '\t'))).containsExactly(read);
  }

  @Test
  void aNameMayBeEmpty() throws IOException {
    assertThat(read("Benchmark 1 5 x")).containsExactly(" 5.0 x");
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '~',
      quoteCharacter = '\u0001',
      textBlock =
          """
          BenchmarkA|                ~ missing iteration count
          BenchmarkA 1               ~ missing measurements
          BenchmarkA 1|              ~ missing measurements
          BenchmarkA x 5 y           ~ parsing iteration count: invalid syntax
          BenchmarkA 1.0 5 y         ~ parsing iteration count: invalid syntax
          BenchmarkA 9223372036854775808 5 y ~ parsing iteration count: value out of range
          BenchmarkA 1 abc           ~ parsing measurement: invalid syntax
          BenchmarkA 1 1e999 y       ~ parsing measurement: value out of range
          BenchmarkA 1 5             ~ missing units
          BenchmarkA 1 5 y 6         ~ missing units
          BenchmarkA 1 NaN           ~ missing units
          BenchmarkA 1 NaN y         ~ parsing measurement: not a number
          BenchmarkA 1 5 y NaN z     ~ parsing measurement: not a number
          BenchmarkA 1 NaN y x z     ~ parsing measurement: not a number
          """)
  void aFaultDropsTheWholeLine(String line, String message) throws IOException {
    assertThat(read(line.replace('|', '\t'))).containsExactly("1: " + message);
  }

  @ParameterizedTest
  @CsvSource({
    "BenchmarkA",
    "' BenchmarkA 1 5 x'",
    "benchmarkA 1 5 x",
    "PASS",
    "ok x 1.2s",
    "''",
    "Units x a=b"
  })
  void otherLinesAreSkipped(String line) throws IOException {
    assertThat(read(line)).isEmpty();
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '~',
      quoteCharacter = '\u0001',
      textBlock =
          """
          Unit ns/op a=b          ~ sec/op a=b
          Unit|x a=b c= d=e=f     ~ x a=b; x c=; x d=e=f
          Unit x                  ~ nothing
          Unit                    ~ 1: missing unit
          Unit|                   ~ 1: missing unit
          Unit x a =b c=d         ~ 1: expected key=value; 1: expected key=value; x c=d
          """)
  void aUnitLineSetsPropertiesOfTheTidiedUnit(String line, String read) throws IOException {
    List<String> records = read(line.replace('|', '\t'));

    assertThat(records.isEmpty() ? "nothing" : String.join("; ", records)).isEqualTo(read);
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '~',
      quoteCharacter = '\u0001',
      textBlock =
          """
          k: v          ~ k=v
          k:   v        ~ k=v
          k:| |v        ~ k=v
          k: v w        ~ k=v w
          k: v|x        ~ k=v\tx
          é-1: v        ~ é-1=v
          aǅ: v         ~ aǅ=v
          aⅷ: v         ~ aⅷ=v
          a:b: v        ~ nothing
          a:: v         ~ nothing
          k:v           ~ nothing
          k:            ~ nothing
          K: v          ~ nothing
          kE: v         ~ nothing
          1: v          ~ nothing
          ª: v          ~ nothing
          ⅷ: v          ~ nothing
          ǅ: v          ~ nothing
          _: v          ~ nothing
          : v           ~ nothing
          a b: v        ~ nothing
          a\u00a0b: v   ~ nothing
          k             ~ nothing
          """)
  void aConfigurationLineHasALowerCaseKeyAndABlankAfterItsColon(String line, String settings)
      throws IOException {
    String text = line.replace('|', '\t') + "\nBenchmarkA 1 5 x\n";

    assertThat(settings(text)).isEqualTo(settings.replace("\\t", "\t"));
  }

  @Test
  void blanksAtTheEndOfAValueAreKeptAndAnEmptyValueDeletesItsKey() throws IOException {
    assertThat(settings("k: v \t\nBenchmarkA 1 5 x\n")).isEqualTo("k=v \t");
    assertThat(settings("k: v\nj: w\nk:\nBenchmarkA 1 5 x\n")).isEqualTo("j=w");
    assertThat(settings("k: v\nj: w\nk: \t\nBenchmarkA 1 5 x\n")).isEqualTo("j=w");
  }

  @Test
  void theLabelIsTheFirstSetting() throws IOException {
    List<BenchRecord> records = records(bytes("k: v\nBenchmarkA 1 5 x\n"), "label");

    assertThat(settingsOf(records)).isEqualTo(".file=label; k=v");
  }

  @Test
  void bytesOutsideUtf8PassThrough() throws IOException {
    byte[] text = "k: \u00ff\nBenchmark\u0080 1 5 \u00c3\n".getBytes(StandardCharsets.ISO_8859_1);
    Result result = (Result) records(text, "").get(0);

    assertThat(result.name().full()).isEqualTo("\u0080");
    assertThat(result.value("k")).isEqualTo("\u00ff");
    assertThat(result.measurements().get(0).unit().name()).isEqualTo("\u00c3");
  }

  @Test
  void linesAreCountedFromOneAndMayBeOfAnyLength() throws IOException {
    String name = "x".repeat(3_000_000);

    assertThat(read("\r\nBenchmark" + name + " 1 5 x\r\nBenchmarkA 1\r"))
        .containsExactly(name + " 5.0 x", "3: missing measurements");
  }

  @Test
  void equalNamesUnitsAndConfigurationsAreSharedObjects() throws IOException {
    List<BenchRecord> records =
        records(bytes("k: v\nBenchmarkA 1 5 x\nk: v\nBenchmarkA 1 6 x\n"), "f");
    Result first = (Result) records.get(0);
    Result second = (Result) records.get(1);

    assertThat(second.name()).isSameAs(first.name());
    assertThat(second.configuration()).isSameAs(first.configuration());
    assertThat(second.measurements().get(0).unit()).isSameAs(first.measurements().get(0).unit());
  }

  private static String settings(String text) throws IOException {
    String settings = ByteText.toUnicode(settingsOf(records(bytes(text), "")));
    return settings.isEmpty() ? "nothing" : settings;
  }

  private static String settingsOf(List<BenchRecord> records) {
    Result result = (Result) records.get(records.size() - 1);
    return result.configuration().settings().stream()
        .map(setting -> setting.key() + "=" + setting.value())
        .collect(Collectors.joining("; "));
  }

  private static List<String> read(String text) throws IOException {
    return records(bytes(text), "").stream().map(GoTextReaderTest::describe).toList();
  }

  private static String describe(BenchRecord entry) {
    if (entry instanceof Result result) {
      return result.name().full()
          + " "
          + result.measurements().stream()
              .map(GoTextReaderTest::describe)
              .collect(Collectors.joining(", "));
    } else if (entry instanceof UnitMetadata metadata) {
      return metadata.unit().name() + " " + metadata.key() + "=" + metadata.value();
    }
    Malformed malformed = (Malformed) entry;
    return malformed.position().line() + ": " + malformed.message();
  }

  private static String describe(Measurement measurement) {
    return measurement.value() + " " + measurement.unit().name();
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  private static List<BenchRecord> records(byte[] text, String label) throws IOException {
    List<BenchRecord> records = new ArrayList<>();
    try (ByteSource source = ByteSource.of(new ByteArrayInputStream(text))) {
      new GoTextReader().read(new InputFile(label, "test"), source, records::add);
    }
    return records;
  }
}
