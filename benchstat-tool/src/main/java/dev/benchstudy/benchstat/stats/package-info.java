/** Computes on numbers; has never heard of a benchmark. */
@NullMarked
package dev.benchstudy.benchstat.stats;

import org.jspecify.annotations.NullMarked;
