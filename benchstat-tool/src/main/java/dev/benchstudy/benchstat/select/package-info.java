/** Decides which results and which of their measurements stay: the second step of the pipeline. */
@NullMarked
package dev.benchstudy.benchstat.select;

import org.jspecify.annotations.NullMarked;
