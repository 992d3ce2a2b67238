package dev.benchstudy.benchstat.bench;

import dev.benchstudy.benchstat.compare.Comparer;
import dev.benchstudy.benchstat.compare.Correction;
import dev.benchstudy.benchstat.compare.Levels;
import dev.benchstudy.benchstat.compare.Report;
import dev.benchstudy.benchstat.compare.Sampling;
import dev.benchstudy.benchstat.group.ProjectionFlags;
import dev.benchstudy.benchstat.large.GoText;
import dev.benchstudy.benchstat.large.JmhJson;
import dev.benchstudy.benchstat.large.Side;
import dev.benchstudy.benchstat.model.Result;
import dev.benchstudy.benchstat.read.InputException;
import dev.benchstudy.benchstat.read.InputFile;
import dev.benchstudy.benchstat.read.RecordSink;
import dev.benchstudy.benchstat.read.ResultFiles;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/** What the benchmarks work on: made files in memory, and what each step makes of them. */
final class Inputs {
  private Inputs() {}

  /** Returns one side of Go benchmark text: 20 lines for each name. */
  static byte[] goText(int names, Side side) {
    return bytes(text -> new GoText(names, 20).write(side, text));
  }

  /** Returns one side of JMH's JSON: rows of ten forks of five iterations. */
  static byte[] jmhJson(int rows, Side side) {
    return bytes(text -> JmhJson.averages(rows, 10, 5).write(side, text));
  }

  private interface Content {
    void write(StringBuilder text) throws IOException;
  }

  private static byte[] bytes(Content content) {
    StringBuilder text = new StringBuilder();
    try {
      content.write(text);
    } catch (IOException e) {
      throw new AssertionError("a StringBuilder takes everything", e);
    }
    return text.toString().getBytes(StandardCharsets.UTF_8);
  }

  /** Reads a file that is in memory. */
  static void read(byte[] file, String label, RecordSink sink) {
    try {
      new ResultFiles(new ByteArrayInputStream(file), Path.of(""))
          .read(new InputFile(label, InputFile.STANDARD_INPUT), sink);
    } catch (InputException e) {
      throw new AssertionError(e);
    }
  }

  /** Reads two files, groups and compares them as benchstat does without flags. */
  static Report compare(byte[] base, byte[] other) {
    try {
      Comparer comparer = new Comparer(ProjectionFlags.DEFAULT.parse());
      RecordSink sink =
          entry -> {
            if (entry instanceof Result result) {
              comparer.add(result);
            }
          };
      read(base, "base", sink);
      read(other, "new", sink);
      return comparer.report(new Levels(0.05, 0.95), Sampling.AUTOMATIC, Correction.NONE, false);
    } catch (ProjectionFlags.FlagException e) {
      throw new AssertionError("the usual projections", e);
    }
  }
}
