package dev.benchstudy.benchstat.group;

import dev.benchstudy.benchstat.unit.NumberSyntaxException;
import dev.benchstudy.benchstat.unit.NumberText;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * How the values of a field are ordered. Values that an order calls equal are ordered by their
 * bytes.
 */
public sealed interface KeyOrder {
  /**
   * Compares two different values; 0 if this order does not tell them apart.
   *
   * @param firstSeen when each value was first seen: its number, from 0
   */
  int compare(String a, String b, Map<String, Integer> firstSeen);

  /** As first seen. */
  record First() implements KeyOrder {
    @Override
    public int compare(String a, String b, Map<String, Integer> firstSeen) {
      return Integer.compare(firstSeen.getOrDefault(a, 0), firstSeen.getOrDefault(b, 0));
    }
  }

  /** By bytes. */
  record Alpha() implements KeyOrder {
    @Override
    public int compare(String a, String b, Map<String, Integer> firstSeen) {
      return 0;
    }
  }

  /** By the number that a value is or holds; values without a number come last. */
  record Numeric() implements KeyOrder {
    private static final Pattern NUMBER = Pattern.compile("([0-9.]+)(?:([kKMGTPEZY])(i)?)?[bB]?");
    private static final String PREFIXES = "kMGTPEZY";

    /** Compares two values: numbers ascending, then NaN, then values without a number. */
    @Override
    public int compare(String a, String b, Map<String, Integer> firstSeen) {
      double x = number(a);
      double y = number(b);
      boolean xIs = isNumber(a, x);
      boolean yIs = isNumber(b, y);
      if (xIs && yIs) {
        // -0 and 0 are one number here, unlike in Double.compare.
        return x == y ? 0 : Double.compare(x, y);
      }
      return Boolean.compare(yIs, xIs);
    }

    private static boolean isNumber(String text, double value) {
      return !Double.isNaN(value) || text.equalsIgnoreCase("nan");
    }

    /** Returns the number that a value is or holds, NaN if it is NaN or there is none. */
    static double number(String text) {
      try {
        return NumberText.parse(text);
      } catch (NumberSyntaxException e) {
        return embedded(text);
      }
    }

    private static double embedded(String text) {
      Matcher matcher = NUMBER.matcher(text);
      if (!matcher.find()) {
        return Double.NaN;
      }
      try {
        double value = NumberText.parse(matcher.group(1));
        String prefix = matcher.group(2);
        if (prefix == null) {
          return value;
        }
        double base = matcher.group(3) == null ? 1000 : 1024;
        return value * Math.pow(base, PREFIXES.indexOf(prefix.equals("K") ? "k" : prefix) + 1);
      } catch (NumberSyntaxException e) {
        return Double.NaN;
      }
    }
  }

  /**
   * In the order of a list; results whose value is not in it are dropped.
   *
   * @param positions where each value stands in the list; a value that stands there twice has its
   *     later place
   */
  record Fixed(Map<String, Integer> positions) implements KeyOrder {
    /** Copies the map. */
    public Fixed {
      positions = Map.copyOf(positions);
    }

    static Fixed of(List<String> values) {
      Map<String, Integer> positions = new HashMap<>();
      for (int i = 0; i < values.size(); i++) {
        positions.put(values.get(i), i);
      }
      return new Fixed(positions);
    }

    boolean lists(String value) {
      return positions.containsKey(value);
    }

    @Override
    public int compare(String a, String b, Map<String, Integer> firstSeen) {
      return Integer.compare(positions.getOrDefault(a, 0), positions.getOrDefault(b, 0));
    }
  }
}
