package dev.benchstudy.benchstat.read;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Tells inputs apart by their first bytes; {@code |} stands for the end of a line. */
class FileKindTest {
  @ParameterizedTest(name = "{1}: {0}")
  @CsvSource(
      delimiter = '~',
      quoteCharacter = '\u0001',
      textBlock =
          """
          | | |                                                              ~ EMPTY
          BenchmarkA-8 100 12.5 ns/op                                        ~ GO_TEXT
          goos: linux|pkg: a|PASS                                            ~ GO_TEXT
          any words                                                          ~ GO_TEXT
          BenchmarkA                                                         ~ GO_TEXT
          Benchmark                                                          ~ GO_TEXT
          [INFO] building|BenchmarkA 1 2 ns/op                               ~ GO_TEXT
          [INFO] building                                                    ~ GO_TEXT
          [1, 2]                                                             ~ GO_TEXT
          {braces} in a text                                                 ~ GO_TEXT
          {"level":"info"}|BenchmarkA 1 2 ns/op 3 B/op                       ~ GO_TEXT
          <<<<<<< ours|BenchmarkA 1 2 ns/op|=======|>>>>>>> theirs           ~ GO_TEXT
          Benchmark Mode Cnt Score Error Units|BenchmarkA 1 2 ns/op          ~ GO_TEXT
          [                                                                  ~ JSON
          {                                                                  ~ JSON
          []                                                                 ~ JSON
          {}                                                                 ~ JSON
          |  [{"benchmark":"a.B.c"}]                                         ~ JSON
          [|[|{|"benchmark"                                                  ~ JSON
          {"name": "x", "version": "1"}                                      ~ JSON
          ["a"]                                                              ~ JSON
          {|  // a comment                                                   ~ JSON
          {"Action":"none of Go's"                                           ~ JSON
          {"Time":"2026-01-01","Action":"start","Package":"p"}               ~ GO_TEXT
          {"Action": "output", "Output": "BenchmarkA 1 2 ns/op\\n"}          ~ GO_TEXT
          [|  {|<<<<<<< HEAD|    "benchmark"|=======                         ~ MERGE_CONFLICT
          [|<<<<<<< HEAD|  {                                                 ~ MERGE_CONFLICT
          "Benchmark","Mode","Threads","Samples","Score"                     ~ JMH_CSV
          "Benchmark";"Mode";"Threads";"Samples";"Score"                     ~ JMH_CSV
          Benchmark,Mode,Threads,Samples,Score|a.B.c,avgt,1,5,2.5            ~ JMH_CSV
          Benchmark     Mode  Cnt  Score  Error  Units                       ~ JMH_TEXT
          Benchmark  (n) (a b)   Mode  Cnt  Score   Units                    ~ JMH_TEXT
          Benchmark (2.5.0)   Mode   Samples   Mean   Mean error  Units      ~ JMH_TEXT
          Benchmark (n) Mode Cnt Score Units|BenchmarkX.a 10 20 ss 1.5 ms/op ~ JMH_TEXT
          > Task :jmh|# JMH version: 1.37|# VM version                       ~ JMH_TEXT
          {\0"\0\0                                                        ~ BINARY
          PK\3\4\0x                                                           ~ BINARY
          \\begin{tabular}{rl}| \\texttt{Benchmark} & x                     ~ JMH_TEXT
          """)
  void theFirstBytesTellTheKind(String head, FileKind kind) {
    byte[] bytes = head.replace('|', '\n').getBytes(StandardCharsets.UTF_8);

    assertThat(FileKind.of(bytes, 0, bytes.length)).isEqualTo(kind);
  }

  @Test
  void onlyTheBytesThatAreKnownCount() {
    byte[] bytes = "xx[{}yy".getBytes(StandardCharsets.UTF_8);

    assertThat(FileKind.of(bytes, 2, 5)).isEqualTo(FileKind.JSON);
    assertThat(FileKind.of(bytes, 2, 2)).isEqualTo(FileKind.EMPTY);
  }

  @Test
  void manyBracketsAndManyFieldsAreFound() {
    byte[] brackets = "[".repeat(1 << 16).getBytes(StandardCharsets.UTF_8);
    byte[] fields = ("BenchmarkA 1" + " 2 ns".repeat(10_000)).getBytes(StandardCharsets.UTF_8);

    assertThat(FileKind.of(brackets, 0, brackets.length)).isEqualTo(FileKind.JSON);
    assertThat(FileKind.of(fields, 0, fields.length)).isEqualTo(FileKind.GO_TEXT);
  }

  @ParameterizedTest
  @EnumSource
  void whatHasNoReaderSaysWhatItIsAndWhatToDo(FileKind kind) {
    switch (kind) {
      case EMPTY, GO_TEXT, JSON -> assertThat(kind.refusal("a.txt")).isEmpty();
      case BINARY -> assertThat(kind.refusal("a.txt").orElseThrow()).contains("unpack");
      case JMH_TEXT, JMH_CSV ->
          assertThat(kind.refusal("a.txt").orElseThrow()).contains("-rf json");
      case MERGE_CONFLICT -> assertThat(kind.refusal("a.txt").orElseThrow()).contains("<<<<<<<");
    }
  }

  @Test
  void anEmptyFileThatShouldHoldJsonIsRefused() {
    assertThat(FileKind.EMPTY.refusal("dir/base.json").orElseThrow()).contains("the file is empty");
    assertThat(FileKind.EMPTY.refusal("dir/base.txt")).isEmpty();
  }
}
