package dev.benchstudy.benchstat.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What holds for any Go benchmark text. */
class GoTextLawsTest {
  private static final String[] BY_VALUES = {
    "-row",
    ".fullname@alpha",
    "-col",
    "/side@(old new)",
    "-format",
    "csv",
    "-table",
    "pkg@alpha",
    "-"
  };

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8})
  void shufflingLinesChangesOnlyWhatWasSeenFirst(int seed) {
    Random random = new Random(seed);
    List<String> lines = new ArrayList<>();
    for (String name : List.of("Encode", "Decode/n=10", "Decode/n=9")) {
      for (String side : List.of("old", "new")) {
        double level = 100 + 900 * random.nextDouble();
        int count = 1 + random.nextInt(12);
        for (int i = 0; i < count; i++) {
          long value = Math.round(level * (1 + 0.2 * random.nextDouble()));
          lines.add("Benchmark" + name + "/side=" + side + "-8 1 " + value + " ns/op");
        }
      }
    }
    ProgramCall before = ProgramCall.on(String.join("\n", lines), BY_VALUES);
    Collections.shuffle(lines, random);
    ProgramCall after = ProgramCall.on(String.join("\n", lines), BY_VALUES);

    assertThat(after.out()).as("seed %d", seed).isEqualTo(before.out()).isNotEmpty();
    assertThat(after.err()).as("seed %d", seed).isEqualTo(before.err());
  }

  @Test
  void aRowSaysTheSameAmongManyOthers() {
    Random random = new Random(1);
    List<List<String>> rows = new ArrayList<>();
    for (int row = 0; row < 300; row++) {
      List<String> lines = new ArrayList<>();
      for (int i = 0; i < 14; i++) {
        int value = 1000 + row + random.nextInt(12);
        lines.add("BenchmarkA" + row + "/side=" + i % 2 + " 1 " + value + " ns/op");
      }
      rows.add(lines);
    }
    List<String> all = rows.stream().flatMap(List::stream).toList();
    String[] flags = {"-col", "/side", "-format", "csv", "-"};
    List<String> many = ProgramCall.on(String.join("\n", all), flags).out().lines().toList();
    for (int row = 0; row < rows.size(); row += 23) {
      ProgramCall alone = ProgramCall.on(String.join("\n", rows.get(row)), flags);
      assertThat(alone.out().lines().toList().get(2)).isEqualTo(many.get(2 + row));
    }
  }

  @Test
  void theIterationCountChangesNothing() {
    String text = "BenchmarkA 1 5 ns/op\nBenchmarkA 1 6 ns/op\n";

    assertThat(ProgramCall.on(text.replace(" 1 ", " 77 "), "-"))
        .isEqualTo(ProgramCall.on(text, "-"));
  }

  @Test
  void aValueMeansTheSameInTheUnitAsWrittenAndAsTidied() {
    assertThat(ProgramCall.on("BenchmarkA 1 0.5e-7 sec/op\n", "-"))
        .isEqualTo(ProgramCall.on("BenchmarkA 1 50 ns/op\n", "-"));
    assertThat(ProgramCall.on("BenchmarkA 1 0 sec/op\n", "-"))
        .isEqualTo(ProgramCall.on("BenchmarkA 1 0 ns/op\n", "-"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"(", "(-", "-("})
  void aDeeplyNestedFilterIsASyntaxErrorAndNoCrash(String opening) {
    ProgramCall call = ProgramCall.on("", "-filter", opening.repeat(100_000) + ".name:A", "-");

    assertThat(call.exit()).isEqualTo(2);
    assertThat(call.err())
        .startsWith("benchstat: parsing -filter: syntax error: more than 1000 open parentheses");
  }

  @Test
  void aNestedRepetitionOnALongNameAnswersAtOnce() {
    String text = "Benchmark" + "a".repeat(100_000) + "b 1 5 ns/op\n";

    assertThat(ProgramCall.on(text, "-filter", ".fullname:/(a+)+$/", "-").exit()).isEqualTo(3);
  }

  @Test
  void linesMayBeLong() {
    String value = "0".repeat(2_000_000) + "5";
    ProgramCall call = ProgramCall.on("k: " + value + "\nBenchmarkA 1 " + value + " ns/op\n", "-");

    assertThat(call.err()).isEmpty();
    assertThat(call.out()).contains("5.000n");
  }

  @Test
  void anyBytesAreReadWithoutACrash() {
    Random random = new Random(1);
    String[] pieces = {
      "Benchmark",
      "A",
      "/n=1",
      "-8",
      " ",
      "\t",
      "1",
      "5",
      "ns/op",
      "Unit",
      "assume=exact",
      "k",
      ":",
      "\n",
      "\r",
      "\u00ff",
      "\u00c3",
      "0x",
      "e",
      "NaN",
      "inf",
      "=",
      "\u2028",
      "\u0000"
    };
    for (int round = 0; round < 500; round++) {
      StringBuilder text = new StringBuilder();
      random.ints(60, 0, pieces.length).forEach(i -> text.append(pieces[i]));
      String[] arguments =
          round % 2 == 0 ? new String[] {"-"} : new String[] {"-format=csv", "-row", ".name", "-"};

      assertThatCode(() -> ProgramCall.on(text.toString(), arguments))
          .as("round %d, %s", round, Arrays.toString(arguments))
          .doesNotThrowAnyException();
    }
  }
}
