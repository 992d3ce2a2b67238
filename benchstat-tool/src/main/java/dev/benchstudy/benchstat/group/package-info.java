/**
 * Gives each result its table, row and column key, and orders keys: the third step of the pipeline.
 */
@NullMarked
package dev.benchstudy.benchstat.group;

import org.jspecify.annotations.NullMarked;
