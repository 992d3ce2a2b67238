/**
 * Runs benchmarks: one fork at a time, both sides in turn, every finished fork safe on disk.
 *
 * <p>Stands beside the pipeline, which only meets its files:
 *
 * <pre>
 *   study.properties, options -> Plan -> ForkRunner -> ForkOutcome -> ResultFile -> results/*.json
 *                                 ^  (a JVM with the benchmarks: InsideJmh)            |
 *                                 +------------- Campaign goes on from there ----------+
 * </pre>
 */
@NullMarked
package dev.benchstudy.benchstat.measure;

import org.jspecify.annotations.NullMarked;
