/**
 * Coverage-guided fuzzing of all that reads what others wrote; an ordinary test run tries only
 * saved inputs and a few changes of each.
 *
 * <pre>
 *   FuzzTest -> Fuzzer -> Mutator      changes inputs that reached something new
 *                      -> Coverage     says what an input reached (JaCoCo)
 *                      -> FuzzTarget   what is fed, and what must never happen
 * </pre>
 */
@NullMarked
package dev.benchstudy.benchstat.fuzz;

import org.jspecify.annotations.NullMarked;
