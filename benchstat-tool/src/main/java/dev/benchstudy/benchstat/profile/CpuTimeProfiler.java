package dev.benchstudy.benchstat.profile;

import java.lang.management.GarbageCollectorMXBean;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.profile.InternalProfiler;
import org.openjdk.jmh.results.AggregationPolicy;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.ScalarResult;

/**
 * A JMH profiler that sets the processor time of the benchmark's threads beside the wall time.
 *
 * <p>It adds two metrics to each iteration: {@code cpu}, processor time per operation in the
 * benchmark's time unit, and {@code cpu.wall}, the share of the wall time in which the threads
 * really ran. Pauses for garbage collection are taken out of the wall time first: a thread that
 * waits for the collector is not held up by a neighbour. A share well below 1 then means that the
 * threads had to wait for a processor, or that the benchmark itself waits for locks or devices.
 *
 * <p>Nothing is added where the JVM does not measure the processor time of threads.
 */
public final class CpuTimeProfiler implements InternalProfiler {
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  private Map<Long, Long> cpuNanosBefore = Map.of();
  private long pauseMillisBefore;
  private long startNanos;

  /** Creates the profiler; JMH does, by its class name. */
  public CpuTimeProfiler() {}

  @Override
  public String getDescription() {
    return "Processor time of the benchmark's threads beside the wall time";
  }

  @Override
  public void beforeIteration(BenchmarkParams benchmark, IterationParams iteration) {
    cpuNanosBefore = workers();
    pauseMillisBefore = pauseMillis();
    startNanos = System.nanoTime();
  }

  @Override
  public List<Result<?>> afterIteration(
      BenchmarkParams benchmark, IterationParams iteration, IterationResult result) {
    long wallNanos = System.nanoTime() - startNanos;
    long pausedNanos = TimeUnit.MILLISECONDS.toNanos(pauseMillis() - pauseMillisBefore);
    long cpuNanos = 0;
    for (Map.Entry<Long, Long> worker : workers().entrySet()) {
      cpuNanos += worker.getValue() - cpuNanosBefore.getOrDefault(worker.getKey(), 0L);
    }
    return cpuNanos == 0
        ? List.of()
        : metrics(
            cpuNanos,
            wallNanos - pausedNanos,
            benchmark.getThreads(),
            result.getMetadata().getAllOps(),
            benchmark.getTimeUnit());
  }

  /**
   * The two metrics of one iteration.
   *
   * @param wallNanos the iteration's length without pauses
   * @param operations how many operations all threads did, those before and after the measured time
   *     included, as their processor time is
   */
  static List<Result<?>> metrics(
      long cpuNanos, long wallNanos, int threads, long operations, TimeUnit unit) {
    List<Result<?>> metrics = new ArrayList<>();
    if (operations > 0) {
      double perOperation = (double) cpuNanos / operations / unit.toNanos(1);
      metrics.add(new ScalarResult("cpu", perOperation, name(unit) + "/op", AggregationPolicy.AVG));
    }
    if (wallNanos > 0) {
      double share = (double) cpuNanos / ((double) wallNanos * threads);
      metrics.add(new ScalarResult("cpu.wall", share, "ratio", AggregationPolicy.AVG));
    }
    return metrics;
  }

  private static Map<Long, Long> workers() {
    Map<Long, Long> cpuNanos = new HashMap<>();
    if (!THREADS.isThreadCpuTimeSupported() || !THREADS.isThreadCpuTimeEnabled()) {
      return cpuNanos;
    }
    long[] ids = THREADS.getAllThreadIds();
    var infos = THREADS.getThreadInfo(ids);
    for (int i = 0; i < ids.length; i++) {
      if (infos[i] != null && WorkerThreads.has(infos[i].getThreadName())) {
        long nanos = THREADS.getThreadCpuTime(ids[i]);
        if (nanos >= 0) {
          cpuNanos.put(ids[i], nanos);
        }
      }
    }
    return cpuNanos;
  }

  private static long pauseMillis() {
    return ManagementFactory.getGarbageCollectorMXBeans().stream()
        // The cycles of a concurrent collector run beside the benchmark and stop nothing.
        .filter(bean -> !bean.getName().toLowerCase(Locale.ROOT).contains("cycles"))
        .filter(bean -> !bean.getName().toLowerCase(Locale.ROOT).contains("concurrent"))
        .mapToLong(GarbageCollectorMXBean::getCollectionTime)
        .filter(millis -> millis > 0)
        .sum();
  }

  /** The unit as JMH writes it. */
  private static String name(TimeUnit unit) {
    return switch (unit) {
      case NANOSECONDS -> "ns";
      case MICROSECONDS -> "us";
      case MILLISECONDS -> "ms";
      case SECONDS -> "s";
      case MINUTES -> "min";
      case HOURS -> "hr";
      case DAYS -> "day";
    };
  }
}
