/** Measures the sluggers; built into {@code target/benchmarks.jar}. */
@NullMarked
package dev.benchstudy.slug.bench;

import org.jspecify.annotations.NullMarked;
