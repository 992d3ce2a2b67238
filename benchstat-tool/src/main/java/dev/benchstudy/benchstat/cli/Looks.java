package dev.benchstudy.benchstat.cli;

import java.util.stream.IntStream;

/** After how many blocks a gate looks at its data: often at first, more rarely later. */
final class Looks {
  /** The first look: fewer pairs decide nothing. */
  static final int FIRST = 4;

  private Looks() {}

  /**
   * Returns the numbers of blocks at 4, 6, 8, 10, 12, 16, 20, then every tenth, the last being the
   * most.
   */
  static int[] until(int mostBlocks) {
    IntStream all =
        IntStream.rangeClosed(FIRST, mostBlocks)
            .filter(
                blocks ->
                    blocks == mostBlocks
                        || blocks <= 12 && blocks % 2 == 0
                        || blocks <= 20 && blocks % 4 == 0
                        || blocks % 10 == 0);
    return all.toArray();
  }
}
