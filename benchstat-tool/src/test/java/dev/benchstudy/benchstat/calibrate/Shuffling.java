package dev.benchstudy.benchstat.calibrate;

import java.util.random.RandomGenerator;

/** Brings things into random order. */
final class Shuffling {
  private Shuffling() {}

  /** Returns the items in random order, each order as likely as any other. */
  static <T> T[] of(RandomGenerator random, T[] items) {
    T[] dealt = items.clone();
    for (int i = 0; i < dealt.length; i++) {
      int other = i + random.nextInt(dealt.length - i);
      T item = dealt[other];
      dealt[other] = dealt[i];
      dealt[i] = item;
    }
    return dealt;
  }
}
