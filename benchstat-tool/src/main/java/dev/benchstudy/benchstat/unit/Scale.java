package dev.benchstudy.benchstat.unit;

/**
 * How the numbers of one table row are written: all divided by the same power, with the same number
 * of decimals.
 *
 * @param divisor what a number is divided by; positive
 * @param prefix the SI or binary prefix that follows the number, may be empty
 * @param decimals how many decimals are shown, 0 or more
 */
public record Scale(double divisor, String prefix, int decimals) {
  private static final String[] DECIMAL_PREFIXES = {
    "T", "G", "M", "k", "", "m", "\u00c2\u00b5", "n"
  };
  private static final String[] BINARY_PREFIXES = {"Ti", "Gi", "Mi", "Ki", ""};
  private static final int LARGEST_DECIMAL_EXPONENT = 12;
  private static final int MOST_DECIMALS = 10;
  private static final int FEWEST_SMALL_DECIMALS = 3;

  /** For each prefix its divisor, and from where on one, two and three decimals are shown. */
  private static final double[][] DECIMAL_LIMITS = decimalLimits();

  /** Checks the parts. */
  public Scale {
    if (!(divisor > 0) || decimals < 0) {
      throw new IllegalArgumentException("divisor " + divisor + ", decimals " + decimals);
    }
  }

  /**
   * Returns the scale that shows the smallest non-zero magnitude with four digits, and larger ones
   * with more.
   *
   * <p>A NaN counts only if it comes first. Without a non-zero magnitude: three decimals, no
   * prefix.
   */
  public static Scale common(UnitClass unitClass, double... values) {
    double least = 0;
    for (double value : values) {
      double magnitude = Math.abs(value);
      if (magnitude != 0 && (least == 0 || magnitude < least)) {
        least = magnitude;
      }
    }
    if (least == 0) {
      return new Scale(1, "", FEWEST_SMALL_DECIMALS);
    }
    return unitClass == UnitClass.BINARY ? binary(least) : decimal(least);
  }

  private static double[][] decimalLimits() {
    double[][] limits = new double[DECIMAL_PREFIXES.length][];
    for (int i = 0; i < limits.length; i++) {
      String power = "e" + (LARGEST_DECIMAL_EXPONENT - 3 * i);
      limits[i] =
          new double[] {
            Double.parseDouble("1" + power),
            Double.parseDouble("99.995" + power),
            Double.parseDouble("9.9995" + power),
            Double.parseDouble("0.99995" + power)
          };
    }
    return limits;
  }

  private static Scale decimal(double magnitude) {
    for (int i = 0; i < DECIMAL_PREFIXES.length; i++) {
      for (int decimals = 1; decimals <= FEWEST_SMALL_DECIMALS; decimals++) {
        if (magnitude >= DECIMAL_LIMITS[i][decimals]) {
          return new Scale(DECIMAL_LIMITS[i][0], DECIMAL_PREFIXES[i], decimals);
        }
      }
    }
    return small(magnitude, 1e-9, "n");
  }

  private static Scale binary(double magnitude) {
    double divisor = 0x1p40;
    for (String prefix : BINARY_PREFIXES) {
      if (magnitude >= 99.995 * divisor) {
        return new Scale(divisor, prefix, 1);
      } else if (magnitude >= 9.9995 * divisor) {
        return new Scale(divisor, prefix, 2);
      } else if (magnitude >= 0.99995 * divisor) {
        return new Scale(divisor, prefix, 3);
      }
      divisor /= 1024;
    }
    return small(magnitude, 1, "");
  }

  private static Scale small(double magnitude, double divisor, String prefix) {
    double quotient = magnitude / divisor;
    for (int decimals = FEWEST_SMALL_DECIMALS; decimals < MOST_DECIMALS; decimals++) {
      if (quotient >= Double.parseDouble("9.9995e-" + (decimals - FEWEST_SMALL_DECIMALS + 1))) {
        return new Scale(divisor, prefix, decimals);
      }
    }
    return new Scale(divisor, prefix, MOST_DECIMALS);
  }

  /** Returns a number in this scale, as byte text. */
  public String format(double value) {
    return NumberText.fixed(value / divisor, decimals) + prefix;
  }
}
