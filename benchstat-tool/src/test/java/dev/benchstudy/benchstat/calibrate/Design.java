package dev.benchstudy.benchstat.calibrate;

import java.util.List;

/**
 * How many forks of how many iterations are measured on each side.
 *
 * @param base the base side
 * @param next the new side
 */
record Design(Side base, Side next) {
  /** Designs with equal sides, from one long fork to many short ones. */
  static final List<Design> EQUAL =
      List.of(of(1, 10), of(2, 5), of(3, 5), of(5, 5), of(6, 5), of(10, 5), of(20, 3));

  /** Designs whose sides differ. */
  static final List<Design> MIXED =
      List.of(
          new Design(new Side(2, 5), new Side(3, 5)),
          new Design(new Side(2, 5), new Side(5, 5)),
          new Design(new Side(2, 5), new Side(10, 5)),
          new Design(new Side(3, 5), new Side(10, 5)),
          new Design(new Side(5, 5), new Side(6, 5)),
          new Design(new Side(6, 5), new Side(10, 5)));

  /** The forks of one side and the iterations of each. */
  record Side(int forks, int iterations) {}

  static Design of(int forks, int iterations) {
    Side side = new Side(forks, iterations);
    return new Design(side, side);
  }

  String label() {
    return base.equals(next)
        ? base.forks() + "x" + base.iterations()
        : base.forks() + " v " + next.forks() + " (x" + base.iterations() + ")";
  }
}
