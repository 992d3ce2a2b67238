/** Turns written units into base units, and numbers into readable text. */
@NullMarked
package dev.benchstudy.benchstat.unit;

import org.jspecify.annotations.NullMarked;
