package dev.benchstudy.benchstat.compare;

import java.util.stream.IntStream;

/** After how many blocks a gate looks at its data: often at first, more rarely later. */
public final class Looks {
  /** The first look: fewer pairs decide nothing. */
  public static final int FIRST = 4;

  /** The blocks of a gate that is given no other budget. */
  public static final int USUAL_BLOCKS = 20;

  private Looks() {}

  /**
   * Returns the numbers of blocks at 4, 6, 8, 10, 12, 16, 20, then every tenth, the last being the
   * most.
   */
  public static int[] until(int mostBlocks) {
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
