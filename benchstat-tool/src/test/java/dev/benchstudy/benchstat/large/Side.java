package dev.benchstudy.benchstat.large;

/** The two sides of a made comparison. */
public enum Side {
  /** What is compared with. */
  BASE("base", 2),
  /** Faster in every tenth benchmark. */
  NEW("new", 3);

  private static final int CHANGED = 10;
  private static final double FACTOR = 0.9;

  private final String word;
  private final long seed;

  Side(String word, long seed) {
    this.word = word;
    this.seed = seed;
  }

  /** Returns the word that tells its files. */
  String word() {
    return word;
  }

  long seed() {
    return seed;
  }

  double changed(int row, double level) {
    return this == NEW && row % CHANGED == 0 ? FACTOR * level : level;
  }
}
