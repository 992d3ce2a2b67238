/** The tool's own benchmarks: built into target/benchmarks.jar, run by scripts/bench.sh. */
@NullMarked
package dev.benchstudy.benchstat.bench;

import org.jspecify.annotations.NullMarked;
