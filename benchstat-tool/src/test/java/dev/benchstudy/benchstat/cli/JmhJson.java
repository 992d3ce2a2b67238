package dev.benchstudy.benchstat.cli;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.stream.Collectors;

/** Writes one JMH record as JMH does, with made numbers. */
final class JmhJson {
  private final String benchmark;
  private String mode = "avgt";
  private String unit = "ns/op";
  private int threads = 1;
  private int plannedForks;
  private String jdk = "17.0.15";
  private String allocation = "";
  private String own = "";
  private final List<double[]> forks = new ArrayList<>();

  JmhJson(String benchmark) {
    this.benchmark = benchmark;
  }

  JmhJson mode(String other, String otherUnit) {
    mode = other;
    unit = otherUnit;
    return this;
  }

  JmhJson threads(int count) {
    threads = count;
    return this;
  }

  JmhJson planned(int count) {
    plannedForks = count;
    return this;
  }

  JmhJson jdk(String version) {
    jdk = version;
    return this;
  }

  /** Adds forks of five iterations around a mean; the seed tells them apart. */
  JmhJson forks(int count, double mean, double relativeSpread, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    for (int fork = 0; fork < count; fork++) {
      double level = mean * (1 + relativeSpread * (random.nextDouble() - 0.5));
      forks.add(random.doubles(5).map(r -> level * (1 + 0.002 * (r - 0.5))).toArray());
    }
    return this;
  }

  JmhJson fork(double... iterations) {
    forks.add(iterations.clone());
    return this;
  }

  JmhJson bytesPerCall(double bytes) {
    String raw =
        forks.stream()
            .map(
                fork ->
                    "["
                        + Arrays.stream(fork)
                            .mapToObj(v -> "" + bytes)
                            .collect(Collectors.joining(","))
                        + "]")
            .collect(Collectors.joining(","));
    allocation =
        "\"gc.alloc.rate.norm\":{\"score\":"
            + bytes
            + ",\"scoreError\":\"NaN\",\"scoreConfidence\":[\"NaN\",\"NaN\"],"
            + "\"scorePercentiles\":{},\"scoreUnit\":\"B/op\",\"rawData\":["
            + raw
            + "]}";
    return this;
  }

  /** Says on what machine it ran, and whether the sources were those of a revision. */
  JmhJson ranOn(String machine, int cores, boolean clean) {
    own =
        String.format(
            Locale.ROOT,
            ",\"benchstudy\":{\"format\":1,\"machine\":{\"id\":\"%s\",\"cores\":\"%d\"},\"run\":{\"clean\":\"%s\"}}",
            machine,
            cores,
            clean);
    return this;
  }

  /** Gives it a parameter. */
  JmhJson param(String name, String value) {
    own += String.format(Locale.ROOT, ",\"params\":{\"%s\":\"%s\"}", name, value);
    return this;
  }

  /** Says that each fork ran in a block of its own, and how long an empty call takes. */
  JmhJson inBlocks(double emptySeconds) {
    StringBuilder blocks = new StringBuilder();
    for (int i = 0; i < forks.size(); i++) {
      blocks.append(i == 0 ? "" : ",").append("{\"block\":").append(i + 1).append('}');
    }
    own =
        ",\"benchstudy\":{\"format\":1,\"machine\":{\"id\":\"m\"},\"run\":{\"empty\":"
            + emptySeconds
            + "},\"forks\":["
            + blocks
            + "]}";
    return this;
  }

  @Override
  public String toString() {
    String raw =
        forks.stream()
            .map(
                fork ->
                    Arrays.stream(fork)
                        .mapToObj(v -> "" + v)
                        .collect(Collectors.joining(",", "[", "]")))
            .collect(Collectors.joining(","));
    double score = forks.stream().flatMapToDouble(Arrays::stream).average().orElse(Double.NaN);
    return String.format(
        Locale.ROOT,
        "{\"jmhVersion\":\"1.37\",\"benchmark\":\"%s\",\"mode\":\"%s\",\"threads\":%d,\"forks\":%d,\"jdkVersion\":\"%s\","
            + "\"measurementIterations\":5,\"primaryMetric\":{\"score\":%s,\"scoreError\":\"NaN\",\"scoreConfidence\":[\"NaN\",\"NaN\"],"
            + "\"scorePercentiles\":{},\"scoreUnit\":\"%s\",\"rawData\":[%s]},\"secondaryMetrics\":{%s}%s}",
        benchmark,
        mode,
        threads,
        plannedForks == 0 ? forks.size() : plannedForks,
        jdk,
        score,
        unit,
        raw,
        allocation,
        own);
  }
}
