package dev.benchstudy.benchstat.select;

import java.util.BitSet;

/**
 * What a condition says of one result: all of it, nothing, or some of its measurements.
 *
 * @param kind which of these
 * @param measurements the indices of the measurements, for {@link Kind#SOME}
 */
record Verdict(Kind kind, BitSet measurements) {
  /** The kinds of verdicts. */
  enum Kind {
    ALL,
    NONE,
    SOME
  }

  static final Verdict ALL = new Verdict(Kind.ALL, new BitSet());
  static final Verdict NONE = new Verdict(Kind.NONE, new BitSet());

  static Verdict of(boolean all) {
    return all ? ALL : NONE;
  }

  static Verdict some(BitSet measurements) {
    return new Verdict(Kind.SOME, measurements);
  }

  /** Returns the opposite, for a result of {@code size} measurements. */
  Verdict negated(int size) {
    if (kind != Kind.SOME) {
      return of(kind == Kind.NONE);
    }
    BitSet flipped = (BitSet) measurements.clone();
    flipped.flip(0, size);
    return some(flipped);
  }
}
