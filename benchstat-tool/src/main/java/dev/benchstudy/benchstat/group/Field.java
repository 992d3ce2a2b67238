package dev.benchstudy.benchstat.group;

import dev.benchstudy.benchstat.model.Result;
import java.util.List;

/** One field of a projection: what it reads from a result, and how its values are ordered. */
interface Field {
  /**
   * Returns the values for a result, without empty ones at the end; remembers what it sees first.
   */
  List<String> read(Result result);

  /** Returns the names of its sub-keys; a field of one key has just that. */
  List<String> names();

  /** Compares two values of a sub-key. */
  int compare(int subKey, String a, String b);
}
