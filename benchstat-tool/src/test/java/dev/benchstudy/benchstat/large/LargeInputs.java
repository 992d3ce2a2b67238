package dev.benchstudy.benchstat.large;

import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Writes three pairs of large files: {@code go-base.txt} and {@code go-new.txt} (20,000 names with
 * 20 runs of 3 units, about 31 MB each), {@code jmh-base.json} and {@code jmh-new.json} (2,000 rows
 * of 10 forks of 10 iterations with the metrics of the profiler gc), {@code sample-base.json} and
 * {@code sample-new.json} (50 rows of 10 forks of 10 histograms of 500 values). Every run writes
 * the same.
 *
 * <p>The arguments are the folder, and by how much the number of rows is multiplied if not by 1:
 *
 * <pre>{@code
 * mvn -q -pl benchstat-tool test-compile exec:java -Dexec.classpathScope=test \
 *     -Dexec.mainClass=dev.benchstudy.benchstat.large.LargeInputs -Dexec.args="/tmp/large 2"
 * }</pre>
 */
public final class LargeInputs {
  private LargeInputs() {}

  /** Runs the program. */
  public static void main(String[] args) throws IOException {
    Path folder = Files.createDirectories(Path.of(args[0]));
    int factor = args.length > 1 ? Integer.parseInt(args[1]) : 1;
    GoText go = new GoText(20_000 * factor, 20);
    JmhJson averages = JmhJson.averages(2_000 * factor, 10, 10);
    JmhJson samples = new JmhJson(50 * factor, 10, 10, 500);
    for (Side side : Side.values()) {
      write(folder.resolve("go-" + side.word() + ".txt"), out -> go.write(side, out));
      write(folder.resolve("jmh-" + side.word() + ".json"), out -> averages.write(side, out));
      write(folder.resolve("sample-" + side.word() + ".json"), out -> samples.write(side, out));
    }
  }

  private interface Content {
    void write(Appendable out) throws IOException;
  }

  private static void write(Path file, Content content) throws IOException {
    try (Writer out = Files.newBufferedWriter(file, StandardCharsets.UTF_8)) {
      content.write(out);
    }
  }
}
