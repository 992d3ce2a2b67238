package dev.benchstudy.benchstat.measure;

import java.nio.file.Path;
import java.util.List;
import java.util.Set;

/**
 * One of the things to compare: a jar of benchmarks, the options it runs with, and where its
 * results go.
 *
 * @param name names the result file, such as {@code base}
 * @param jar the jar with the benchmarks
 * @param options benchmarks, parameters and all else that JMH is told
 * @param ownParams the parameters by which rows differ that are compared with each other: those of
 *     the two sides, or of one side whose rows stand in several columns
 * @param jvmArgs what the forks' JVM is told where options and annotations say nothing
 * @param hostArgs what the JVM that runs JMH itself is told, such as the mode of its blackholes
 * @param revision the state of the sources that the jar was built from
 */
record Side(
    String name,
    Path jar,
    JmhOptions options,
    Set<String> ownParams,
    List<String> jvmArgs,
    List<String> hostArgs,
    Revision revision) {
  /**
   * A fixed heap, all of it in memory from the start: page faults are not part of any benchmark.
   */
  static final List<String> USUAL_HEAP = List.of("-Xms512m", "-Xmx512m", "-XX:+AlwaysPreTouch");

  Side {
    ownParams = Set.copyOf(ownParams);
    jvmArgs = List.copyOf(jvmArgs);
    hostArgs = List.copyOf(hostArgs);
  }
}
