package dev.benchstudy.benchstat.render;

import dev.benchstudy.benchstat.compare.Comparison;

/** How a text looks on a terminal with colours. */
enum Paint {
  /** As the terminal shows it. */
  PLAIN(""),
  /** Green. */
  BETTER("\u001b[32m"),
  /** Red. */
  WORSE("\u001b[31m"),
  /** Bold: different, and nobody knows whether that is good. */
  CHANGED("\u001b[1m");

  private static final String RESET = "\u001b[0m";

  private final String start;

  Paint(String start) {
    this.start = start;
  }

  static Paint of(Comparison.Verdict verdict) {
    return switch (verdict) {
      case BETTER -> BETTER;
      case WORSE -> WORSE;
      case CHANGED -> CHANGED;
      case SAME -> PLAIN;
    };
  }

  String on(String text) {
    return this == PLAIN ? text : start + text + RESET;
  }
}
