package dev.benchstudy.concat;

/**
 * Appends to a string with {@code +=}: the base of the comparison.
 *
 * <p>A string cannot change, so every {@code +=} makes a new one and copies what is already there:
 * n parts of equal length copy n(n+1)/2 times that length. The compiler turns each {@code +} into
 * an {@code invokedynamic} that makes exactly two objects, the string and its bytes; the loop
 * around it is not its business.
 *
 * <p>Source: Java Language Specification, section 15.18.1; JEP 280. Go's {@code +=} on strings
 * makes one object a step, since a Go string is a pointer and a length and no object of its own.
 */
final class PlusConcatenator implements Concatenator {

  @Override
  public String concat(String[] parts) {
    String joined = "";
    for (String part : parts) {
      joined += part;
    }
    return joined;
  }
}
