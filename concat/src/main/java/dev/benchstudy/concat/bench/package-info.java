/** Measures the concatenators; built into {@code target/benchmarks.jar}. */
@NullMarked
package dev.benchstudy.concat.bench;

import org.jspecify.annotations.NullMarked;
