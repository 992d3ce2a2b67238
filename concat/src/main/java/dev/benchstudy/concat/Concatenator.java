package dev.benchstudy.concat;

/**
 * Joins strings into one.
 *
 * <ul>
 *   <li>The result holds the characters of all parts, in order, with nothing between them. No
 *       parts, or only empty ones, give the empty string.
 *   <li>Parts may hold any characters, well-formed UTF-16 or not: halves of a surrogate pair that
 *       meet at a seam become the pair.
 *   <li>No part is null. This is not checked, since a check would be measured along: some
 *       implementations then throw {@link NullPointerException}, others join the four letters
 *       {@code null}.
 *   <li>The array is left as it was. Whether the result of a single part is that very object is
 *       open.
 * </ul>
 *
 * <p>Implementations keep no state: one instance serves any number of threads.
 */
@FunctionalInterface
public interface Concatenator {

  /**
   * Returns the parts, joined.
   *
   * @param parts the strings to join, none of them null
   * @return all their characters in order
   * @throws NullPointerException if {@code parts} itself is null
   * @throws OutOfMemoryError if the result has more characters than a string can hold
   */
  String concat(String[] parts);
}
