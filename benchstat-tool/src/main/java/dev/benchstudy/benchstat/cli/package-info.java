/** Reads flags, runs the pipeline and picks the exit status; nothing imports it. */
@NullMarked
package dev.benchstudy.benchstat.cli;

import org.jspecify.annotations.NullMarked;
