package dev.benchstudy.cacheparallel;

/** How large tables have to be, and which capacities make sense. */
final class Capacities {

  private Capacities() {}

  /**
   * Returns the initial capacity with which a {@link java.util.HashMap} takes so many entries
   * without growing: it grows when it is filled to three quarters.
   */
  static int tableSizeFor(int entries) {
    return (int) Math.min(1 << 30, requirePositive(entries) / 3 * 4L + 4);
  }

  /**
   * Returns its argument.
   *
   * @throws IllegalArgumentException if it is below 1
   */
  static int requirePositive(int capacity) {
    if (capacity < 1) {
      throw new IllegalArgumentException(
          "the capacity of a cache must be at least 1, not " + capacity);
    }
    return capacity;
  }
}
