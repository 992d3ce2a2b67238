/**
 * Explains a number: how many objects an operation allocates, where its time and its bytes go, and
 * which instructions the compiler made of it.
 *
 * <p>Stands beside the pipeline that reads and compares results, with main classes of its own;
 * nothing in the pipeline knows of it. The JMH profilers here run inside a benchmark's own process,
 * from {@code benchstat.jar} on its class path beside the study's {@code benchmarks.jar}.
 */
@NullMarked
package dev.benchstudy.benchstat.profile;

import org.jspecify.annotations.NullMarked;
