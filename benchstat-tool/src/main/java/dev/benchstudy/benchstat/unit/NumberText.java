package dev.benchstudy.benchstat.unit;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.regex.Pattern;

/**
 * Numbers as text, both ways, as Go's {@code strconv} reads and writes them: independent of locale
 * and JDK.
 *
 * <p>Reading takes decimal and hexadecimal floating-point numbers, underscores between digits, and
 * the words {@code inf}, {@code infinity} (with a sign) and {@code nan} (without), in any case.
 */
public final class NumberText {
  /** Expressions, made when a number is read that is more than digits and a point. */
  private static final class Grammar {
    static final Pattern DECIMAL =
        Pattern.compile("[+-]?(?:[0-9]++\\.?[0-9]*+|\\.[0-9]++)(?:[eE][+-]?[0-9]++)?");
    static final Pattern HEXADECIMAL =
        Pattern.compile(
            "[+-]?0[xX](?:[0-9a-fA-F]++\\.?[0-9a-fA-F]*+|\\.[0-9a-fA-F]++)[pP][+-]?[0-9]++");
    static final Pattern INFINITE = Pattern.compile("(?i)[+-]?inf(?:inity)?");
  }

  private static final int LONGEST_SHORTEST_FORM = 17;

  /** So many digits fit into a long. */
  private static final int LONGEST_EASY = 18;

  private static final double[] POWERS_OF_TEN = {
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
    1e17, 1e18
  };

  private NumberText() {}

  /**
   * Returns the double nearest to the number a text writes; too small ones become 0 or a denormal.
   *
   * @throws NumberSyntaxException if the text is no number, or one beyond the largest double
   */
  public static double parse(String text) throws NumberSyntaxException {
    if (isPlain(text)) {
      double quotient = quotient(text);
      return quotient >= 0 ? quotient : finite(Double.parseDouble(text));
    }
    if (!underscoresStandBetweenDigits(text)) {
      throw new NumberSyntaxException(NumberFormatFault.INVALID_SYNTAX);
    }
    if (Grammar.INFINITE.matcher(text).matches()) {
      return text.charAt(0) == '-' ? Double.NEGATIVE_INFINITY : Double.POSITIVE_INFINITY;
    }
    if (text.equalsIgnoreCase("nan")) {
      return Double.NaN;
    }
    String number = text.replace("_", "");
    if (!Grammar.DECIMAL.matcher(number).matches()
        && !Grammar.HEXADECIMAL.matcher(number).matches()) {
      throw new NumberSyntaxException(NumberFormatFault.INVALID_SYNTAX);
    }
    return finite(Double.parseDouble(number));
  }

