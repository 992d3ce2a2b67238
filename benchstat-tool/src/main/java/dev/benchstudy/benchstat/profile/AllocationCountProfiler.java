package dev.benchstudy.benchstat.profile;

import com.sun.management.HotSpotDiagnosticMXBean;
import com.sun.management.ThreadMXBean;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadInfo;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import jdk.jfr.Recording;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.profile.ExternalProfiler;
import org.openjdk.jmh.profile.InternalProfiler;
import org.openjdk.jmh.profile.ProfilerException;
import org.openjdk.jmh.results.AggregationPolicy;
import org.openjdk.jmh.results.BenchmarkResult;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.ScalarResult;
import org.openjdk.jmh.results.TextResult;
import org.openjdk.jmh.runner.IterationType;

/**
 * A JMH profiler that counts objects: how many one operation allocates, exactly.
 *
 * <pre>
 *   java -cp benchmarks.jar:benchstat.jar org.openjdk.jmh.Main REGEXP \
 *       -prof dev.benchstudy.benchstat.profile.AllocationCountProfiler -f 1 -wi 2 -w 1 -i 2 -r 100ms
 * </pre>
 *
 * <p>The forked JVM runs without thread-local allocation buffers, and with the G1 collector unless
 * another will do, so that every allocation takes the path on which Flight Recorder writes an
 * event. The events of the worker threads whose stack leads to the operation through the measured
 * loop are counted and divided by the loop's operations; what compiled code does not allocate
 * because escape analysis removed it is not counted. The result is the secondary metric {@value
 * #METRIC} in {@code allocs/op}. Times of such a run mean nothing.
 *
 * <p>There is a number only if it can be trusted. The run fails, with the reason, when measured
 * iterations differ (the code was not warm: more or longer warm-up), when events were lost (too
 * many: shorter iterations), or when the bytes of the events are not those that the JVM's own
 * counter of allocated bytes shows. Give JMH {@code -foe true}: otherwise it goes on after the
 * failure and ends with status 0, the failed row missing from its results.
 *
 * <p>Objects that the operation lets other threads allocate are not counted, nor what a set-up
 * method of level {@code Invocation} allocates. Option {@code classes} prints how many objects of
 * each class it were.
 */
public final class AllocationCountProfiler implements ExternalProfiler, InternalProfiler {
  /** The name of the secondary metric. */
  public static final String METRIC = "alloc.count.norm";

  /** The unit of the secondary metric. */
  public static final String UNIT = "allocs/op";

  /**
   * The bytes by which events and the JVM's counter may differ: the counter is read a little before
   * and after the events begin and end, while threads start and finish their iteration.
   */
  private static final long SLACK_BYTES = 64 * 1024;

  /** The share of all bytes by which they may differ. */
  private static final double SLACK_SHARE = 0.001;

  /**
   * The choice of a collector that may stay. Code compiled for the serial and the parallel one
   * (which a JVM takes by itself on a small machine) allocates without a buffer, and without an
   * event, in JDK 17.
   */
  private static final Pattern USABLE_COLLECTOR =
      Pattern.compile("-XX:\\+Use(?!Serial|Parallel)\\w*GC");

  private final boolean withClasses;
  private boolean settled;
  private @Nullable Recording recording;
  private Map<Long, Long> bytesBefore = Map.of();
  private @Nullable AllocationCount previous;

  /** A profiler that gives the count only. */
  public AllocationCountProfiler() {
    withClasses = false;
  }

  /**
   * A profiler with options.
   *
   * @param options empty, or {@code classes}
   * @throws ProfilerException when the options are others
   */
  public AllocationCountProfiler(String options) throws ProfilerException {
    if (!options.isEmpty() && !options.equals("classes")) {
      throw new ProfilerException(
          "allocation count: unknown option \""
              + options
              + "\"; the only option is \"classes\": print the objects of each class");
    }
    withClasses = !options.isEmpty();
  }

  @Override
  public String getDescription() {
    return "Objects allocated per operation, counted exactly (allocs/op)";
  }

  // In JMH's own process.

  @Override
  public Collection<String> addJVMInvokeOptions(BenchmarkParams params) {
    return List.of();
  }

  @Override
  public Collection<String> addJVMOptions(BenchmarkParams params) {
    boolean otherCollector =
        params.getJvmArgs().stream().anyMatch(arg -> USABLE_COLLECTOR.matcher(arg).matches());
    return otherCollector
        ? List.of("-XX:-UseTLAB")
        : List.of("-XX:-UseTLAB", "-XX:-UseSerialGC", "-XX:-UseParallelGC", "-XX:+UseG1GC");
  }

  @Override
  public void beforeTrial(BenchmarkParams params) {}

  @Override
  public Collection<? extends Result<?>> afterTrial(
      BenchmarkResult result, long pid, File stdOut, File stdErr) {
    return List.of();
  }

  @Override
  public boolean allowPrintOut() {
    return true;
  }

  @Override
  public boolean allowPrintErr() {
    return true;
  }

  // In the forked JVM.

  @Override
  public void beforeIteration(BenchmarkParams params, IterationParams iteration) {
    if (!settled) {
      requireUsableRun(params);
      Recordings.takeFirst(AllocationCountProfiler::newRecording);
      settled = true;
    }
    if (iteration.getType() == IterationType.MEASUREMENT) {
      Recording next = newRecording();
      next.start();
      recording = next;
      bytesBefore = workerBytes();
    }
  }

