/**
 * benchstat for the JVM: reads benchmark results, compares them and says which differences are
 * real.
 *
 * <p>Records flow one way: {@code read -> select -> group -> compare -> render}; {@code cli} wires
 * them.
 */
@NullMarked
package dev.benchstudy.benchstat;

import org.jspecify.annotations.NullMarked;
