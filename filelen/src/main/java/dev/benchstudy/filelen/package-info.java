/**
 * Ways to count the bytes of a file through a read buffer of a given size, all with one contract.
 *
 * <p>This is the whole study but for its benchmarks, which stand in {@code bench}.
 */
@NullMarked
package dev.benchstudy.filelen;

import org.jspecify.annotations.NullMarked;
