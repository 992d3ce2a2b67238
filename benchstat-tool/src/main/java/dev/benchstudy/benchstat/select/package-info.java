/**
 * Decides which results and which of their measurements stay, and adds those that follow from
 * others: the second step of the pipeline.
 */
@NullMarked
package dev.benchstudy.benchstat.select;

import org.jspecify.annotations.NullMarked;
