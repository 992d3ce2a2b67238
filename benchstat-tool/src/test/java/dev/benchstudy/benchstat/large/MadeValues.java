package dev.benchstudy.benchstat.large;

import java.util.SplittableRandom;

/** Positive numbers around levels, as texts of four digits, so that many of them are equal. */
final class MadeValues {
  private static final int DIGITS = 4;

  private final SplittableRandom random;

  MadeValues(long seed) {
    random = new SplittableRandom(seed);
  }

  /** Returns a level between two others, as likely in one decade as in the next. */
  double level(double low, double high) {
    return low * Math.pow(high / low, random.nextDouble());
  }

  /** Returns a number that is normally distributed around a level; its spread is relative. */
  double near(double level, double spread) {
    return level * Math.max(0.1, 1 + spread * random.nextGaussian());
  }

  /** Returns {@link #near} as text. */
  String text(double level, double spread) {
    return text(near(level, spread));
  }

  int count(int most) {
    return 1 + random.nextInt(most);
  }

  /** Returns a number rounded to four digits. */
  static String text(double value) {
    int decimals = DIGITS - 1 - (int) Math.floor(Math.log10(value));
    if (decimals <= 0) {
      long step = Math.round(Math.pow(10, -decimals));
      return Long.toString(Math.round(value / step) * step);
    }
    long power = Math.round(Math.pow(10, decimals));
    long digits = Math.round(value * power);
    String fraction = Long.toString(power + digits % power).substring(1);
    return digits / power + "." + fraction;
  }
}
