/** Summarises each group and compares it with its baseline: the fourth step of the pipeline. */
@NullMarked
package dev.benchstudy.benchstat.compare;

import org.jspecify.annotations.NullMarked;
