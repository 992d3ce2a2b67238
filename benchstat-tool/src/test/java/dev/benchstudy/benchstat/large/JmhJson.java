package dev.benchstudy.benchstat.large;

import java.io.IOException;
import java.util.Locale;
import java.util.function.DoubleSupplier;
import java.util.function.Supplier;

/**
 * JMH's JSON, laid out as JMH does: a number of rows, each with time and the metrics of its
 * profiler {@code gc}, or with histograms of calls.
 *
 * @param rows how many rows
 * @param forks how many forks for each row
 * @param iterations how many iterations for each fork
 * @param bins how many different values a histogram has; 0 for mode {@code avgt}
 */
public record JmhJson(int rows, int forks, int iterations, int bins) {
  private static final int METHODS = 20;
  private static final int MOST_CALLS = 1000;

  /** Returns rows of average time. */
  public static JmhJson averages(int rows, int forks, int iterations) {
    return new JmhJson(rows, forks, iterations, 0);
  }

  /** Writes one side; sides differ in a tenth of the rows. */
  public void write(Side side, Appendable out) throws IOException {
    MadeValues levels = new MadeValues(1);
    MadeValues values = new MadeValues(side.seed());
    for (int row = 0; row < rows; row++) {
      out.append(row == 0 ? "[\n" : ",\n");
      double nanos = side.changed(row, levels.level(10, 1e9));
      double bytes = levels.level(16, 1e6);
      head(row, out);
      if (bins > 0) {
        histograms(nanos, values, out);
        out.append("        \"secondaryMetrics\" : {\n");
        metric("p0.50", "ns/op", nanos, () -> nanos, out.append("            "));
        metric("p0.99", "ns/op", nanos, () -> nanos, out.append(",\n            "));
      } else {
        out.append("        ");
        metric("primaryMetric", "ns/op", nanos, () -> values.near(nanos, 0.02), out);
        out.append(",\n        \"secondaryMetrics\" : {\n            ");
        double rate = bytes / nanos * 953.67;
        metric("gc.alloc.rate", "MB/sec", rate, () -> values.near(rate, 0.02), out);
        out.append(",\n            ");
        metric("gc.alloc.rate.norm", "B/op", bytes, () -> values.near(bytes, 1e-6), out);
        out.append(",\n            ");
        metric("gc.count", "counts", forks * iterations, () -> 1, out);
        out.append(",\n            ");
        metric("gc.time", "ms", 2.0 * forks * iterations, () -> 2, out);
      }
      out.append("\n        }\n    }");
    }
    out.append("\n]\n");
  }

  private void head(int row, Appendable out) throws IOException {
    String mode = bins > 0 ? "sample" : "avgt";
    out.append(
        String.format(
            Locale.ROOT,
            """
            {
                "jmhVersion" : "1.37",
                "benchmark" : "org.example.codec.Group%dBenchmark.case%d",
                "mode" : "%s",
                "threads" : 1,
                "forks" : %d,
                "jvm" : "/usr/lib/jvm/java-17/bin/java",
                "jvmArgs" : [
                    "-Xms512m",
                    "-Xmx512m"
                ],
                "jdkVersion" : "17.0.15",
                "vmName" : "OpenJDK 64-Bit Server VM",
                "vmVersion" : "17.0.15+6",
                "warmupIterations" : 5,
                "warmupTime" : "1 s",
                "warmupBatchSize" : 1,
                "measurementIterations" : %d,
                "measurementTime" : "1 s",
                "measurementBatchSize" : 1,
                "params" : {
                    "size" : "4096"
                },
        """,
            row / METHODS,
            row % METHODS,
            mode,
            forks,
            iterations));
  }

  private void metric(String name, String unit, double score, DoubleSupplier value, Appendable out)
      throws IOException {
    out.append('"').append(name).append("\" : {\n                ");
    score(score, unit, out);
    out.append("                \"rawData\" : ");
    lists(() -> Double.toString(value.getAsDouble()), out);
    out.append("\n            }");
  }

  private static void score(double score, String unit, Appendable out) throws IOException {
    String text = Double.toString(score);
    out.append("\"score\" : ")
        .append(text)
        .append(",\n                \"scoreError\" : \"NaN\",\n");
    out.append("                \"scoreConfidence\" : [\n                    \"NaN\",\n");
    out.append("                    \"NaN\"\n                ],\n");
    out.append("                \"scorePercentiles\" : {\n                    \"0.0\" : ");
    out.append(text).append(",\n                    \"100.0\" : ").append(text);
    out.append("\n                },\n                \"scoreUnit\" : \"").append(unit);
    out.append("\",\n");
  }

  private void histograms(double nanos, MadeValues values, Appendable out) throws IOException {
    out.append("        \"primaryMetric\" : {\n                ");
    score(nanos, "ns/op", out);
    out.append("                \"rawDataHistogram\" : ");
    lists(() -> histogram(values.near(nanos, 0.02), values), out);
    out.append("\n        },\n");
  }

  private String histogram(double level, MadeValues values) {
    StringBuilder text = new StringBuilder();
    for (int bin = 0; bin < bins; bin++) {
      text.append(bin == 0 ? "[" : ", ").append("[ ");
      text.append(MadeValues.text(level * (1 + 0.001 * bin))).append(", ");
      text.append(values.count(MOST_CALLS)).append(" ]");
    }
    return text.append(']').toString();
  }

  private void lists(Supplier<String> element, Appendable out) throws IOException {
    for (int fork = 0; fork < forks; fork++) {
      out.append(fork == 0 ? "[" : ",").append("\n                    [");
      for (int iteration = 0; iteration < iterations; iteration++) {
        out.append(iteration == 0 ? "" : ",").append("\n                        ");
        out.append(element.get());
      }
      out.append("\n                    ]");
    }
    out.append("\n                ]");
  }
}
