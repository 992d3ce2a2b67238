/**
 * Measures the mixer in honest and in dishonest ways, to show which is which.
 *
 * <p>Place: JMH benchmarks, built into {@code benchmarks.jar}; nothing else depends on this
 * package.
 */
@NullMarked
package dev.benchstudy.hashmix.bench;

import org.jspecify.annotations.NullMarked;