  @Override
  public Collection<? extends Result<?>> afterIteration(
      BenchmarkParams params, IterationParams iteration, IterationResult result) {
    if (recording == null) {
      return List.of();
    }
    long counterBytes = 0;
    for (Map.Entry<Long, Long> worker : workerBytes().entrySet()) {
      counterBytes += worker.getValue() - bytesBefore.getOrDefault(worker.getKey(), 0L);
    }
    AllocationTally tally = tally(recording);
    recording = null;
    requireComplete(tally, counterBytes);

    // JMH counts operations, several for each call where the benchmark says so.
    int operationsPerCall = params.getOpsPerInvocation();
    double calls = (double) result.getMetadata().getMeasuredOps() / operationsPerCall;
    AllocationCount count = new AllocationCount(tally.count(), calls);
    if (previous != null && !count.agreesWith(previous)) {
      throw failure(
          String.format(
              Locale.ROOT,
              "two iterations differ: %s and then %s objects per call."
                  + " Either the code was not warm yet (use more or longer warm-up: -wi, -w), or the"
                  + " number depends on the data and there were too few calls (-r).",
              text(previous.perCall()),
              text(count.perCall())));
    }
    previous = count;
    List<Result<?>> results = new ArrayList<>();
    results.add(
        new ScalarResult(METRIC, count.perCall() / operationsPerCall, UNIT, AggregationPolicy.AVG));
    if (withClasses) {
      results.add(
          new TextResult(
              breakdown(tally, (double) result.getMetadata().getMeasuredOps()),
              "alloc.count.classes"));
    }
    return results;
  }

  private static void requireUsableRun(BenchmarkParams params) {
    if (params.getMeasurement().getCount() < 2) {
      throw failure("needs two measured iterations or more, to compare them (-i 2).");
    }
    HotSpotDiagnosticMXBean jvm =
        ManagementFactory.getPlatformMXBean(HotSpotDiagnosticMXBean.class);
    if (Boolean.parseBoolean(jvm.getVMOption("UseTLAB").getValue())) {
      throw failure(
          "this JVM allocates in thread-local buffers, unseen."
              + " It needs -XX:-UseTLAB, which the profiler adds to forks only: use -f 1.");
    }
  }

  /** Fails unless the events are all there, as far as the JVM itself can tell. */
  static void requireComplete(AllocationTally tally, long counterBytes) {
    if (tally.lost()) {
      throw failure(
          "Flight Recorder lost events, so a count would be too low."
              + " Use shorter iterations (-r 100ms) or fewer threads.");
    }
    if (Math.abs(tally.threadBytes() - counterBytes) > SLACK_BYTES + SLACK_SHARE * counterBytes) {
      throw failure(
          String.format(
              Locale.ROOT,
              "the events show %d bytes but the JVM counted %d on the same threads."
                  + " Not every allocation was seen with this JVM and its options.",
              tally.threadBytes(),
              counterBytes));
    }
  }

  private static IllegalStateException failure(String reason) {
    return new IllegalStateException("allocation count: " + reason);
  }

  private static Recording newRecording() {
    Recording recording = new Recording();
    recording.enable(AllocationTally.ALLOCATION_EVENT).withStackTrace();
    recording.enable(AllocationTally.LOSS_EVENT);
    return recording;
  }

  private static AllocationTally tally(Recording recording) {
    try (recording) {
      recording.stop();
      Path file = Files.createTempFile("allocations", ".jfr");
      try {
        recording.dump(file);
        return AllocationTally.read(file);
      } finally {
        Files.delete(file);
      }
    } catch (IOException e) {
      throw new UncheckedIOException("allocation count: the recording cannot be kept or read", e);
    }
  }

  /** The bytes that each worker thread has allocated since it started, by thread. */
  private static Map<Long, Long> workerBytes() {
    ThreadMXBean threads = ManagementFactory.getPlatformMXBean(ThreadMXBean.class);
    Map<Long, Long> bytes = new HashMap<>();
    for (ThreadInfo thread : threads.getThreadInfo(threads.getAllThreadIds())) {
      if (thread != null && WorkerThreads.has(thread.getThreadName())) {
        long id = thread.getThreadId();
        bytes.put(id, threads.getThreadAllocatedBytes(id));
      }
    }
    return bytes;
  }

  private static String breakdown(AllocationTally tally, double operations) {
    StringBuilder text = new StringBuilder("Objects and bytes per operation, by class:\n");
    tally.byClass().entrySet().stream()
        .sorted(
            Map.Entry.<String, AllocationTally.Objects>comparingByValue(
                    Comparator.comparingLong(AllocationTally.Objects::count).reversed())
                .thenComparing(Map.Entry.comparingByKey()))
        .forEach(
            entry ->
                text.append(
                    String.format(
                        Locale.ROOT,
                        "%12s %14s  %s%n",
                        text(entry.getValue().count() / operations),
                        text(entry.getValue().bytes() / operations),
                        entry.getKey())));
    return text.toString();
  }

  /** A count with as many decimals as it has, at most three. */
  private static String text(double count) {
    return count == Math.rint(count)
        ? String.format(Locale.ROOT, "%.0f", count)
        : String.format(Locale.ROOT, "%.3f", count);
  }
}
