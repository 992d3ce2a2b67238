/**
 * Measures the caches with one thread and with several.
 *
 * <p>Place: JMH benchmarks, built into {@code benchmarks.jar}; nothing else depends on this
 * package.
 */
@NullMarked
package dev.benchstudy.cacheparallel.bench;

import org.jspecify.annotations.NullMarked;
