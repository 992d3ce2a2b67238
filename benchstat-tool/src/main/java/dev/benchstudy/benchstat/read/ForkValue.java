package dev.benchstudy.benchstat.read;

import dev.benchstudy.benchstat.unit.Unit;
import java.util.ArrayList;
import java.util.List;

/**
 * The value of one metric in one fork.
 *
 * @param fork number of the fork, from 0
 * @param value the fork's value
 * @param iterations the values of its iterations, empty if not on record
 */
record ForkValue(int fork, double value, List<Double> iterations) {
  /** Copies the list. */
  ForkValue {
    iterations = List.copyOf(iterations);
  }

  /** Returns the same in base units, if it is in a unit as written. */
  ForkValue tidied(Unit unit) {
    List<Double> tidied = new ArrayList<>(iterations.size());
    for (double iteration : iterations) {
      tidied.add(unit.tidy(iteration));
    }
    return new ForkValue(fork, unit.tidy(value), tidied);
  }

  /** Returns whether the value and all iterations are finite numbers. */
  boolean isFinite() {
    for (double iteration : iterations) {
      if (!Double.isFinite(iteration)) {
        return false;
      }
    }
    return Double.isFinite(value);
  }
}
