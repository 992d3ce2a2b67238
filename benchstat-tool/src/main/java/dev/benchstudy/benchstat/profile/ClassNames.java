package dev.benchstudy.benchstat.profile;

import java.util.regex.Pattern;

/** Class names as people write them. */
final class ClassNames {
  /** The part of a hidden class's name that differs from run to run. */
  private static final Pattern HIDDEN = Pattern.compile("(?:[/+.]0x[0-9a-f]+)|(?:/\\d+)");

  private ClassNames() {}

  /**
   * A class name of a recording as in Java source, {@code byte[]} for {@code [B}, and without the
   * address that a class made at run time carries.
   */
  static String readable(String recorded) {
    String name = HIDDEN.matcher(recorded).replaceAll("");
    int dimensions = 0;
    while (dimensions < name.length() && name.charAt(dimensions) == '[') {
      dimensions++;
    }
    return dimensions == 0 ? name : element(name.substring(dimensions)) + "[]".repeat(dimensions);
  }

  private static String element(String descriptor) {
    return switch (descriptor) {
      case "Z" -> "boolean";
      case "B" -> "byte";
      case "C" -> "char";
      case "S" -> "short";
      case "I" -> "int";
      case "J" -> "long";
      case "F" -> "float";
      case "D" -> "double";
      default ->
          descriptor.startsWith("L") && descriptor.endsWith(";")
              ? descriptor.substring(1, descriptor.length() - 1).replace('/', '.')
              : descriptor;
    };
  }
}
