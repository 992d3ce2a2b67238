package dev.benchstudy.benchstat.read;

import dev.benchstudy.benchstat.text.VisibleText;
import dev.benchstudy.benchstat.unit.Unit;
import java.util.Map;
import java.util.Set;

/** Puts the units of JMH into base units, and decides which metrics are shown without asking. */
final class JmhUnits {
  /** Time of one call. */
  static final String TIME = "sec/op";

  /** Calls in a second. */
  static final String THROUGHPUT = "op/s";

  private static final String BYTES = "B/op";
  private static final String ALLOCATIONS = "allocs/op";
  private static final String EVENTS = "#";

  /** Processor time of our own profiler: it has the unit of time, but explains it only. */
  private static final String PROCESSOR_TIME = "cpu";

  private static final Map<String, String> NAMED =
      Map.of("gc.alloc.rate.norm", BYTES, "alloc.count.norm", ALLOCATIONS);

  private static final Set<String> SHOWN_PERCENTILES = Set.of("p0.50", "p0.99", "p0.999");

  private static final Map<String, Span> SPANS =
      Map.ofEntries(
          Map.entry("ns", Span.partOfSecond(1e9)),
          Map.entry("nsec", Span.partOfSecond(1e9)),
          Map.entry("us", Span.partOfSecond(1e6)),
          Map.entry("\u00b5s", Span.partOfSecond(1e6)),
          Map.entry("\u03bcs", Span.partOfSecond(1e6)),
          Map.entry("usec", Span.partOfSecond(1e6)),
          Map.entry("ms", Span.partOfSecond(1e3)),
          Map.entry("msec", Span.partOfSecond(1e3)),
          Map.entry("s", Span.ofSeconds(1)),
          Map.entry("sec", Span.ofSeconds(1)),
          Map.entry("min", Span.ofSeconds(60)),
          Map.entry("hr", Span.ofSeconds(3_600)),
          Map.entry("hour", Span.ofSeconds(3_600)),
          Map.entry("day", Span.ofSeconds(86_400)));

  /** JMH's profilers divide by powers of 1024. */
  private static final Map<String, Double> BYTE_COUNTS =
      Map.of("KB", 0x1p10, "MB", 0x1p20, "GB", 0x1p30);

  private JmhUnits() {}

  /** Returns the unit of a primary metric. */
  static Unit primary(String written) {
    Scaled scaled = Scaled.of(written);
    return new Unit(VisibleText.of(scaled.name), VisibleText.of(written), scaled.factor);
  }

  /**
   * Returns the unit of a secondary metric: its name, then its unit; {@code written} is the name,
   * so that a filter finds it.
   *
   * @param metric its name as {@link MetricName#fold} gives it
   * @param written its unit in the file, may be empty
   */
  static Unit secondary(String metric, String written) {
    String shown = VisibleText.of(metric);
    String named = NAMED.get(metric);
    if (named != null) {
      return new Unit(named, shown, 1);
    } else if (written.isEmpty()) {
      return Unit.base(shown);
    }
    Scaled scaled = Scaled.of(written);
    return new Unit(shown + "-" + VisibleText.of(scaled.name), shown, scaled.factor);
  }

  /**
   * Returns whether a secondary metric is shown only when it is asked for.
   *
   * <p>Shown are allocation, three percentiles, and what the benchmark itself counts: auxiliary
   * counters and the members of a group have the unit of the primary metric or count events; no
   * profiler of JMH does so.
   */
  static boolean isDetail(String metric, String written, String primary) {
    if (MetricName.percentile(metric).isPresent()) {
      return !SHOWN_PERCENTILES.contains(metric);
    }
    boolean counted = written.equals(primary) || written.equals(EVENTS);
    return !NAMED.containsKey(metric)
        && (!counted || metric.equals(PROCESSOR_TIME) || metric.indexOf(':') >= 0);
  }

  /** A length of time; both numbers are the nearest doubles, which a reciprocal is not always. */
  private record Span(double seconds, double perSecond) {
    static Span partOfSecond(double parts) {
      return new Span(1 / parts, parts);
    }

    static Span ofSeconds(double seconds) {
      return new Span(seconds, 1 / seconds);
    }
  }

  /** A unit in base units, and what a value in the written unit is multiplied by. */
  private record Scaled(String name, double factor) {
    static Scaled of(String written) {
      int slash = written.indexOf('/');
      if (slash < 0) {
        return numerator(written);
      }
      Scaled above = numerator(written.substring(0, slash));
      String below = written.substring(slash + 1);
      Span span = SPANS.get(below);
      return span == null
          ? new Scaled(above.name + "/" + below, above.factor)
          : new Scaled(above.name + "/s", above.factor * span.perSecond);
    }

    private static Scaled numerator(String word) {
      Span span = SPANS.get(word);
      if (span != null) {
        return new Scaled("sec", span.seconds);
      }
      Double bytes = BYTE_COUNTS.get(word);
      if (bytes != null) {
        return new Scaled("B", bytes);
      }
      return new Scaled(word.equals("ops") ? "op" : word, 1);
    }
  }
}
