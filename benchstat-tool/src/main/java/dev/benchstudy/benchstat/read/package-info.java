/** Turns files into a stream of records: the first step of the pipeline. */
@NullMarked
package dev.benchstudy.benchstat.read;

import org.jspecify.annotations.NullMarked;
