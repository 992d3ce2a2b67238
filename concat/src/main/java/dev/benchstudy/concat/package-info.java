/**
 * Joins many short strings into one, in several ways that agree.
 *
 * <p>{@link dev.benchstudy.concat.Concatenator} is the contract, {@link
 * dev.benchstudy.concat.ConcatenatorVariant} lists the implementations, and the package {@code
 * bench} measures them.
 */
@NullMarked
package dev.benchstudy.concat;

import org.jspecify.annotations.NullMarked;