  private static boolean isPlain(String text) {
    int points = 0;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '.') {
        points++;
      } else if (c < '0' || c > '9') {
        return false;
      }
    }
    return points <= 1 && text.length() > points;
  }

  /**
   * Returns the number of a plain text as W. D. Clinger (1990), "How to Read Floating Point Numbers
   * Accurately", does in easy cases: digits up to 2^53 and a power of ten up to 10^22 are doubles,
   * and their quotient is rounded once. Negative in all other cases.
   */
  private static double quotient(String text) {
    long digits = 0;
    int point = text.length();
    for (int i = 0; i < text.length(); i++) {
      if (text.charAt(i) == '.') {
        point = i + 1;
      } else {
        digits = 10 * digits + (text.charAt(i) - '0');
      }
    }
    boolean easy = text.length() <= LONGEST_EASY && digits <= 1L << 53;
    return easy ? digits / POWERS_OF_TEN[text.length() - point] : -1;
  }

  private static double finite(double value) throws NumberSyntaxException {
    if (Double.isInfinite(value)) {
      throw new NumberSyntaxException(NumberFormatFault.OUT_OF_RANGE);
    }
    return value;
  }

  /**
   * Returns whether every underscore of a number has a digit on either side; the prefix {@code 0x}
   * counts as a digit.
   */
  static boolean underscoresStandBetweenDigits(String text) {
    if (text.indexOf('_') < 0) {
      return true;
    }
    int digits = text.charAt(0) == '+' || text.charAt(0) == '-' ? 1 : 0;
    boolean hexadecimal = text.startsWith("0x", digits) || text.startsWith("0X", digits);
    char previous = hexadecimal ? '0' : '.';
    for (int i = hexadecimal ? digits + 2 : digits; i < text.length(); i++) {
      char c = text.charAt(i);
      char kind = isDigit(c, hexadecimal) ? '0' : c == '_' ? '_' : '.';
      if (kind == '_' && previous != '0' || previous == '_' && kind != '0') {
        return false;
      }
      previous = kind;
    }
    return previous != '_';
  }

  private static boolean isDigit(char c, boolean hexadecimal) {
    return c >= '0' && c <= '9' || hexadecimal && (c >= 'a' && c <= 'f' || c >= 'A' && c <= 'F');
  }

  /**
   * Checks a whole decimal number with an optional sign, as benchmark lines give for their
   * iteration count.
   *
   * @throws NumberSyntaxException if the text is none, or beyond 64 bits with sign
   */
  public static void checkWhole(String text) throws NumberSyntaxException {
    boolean signed = !text.isEmpty() && (text.charAt(0) == '+' || text.charAt(0) == '-');
    if (text.length() >= 19 && !underscoresStandBetweenDigits(text)) {
      throw new NumberSyntaxException(NumberFormatFault.INVALID_SYNTAX);
    }
    if (text.length() == (signed ? 1 : 0)) {
      throw new NumberSyntaxException(NumberFormatFault.INVALID_SYNTAX);
    }
    long value = 0;
    int first = signed ? 1 : 0;
    for (int i = first; i < text.length(); i++) {
      int digit = text.charAt(i) - '0';
      if (digit < 0 || digit > 9) {
        throw new NumberSyntaxException(NumberFormatFault.INVALID_SYNTAX);
      }
      if (i - first >= LONGEST_EASY
          && Long.compareUnsigned(value, Long.divideUnsigned(-1L - digit, 10)) > 0) {
        throw new NumberSyntaxException(NumberFormatFault.OUT_OF_RANGE);
      }
      value = value * 10 + digit;
    }
    long limit = text.charAt(0) == '-' ? Long.MIN_VALUE : Long.MAX_VALUE;
    if (Long.compareUnsigned(value, limit) > 0) {
      throw new NumberSyntaxException(NumberFormatFault.OUT_OF_RANGE);
    }
  }

  /**
   * Returns a number with {@code decimals} decimals, its exact binary value rounded half to even;
   * keeps the sign of -0.
   */
  public static String fixed(double value, int decimals) {
    if (Double.isNaN(value)) {
      return "NaN";
    }
    if (Double.isInfinite(value)) {
      return value > 0 ? "+Inf" : "-Inf";
    }
    String digits = digits(Math.abs(value), decimals);
    return isNegative(value) ? "-" + digits : digits;
  }

  private static String digits(double magnitude, int decimals) {
    if (decimals < POWERS_OF_TEN.length) {
      double power = POWERS_OF_TEN[decimals];
      double scaled = magnitude * power;
      double rounded = Math.rint(scaled);
      // Where rounding the product could not have carried it over the middle between two numbers;
      // from 2^51 on, one half is no more than one ulp.
      if (Math.abs(Math.abs(scaled - rounded) - 0.5) > Math.ulp(scaled)) {
        String whole = Long.toString((long) rounded);
        int point = whole.length() - decimals;
        String padded = point > 0 ? whole : "0".repeat(1 - point) + whole;
        int split = padded.length() - decimals;
        return decimals == 0 ? whole : padded.substring(0, split) + "." + padded.substring(split);
      }
    }
    return new BigDecimal(magnitude).setScale(decimals, RoundingMode.HALF_EVEN).toPlainString();
  }

  /** Returns {@link #fixed} with a plus sign where there is no minus sign. */
  public static String signedFixed(double value, int decimals) {
    String text = fixed(value, decimals);
    char first = text.charAt(0);
    return first == '-' || first == '+' ? text : "+" + text;
  }

  /**
   * Returns the fewest digits that read back as the same number, the closest such number if there
   * are several; with an exponent below 1e-4 and from 1e6 on ({@code 1e+06}).
   */
  public static String shortest(double value) {
    if (Double.isNaN(value) || Double.isInfinite(value)) {
      return fixed(value, 0);
    }
    String sign = isNegative(value) ? "-" : "";
    double magnitude = Math.abs(value);
    if (magnitude == 0) {
      return sign + "0";
    }
    BigDecimal exact = new BigDecimal(magnitude);
    BigDecimal rounded = exact;
    for (int n = 1; n <= LONGEST_SHORTEST_FORM; n++) {
      rounded = exact.round(new MathContext(n, RoundingMode.HALF_EVEN));
      if (rounded.doubleValue() == magnitude) {
        break;
      }
    }
    rounded = rounded.stripTrailingZeros();
    int exponent = rounded.precision() - rounded.scale() - 1;
    return sign
        + (exponent < -4 || exponent >= 6
            ? scientific(rounded.unscaledValue().toString(), exponent)
            : rounded.toPlainString());
  }

  private static String scientific(String digits, int exponent) {
    String power = Integer.toString(Math.abs(exponent));
    return digits.charAt(0)
        + (digits.length() > 1 ? "." + digits.substring(1) : "")
        + (exponent < 0 ? "e-" : "e+")
        + (power.length() < 2 ? "0" + power : power);
  }

  private static boolean isNegative(double value) {
    return value < 0 || value == 0 && 1 / value < 0;
  }
}
