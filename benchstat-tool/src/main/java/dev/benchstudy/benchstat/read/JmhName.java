package dev.benchstudy.benchstat.read;

import java.util.List;

/**
 * The name of a JMH benchmark in its parts, ordinary text.
 *
 * @param pkg the package, empty if there is none
 * @param base class and method, with the classes around the class
 * @param method the method
 */
record JmhName(String pkg, String base, String method) {
  /**
   * Cuts a name before its first class: the first word with a capital letter, or else the last but
   * one.
   */
  static JmhName of(String benchmark) {
    List<String> words = List.of(benchmark.split("\\.", -1));
    int last = words.size() - 1;
    int first = Math.max(0, last - 1);
    for (int i = 0; i < last; i++) {
      if (isCapitalised(words.get(i))) {
        first = i;
        break;
      }
    }
    return new JmhName(
        String.join(".", words.subList(0, first)),
        String.join(".", words.subList(first, words.size())),
        words.get(last));
  }

  private static boolean isCapitalised(String word) {
    return !word.isEmpty() && Character.isUpperCase(word.codePointAt(0));
  }
}
