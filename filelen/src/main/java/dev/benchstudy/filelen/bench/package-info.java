/**
 * The benchmarks of the filelen study: what one call of each implementation costs.
 *
 * <p>Class = subject, method = operation, parameters = dimensions; these words head every table.
 */
@NullMarked
package dev.benchstudy.filelen.bench;

import org.jspecify.annotations.NullMarked;
