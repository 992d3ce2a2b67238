/** Splits an expression into tokens and points at what is wrong. */
@NullMarked
package dev.benchstudy.benchstat.expr;

import org.jspecify.annotations.NullMarked;
