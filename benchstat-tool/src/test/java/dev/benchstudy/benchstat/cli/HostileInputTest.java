package dev.benchstudy.benchstat.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * However large or strange an input is, the program answers: with a table, or with a message that
 * names the input and status 3; in a heap of {@value #HEAP_MEGABYTES} MiB, which most of these
 * inputs exceed.
 */
@Timeout(value = 15, unit = TimeUnit.MINUTES)
class HostileInputTest {
  private static final int HEAP_MEGABYTES = 64;
  private static final int MILLION = 1_000_000;
  private static final String ROW = "BenchmarkA 1 5 ns/op\n";

  /** Writes an input piece by piece. */
  private interface Writer {
    void write(Output out) throws IOException;
  }

  /** Takes pieces of an input. */
  private record Output(OutputStream stream) {
    void put(String text) throws IOException {
      stream.write(text.getBytes(StandardCharsets.UTF_8));
    }

    void put(String text, int times) throws IOException {
      byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
      for (int i = 0; i < times; i++) {
        stream.write(bytes);
      }
    }
  }

  /**
   * An input and what is to come of it.
   *
   * @param said what standard error holds
   */
  private record Case(String name, int status, String said, List<String> flags, Writer writer) {
    @Override
    public String toString() {
      return name;
    }
  }

  private static Case tables(String name, String said, Writer writer) {
    return new Case(name, 0, said, List.of(), writer);
  }

  private static Case refused(String name, String said, Writer writer) {
    return new Case(name, 3, said, List.of(), writer);
  }

  private static String record(String members) {
    return "{\"benchmark\":\"a.B.c\",\"forks\":2,\"measurementIterations\":999999999,"
        + members
        + "\"primaryMetric\":{\"score\":2,\"scoreUnit\":\"ns/op\",\"rawData\":[[1,2],[3,4]]}}";
  }

  static Stream<Case> cases() {
    return Stream.of(
        tables(
            "a line of 100 MB in Go text",
            "-:1: a line of more than 16777216 bytes\n",
            out -> {
              out.put("Benchmark".repeat(10_000), 1111);
              out.put("\n" + ROW);
            }),
        tables(
            "a value of 10,000 digits",
            "",
            out -> out.put("BenchmarkA 1 5." + "1".repeat(10_000) + " ns/op\n")),
        refused(
            "a value beyond all numbers",
            "-:1: parsing measurement: value out of range\n",
            out -> out.put("BenchmarkA 1 " + "9".repeat(10_000) + " ns/op\n")),
        tables(
            "200,000 keys",
            "-:1001: more than 1000 keys; this one is left out\n",
            out -> {
              for (int i = 0; i < 200_000; i++) {
                out.put("key" + i + ": value\n");
              }
              out.put(ROW);
            }),
        tables(
            "a name of 200,000 parts",
            "",
            out -> {
              out.put("BenchmarkA");
              out.put("/b", 200_000);
              out.put(" 1 5 ns/op\n");
            }),
        tables(
            "300,000 malformed lines",
            "and 290000 more remarks\n",
            out -> {
              out.put("BenchmarkA 1\n", 300_000);
              out.put(ROW);
            }),
        refused(
            "100,000 names of 1 kB",
            "benchstat: - needs more memory than the ",
            out -> {
              for (int i = 0; i < 100_000; i++) {
                out.put("BenchmarkA" + i + "x".repeat(1000) + " 1 5 ns/op\n");
              }
            }),
        refused(
            "a large name in many rows",
            "benchstat: what is to be shown needs more memory than the ",
            out -> {
              out.put("BenchmarkA" + "x".repeat(MILLION) + " 1 5 ns/op\n");
              for (int i = 0; i < 1000; i++) {
                out.put("BenchmarkA" + i + " 1 5 ns/op\n");
              }
            }),
        new Case(
            "200,000 values of one row",
            0,
            "",
            List.of("-effect", "-col", "/side"),
            out -> {
              for (int i = 0; i < 100_000; i++) {
                out.put("BenchmarkA/side=a 1 " + (1000 + i) + " ns/op\n");
                out.put("BenchmarkA/side=b 1 " + (2000 + i) + " ns/op\n");
              }
            }),
        refused(
            "arrays in arrays",
            "beyond what a result file may hold: ",
            out -> out.put("[", MILLION)),
        refused(
            "objects in objects",
            "beyond what a result file may hold: ",
            out -> out.put("{\"a\":", MILLION)),
        refused(
            "a text of 100 MB",
            "beyond what a result file may hold: ",
            out -> {
              out.put("{\"a\":\"");
              out.put("x".repeat(10_000), 10_000);
            }),
        refused(
            "a member name of 100 MB",
            "beyond what a result file may hold: ",
            out -> {
              out.put("{\"");
              out.put("x".repeat(10_000), 10_000);
            }),
        refused(
            "a number of 100 MB",
            "beyond what a result file may hold: ",
            out -> {
              out.put("{\"benchmark\":1");
              out.put("1".repeat(10_000), 10_000);
              out.put("}");
            }),
        tables(
            "blanks of 100 MB",
            "",
            out -> {
              out.put("[");
              out.put(" ".repeat(10_000), 10_000);
              out.put(record("") + "]");
            }),
        refused(
            "a million members of a record",
            "beyond what a result file may hold: a record is too large",
            out -> {
              out.put("{");
              for (int i = 0; i < MILLION; i++) {
                out.put("\"m" + i + "\":1,");
              }
              out.put(record("").substring(1));
            }),
        tables(
            "a million members that nobody reads",
            "",
            out -> {
              out.put("{\"x\":{");
              for (int i = 0; i < MILLION; i++) {
                out.put("\"m" + i + "\":1,");
              }
              out.put("\"y\":1}," + record("").substring(1));
            }),
        refused(
            "a count of 10^12 in a histogram",
            "expected a whole number from 0 to 2147483647 for the count",
            out ->
                out.put(
                    record("")
                        .replace(
                            "\"rawData\":[[1,2],[3,4]]", "\"rawDataHistogram\":[[[[1,1e12]]]]"))),
        tables(
            "counts of 10^9 in a histogram",
            "",
            out ->
                out.put(
                    record("")
                        .replace(
                            "\"rawData\":[[1,2],[3,4]]",
                            "\"rawDataHistogram\":[[[[1,1000000000],[2,2000000000]]],[[[1,2147483647]]]]"))),
        tables(
            "a billion iterations that left nothing",
            "",
            out ->
                out.put(
                    record(
                        "\"secondaryMetrics\":{\"gc.count\":{\"score\":5,\"scoreUnit\":\"counts\",\"rawData\":[[1],[2],[2]]}},"))),
        tables(
            "a parameter of 1 MB",
            "",
            out -> out.put(record("\"params\":{\"p\":\"" + "x".repeat(MILLION) + "\"},"))));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("cases")
  void anyInputIsAnsweredInLittleMemory(Case hostile, @TempDir Path folder) throws Exception {
    Path out = folder.resolve("out");
    Path err = folder.resolve("err");
    List<String> words = new ArrayList<>();
    words.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    words.add("-Xmx" + HEAP_MEGABYTES + "m");
    words.add("-XX:+UseSerialGC");
    words.add("-cp");
    words.add(System.getProperty("java.class.path"));
    words.add(Main.class.getName());
    words.addAll(hostile.flags);
    words.add("-");
    Process program =
        new ProcessBuilder(words).redirectOutput(out.toFile()).redirectError(err.toFile()).start();
    try (OutputStream stream = new BufferedOutputStream(program.getOutputStream(), 1 << 16)) {
      hostile.writer.write(new Output(stream));
    } catch (IOException e) {
      // The program has read enough, and says below what it thinks of it.
    }
    int status = program.waitFor();
    String said = Files.readString(err);

    assertThat(status).as(said).isEqualTo(hostile.status);
    assertThat(said).contains(hostile.said).doesNotContain("Exception", "Error", "\tat ");
    assertThat(Files.size(out) > 0).isEqualTo(status == 0);
    assertThat(said.length()).isLessThan(2_000_000);
  }
}
