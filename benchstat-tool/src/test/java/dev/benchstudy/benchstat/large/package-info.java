/**
 * Writes inputs of any size; a program that shows how time and memory grow with the input, and what
 * the tool's own benchmarks read.
 */
@NullMarked
package dev.benchstudy.benchstat.large;

import org.jspecify.annotations.NullMarked;
