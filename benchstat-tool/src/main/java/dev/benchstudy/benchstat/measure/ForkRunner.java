package dev.benchstudy.benchstat.measure;

import dev.benchstudy.benchstat.machine.MachineLoad;
import dev.benchstudy.benchstat.machine.SystemFiles;
import dev.benchstudy.benchstat.measure.ForkOutcome.Failed;
import dev.benchstudy.benchstat.measure.ForkOutcome.Measured;
import dev.benchstudy.benchstat.measure.JsonValue.JsonObject;
import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Measures one row in one fresh JVM, and tells how that went. */
final class ForkRunner {
  private static final int TAIL_LINES = 25;

  /** The line of a stack trace that names what was thrown. */
  private static final Pattern THROWN =
      Pattern.compile(
          "(?:Exception in thread \"[^\"]*\" |Caused by: )?((?:[\\w$]+\\.)+[\\w$]*(?:Exception|Error)\\b.*)");

  private final BenchmarkJvm jvm;
  private final SystemFiles files;
  private final ChildProcess process;

  ForkRunner(BenchmarkJvm jvm, SystemFiles files, ChildProcess process) {
    this.jvm = jvm;
    this.files = files;
    this.process = process;
  }

  /**
   * Runs one fork.
   *
   * @param profilers JMH profilers to add to those the options name
   * @param options JMH's options for this fork
   */
  ForkOutcome run(Side side, Row row, JmhOptions options, List<String> profilers, Duration limit)
      throws MeasureException, InterruptedException {
    List<String> words = new ArrayList<>();
    words.add("run");
    words.add("benchmark=" + row.benchmark());
    words.add("mode=" + row.mode());
    words.add("threads=" + row.threads());
    row.params().forEach((name, value) -> words.add("param=" + name + "=" + value));
    profilers.forEach(profiler -> words.add("profiler=" + profiler));
    side.jvmArgs().forEach(arg -> words.add("jvmArg=" + arg));
    Instant start = Instant.now();
    MachineLoad before = MachineLoad.read(files);
    BenchmarkJvm.Answer answer = jvm.start(side, words, options.forOneRow(), limit, process);
    MachineLoad after = MachineLoad.read(files);
    ChildProcess.Ending ending = answer.ending();
    if (ending.outOfTime()) {
      return failed("not done after " + limit.toSeconds() + " s, and ended", true, ending);
    }
    if (ending.status() != 0) {
      return failed(reason(ending), false, ending);
    }
    try {
      JmhRecord record = oneRecord(answer.written().orElse(""), row);
      OptionalDouble cpuWall =
          record.secondary("cpu.wall").flatMap(JmhMetric::score).stream()
              .mapToDouble(Double::doubleValue)
              .findFirst();
      ForkConditions conditions =
          new ForkConditions(start, ending.elapsed(), before, after, cpuWall);
      return new Measured(record, conditions, ending.output().blackholeMode());
    } catch (IOException e) {
      return failed("no usable result: " + e.getMessage(), false, ending);
    }
  }

  private static Failed failed(String reason, boolean hung, ChildProcess.Ending ending) {
    return new Failed(reason, hung, ending.output().lastLines(TAIL_LINES), ending.elapsed());
  }

  private static String reason(ChildProcess.Ending ending) {
    return ending.output().lastLines(Integer.MAX_VALUE).stream()
        .map(THROWN::matcher)
        .filter(Matcher::matches)
        .map(matcher -> matcher.group(1))
        .findFirst()
        .orElse("exit status " + ending.status());
  }

  private static JmhRecord oneRecord(String text, Row row) throws IOException {
    List<JsonValue> items = JsonParsing.parse(text).items();
    if (items.size() != 1 || !(items.get(0) instanceof JsonObject object)) {
      throw new IOException(items.size() + " records where one was expected");
    }
    JmhRecord record = new JmhRecord(object);
    if (!record.row().map(row::equals).orElse(false)) {
      throw new IOException("the record is of another benchmark");
    }
    if (record.primary().forkMeans().size() != 1) {
      throw new IOException("the record holds no measured values");
    }
    return record;
  }
}
