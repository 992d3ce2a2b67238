package dev.benchstudy.benchstat.read;

import dev.benchstudy.benchstat.model.Configuration;
import dev.benchstudy.benchstat.model.Setting;
import dev.benchstudy.benchstat.text.VisibleText;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** What a JMH record tells of the run besides the benchmark: JVM, machine, how it was measured. */
final class JmhProvenance {
  /** The members of a record that have another key here, or say what is measured. */
  private static final Set<String> TAKEN =
      Set.of(
          "benchmark",
          "mode",
          "pkg",
          "threads",
          "forks",
          "jmhVersion",
          "jvm",
          "jvmArgs",
          "jdkVersion",
          "vmName",
          "vmVersion",
          "warmupIterations",
          "warmupTime",
          "warmupBatchSize",
          "measurementIterations",
          "measurementTime",
          "measurementBatchSize");

  private final Map<String, String> settings = new LinkedHashMap<>();

  private JmhProvenance() {}

  /** Returns the settings of a record in order; a member without a value is left out. */
  static Configuration of(JmhRecord jmh) {
    JmhProvenance all = new JmhProvenance();
    all.put("jdk", jmh.field("jdkVersion"));
    all.put("vm", jmh.field("vmName"));
    all.put("vmversion", jmh.field("vmVersion"));
    all.put("jvm", jmh.field("jvm"));
    all.put("jvmargs", jmh.field("jvmArgs"));
    all.put("jmh", jmh.field("jmhVersion"));
    all.put("forks", jmh.field("forks"));
    all.put("warmup", phase(jmh, "warmup"));
    all.put("measurement", phase(jmh, "measurement"));
    all.putOthers(jmh.fields(), "");
    all.put("machine", jmh.conditions().machine().getOrDefault("id", ""));
    all.putOthers(jmh.conditions().machine(), "id");
    all.putOthers(jmh.conditions().run(), "empty");
    List<Setting> settings = new ArrayList<>();
    for (Map.Entry<String, String> setting : all.settings.entrySet()) {
      settings.add(new Setting(setting.getKey(), setting.getValue()));
    }
    return new Configuration(settings);
  }

  private void putOthers(Map<String, String> others, String without) {
    for (Map.Entry<String, String> other : others.entrySet()) {
      if (!other.getKey().equals(without)) {
        putOther(other.getKey(), other.getValue());
      }
    }
  }

  private void putOther(String key, String value) {
    if (!key.isEmpty() && key.charAt(0) != '.' && key.charAt(0) != '/' && !TAKEN.contains(key)) {
      put(VisibleText.of(key), value);
    }
  }

  private void put(String key, String value) {
    if (!value.isEmpty()) {
      settings.putIfAbsent(key, VisibleText.of(value));
    }
  }

  /** Returns such as {@code 5 x 10 s}, with the batch size if that is not 1. */
  private static String phase(JmhRecord jmh, String name) {
    String iterations = jmh.field(name + "Iterations");
    String time = jmh.field(name + "Time");
    String batch = jmh.field(name + "BatchSize");
    if (iterations.isEmpty()) {
      return time;
    } else if (iterations.equals("0")) {
      return "none";
    }
    return iterations
        + (time.isEmpty() ? "" : " x " + time)
        + (batch.isEmpty() || batch.equals("1") ? "" : ", batches of " + batch);
  }
}
