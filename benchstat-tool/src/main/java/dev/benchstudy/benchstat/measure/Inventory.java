package dev.benchstudy.benchstat.measure;

import dev.benchstudy.benchstat.measure.BenchmarkJvm.Listing;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * What there is to measure: the rows of every side, and how long they are planned to take.
 *
 * @param sides the sides
 * @param listings what each side's jar holds of what its options ask for
 * @param empty the first side's benchmark that does nothing
 */
record Inventory(List<Side> sides, List<Listing> listings, Optional<Row> empty) {
  /** A fork may take this and four times its plan: set-up, collection, a busy machine. */
  static final Duration LIMIT_BASE = Duration.ofMinutes(2);

  /** Where the plan cannot be known. */
  private static final Duration LIMIT_UNPLANNED = Duration.ofMinutes(10);

  private static final double MILLIS_FOR_A_PLANNED_SECOND = 4000;

  Inventory {
    sides = List.copyOf(sides);
    listings = List.copyOf(listings);
  }

  /**
   * Asks the jars.
   *
   * @throws MeasureException if one is no jar of JMH benchmarks, or has none that is asked for
   */
  static Inventory take(List<Side> sides, BenchmarkJvm jvm, ChildProcess process)
      throws MeasureException, InterruptedException {
    List<Listing> listings = new ArrayList<>();
    for (Side side : sides) {
      listings.add(list(side, jvm, process));
    }
    Listing floor = jvm.list(sides.get(0), JmhOptions.emptyBenchmark(), process);
    return new Inventory(sides, listings, floor.empty().stream().findFirst());
  }

  private static Listing list(Side side, BenchmarkJvm jvm, ChildProcess process)
      throws MeasureException, InterruptedException {
    Map<Row, Double> rows = new LinkedHashMap<>();
    String java = "";
    for (JmhOptions options : side.options().eachThreadCount()) {
      Listing listing = jvm.list(side, options, process);
      rows.putAll(listing.seconds());
      java = listing.java();
    }
    if (rows.isEmpty()) {
      throw new MeasureException(
          side.jar() + ": no benchmark matches " + String.join(" ", side.options().includes()));
    }
    return new Listing(java, rows, List.of());
  }

  /** The rows of each side. */
  List<List<Row>> rows() {
    return listings.stream().map(listing -> List.copyOf(listing.seconds().keySet())).toList();
  }

  /** How long a fork is planned to measure, in seconds; NaN if that cannot be told. */
  double seconds(int side, Row row) {
    return listings.get(side).seconds().getOrDefault(row, Double.NaN);
  }

  /** How long a fork may take before it counts as hung. */
  Duration limit(int side, Row row) {
    double planned = seconds(side, row);
    return Double.isNaN(planned)
        ? LIMIT_UNPLANNED
        : LIMIT_BASE.plus(Duration.ofMillis(Math.round(MILLIS_FOR_A_PLANNED_SECOND * planned)));
  }

  /** What a row is called in messages: with its side where there are several. */
  String name(int side, Row row) {
    return (sides.size() == 1 ? "" : sides.get(side).name() + " ") + row.label();
  }

  /** All on which it depends what is measured; two runs that agree in it can be one. */
  List<String> identity() throws MeasureException {
    List<String> identity = new ArrayList<>();
    for (int i = 0; i < sides.size(); i++) {
      Side side = sides.get(i);
      String of = " of " + side.name() + " ";
      identity.add("JVM" + of + listings.get(i).java());
      identity.add("jar" + of + JarDigest.of(side.jar()));
      identity.add("options" + of + String.join(" ", side.options().words()));
      identity.add("heap" + of + String.join(" ", side.jvmArgs()));
      identity.add("host" + of + String.join(" ", side.hostArgs()));
    }
    return identity;
  }

  /**
   * Rows without the parameter that tells several sides apart: the same benchmark on all of them.
   */
  List<String> warnings() {
    List<String> warnings = new ArrayList<>();
    for (int side = 0; sides.size() > 1 && side < sides.size(); side++) {
      Set<String> own = sides.get(side).ownParams();
      for (Row row : listings.get(side).seconds().keySet()) {
        if (!own.isEmpty() && Collections.disjoint(own, row.params().keySet())) {
          warnings.add(
              row.label() + " has no parameter " + String.join(", ", own) + ": equal on all sides");
        }
      }
    }
    return warnings;
  }
}
