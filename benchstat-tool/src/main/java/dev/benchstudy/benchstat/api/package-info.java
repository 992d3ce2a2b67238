/**
 * Compares and judges result files in one call: benchstat as a library, on top of the whole
 * pipeline and below the program.
 */
@NullMarked
package dev.benchstudy.benchstat.api;

import org.jspecify.annotations.NullMarked;
