package dev.benchstudy.benchstat.fuzz;

import dev.benchstudy.benchstat.cli.ProgramFuzz;
import dev.benchstudy.benchstat.expr.ExpressionException;
import dev.benchstudy.benchstat.group.ProjectionFlags;
import dev.benchstudy.benchstat.model.BenchmarkName;
import dev.benchstudy.benchstat.model.Configuration;
import dev.benchstudy.benchstat.model.Measurement;
import dev.benchstudy.benchstat.model.Position;
import dev.benchstudy.benchstat.model.Result;
import dev.benchstudy.benchstat.read.InputException;
import dev.benchstudy.benchstat.read.InputFile;
import dev.benchstudy.benchstat.read.ResultFiles;
import dev.benchstudy.benchstat.select.Filter;
import dev.benchstudy.benchstat.text.ByteText;
import dev.benchstudy.benchstat.unit.Unit;
import java.io.ByteArrayInputStream;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * A part of the program that takes any bytes: it must answer soon, with a result or with the
 * exception that it documents.
 */
public enum FuzzTarget implements Consumer<byte[]> {
  /** The readers, as Go benchmark text unless the bytes say otherwise. */
  GO_TEXT(
      "Benchmark",
      "Unit ",
      " ns/op",
      " B/s",
      "assume=exact",
      "better=lower",
      "key: value\n",
      "\n",
      "\t",
      "1e309",
      "0x1p-3",
      "NaN",
      "+Inf",
      "-0",
      "1_0",
      "/n=1",
      "-8",
      "\u00ff",
      "\ufeff") {
    @Override
    public void accept(byte[] input) {
      read(input);
    }
  },
  /** The readers, as JMH's JSON unless the bytes say otherwise. */
  JMH_JSON(
      "{",
      "}",
      "[",
      "]",
      ",",
      ":",
      "\"",
      "null",
      "true",
      "1e999",
      "-1",
      "\"NaN\"",
      "\"+INF\"",
      "999999999",
      "1e18",
      "\"benchmark\"",
      "\"mode\"",
      "\"params\"",
      "\"threads\"",
      "\"forks\"",
      "\"measurementIterations\"",
      "\"primaryMetric\"",
      "\"secondaryMetrics\"",
      "\"score\"",
      "\"scoreUnit\"",
      "\"rawData\"",
      "\"rawDataHistogram\"",
      "\"benchstudy\"",
      "\"gc.count\"",
      "\"p0.99\"",
      "\"ops/s\"",
      "[[1,2],[3]]",
      "[[[[1,2]]]]",
      "\\u0000",
      "\\ud800") {
    @Override
    public void accept(byte[] input) {
      read(input);
    }
  },
  /** {@code -filter}. */
  FILTER(
      "AND",
      "OR",
      "-",
      "(",
      ")",
      ":",
      "*",
      "/",
      "\"",
      "\\x41",
      "\\",
      ".unit",
      ".name",
      ".fullname",
      ".config",
      "/n:",
      "key:",
      "[a-z]",
      "{2,3}",
      "(?P<x>",
      "\\pL",
      "|",
      "+",
      "$") {
    @Override
    public void accept(byte[] input) {
      try {
        Filter filter = Filter.parse(ByteText.of(input, 0, input.length));
        filter.apply(RESULT);
        filter.withDetails().apply(RESULT);
      } catch (ExpressionException e) {
        check(hasPlace(e, input.length), "a fault without a place: " + e.getMessage());
      }
    }
  },
  /** {@code -row}, {@code -col}, {@code -table} and {@code -ignore}. */
  PROJECTION(
      "@",
      "(",
      ")",
      ",",
      "alpha",
      "num",
      "first",
      "\"",
      "\\",
      ".config",
      ".fullname",
      ".unit",
      ".file",
      "/n",
      "key",
      "@(a b)") {
    @Override
    public void accept(byte[] input) {
      String fields = ByteText.of(input, 0, input.length);
      try {
        var projections = new ProjectionFlags(fields, fields, fields, fields).parse();
        if (projections.accepts(RESULT)) {
          projections.table().project(RESULT);
          projections.row().project(RESULT);
          projections.column().project(RESULT);
          projections.residue().project(RESULT);
        }
      } catch (ProjectionFlags.FlagException e) {
        check(
            e.getCause() instanceof ExpressionException cause && hasPlace(cause, input.length),
            "a fault without a place: " + e.getMessage());
      }
    }
  },
  /** The whole program: lines of flags, then a NUL, then one file, then a NUL, then another. */
  PROGRAM(
      "\0",
      "\n",
      "-format=json",
      "-format=html",
      "-format=md",
      "-format=csv",
      "-effect",
      "-only-changed",
      "-explain",
      "-ascii",
      "-color=always",
      "-gate=1%",
      "-correct=holm",
      "-correct=bh",
      "-sample=iteration",
      "-sample=fork",
      "-alpha=",
      "-confidence=",
      "-bytes=/n",
      "-partial",
      "-all",
      "-row=",
      "-col=",
      "-table=",
      "-ignore=",
      "-filter=",
      "BenchmarkA 1 5 ns/op\n",
      "Unit ns/op assume=exact\n",
      "\"rawData\"",
      "\"forks\"",
      "1e300",
      "0",
      "-1",
      "inf") {
    @Override
    public void accept(byte[] input) {
      ProgramFuzz.run(input);
    }
  };

  private static final Result RESULT =
      new Result(
          new Position("file", 1),
          BenchmarkName.parse("Name/n=16/key=b-8"),
          Configuration.EMPTY.with("key", "a").with("pkg", "org.example"),
          Configuration.EMPTY.with("jdk", "17"),
          Optional.empty(),
          List.of(
              new Measurement(1, Unit.of("ns/op")),
              new Measurement(2, Unit.of("B/op"), List.of(), true)));

  @SuppressWarnings("ImmutableEnumChecker") // List.of makes lists that cannot be changed
  private final List<String> words;

  FuzzTarget(String... words) {
    this.words = List.of(words);
  }

  /** Returns words that its language has, in ordinary text. */
  List<String> words() {
    return words;
  }

  /** Returns the name of its folder of saved inputs. */
  String folder() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  private static void read(byte[] input) {
    ResultFiles files = new ResultFiles(new ByteArrayInputStream(input), Path.of(""), false);
    try {
      files.read(new InputFile("label", InputFile.STANDARD_INPUT), FuzzTarget::checkFinite);
    } catch (InputException e) {
      String message = String.valueOf(e.getMessage());
      check(message.startsWith("-:"), "a message without a place: " + message);
      check(message.length() < 2000, "a message of " + message.length() + " characters");
    }
  }

  private static void checkFinite(Object entry) {
    check(
        !(entry instanceof Result result)
            || result.measurements().stream().noneMatch(m -> Double.isNaN(m.value())),
        "NaN among the measurements");
  }

  private static boolean hasPlace(ExpressionException e, int length) {
    return e.offset() >= 0 && e.offset() <= length && !e.reason().isEmpty();
  }

  /** Throws unless something holds. */
  public static void check(boolean holds, String otherwise) {
    if (!holds) {
      throw new AssertionError(otherwise);
    }
  }
}
