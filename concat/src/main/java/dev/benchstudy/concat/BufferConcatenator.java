package dev.benchstudy.concat;

/**
 * Appends to a {@link StringBuffer}: the builder of 1996, every call of which takes a lock.
 *
 * <p>Allocates as {@code builder} does. No other thread ever sees the buffer, so the lock is never
 * waited for, and the compiler may remove it.
 *
 * <p>Source: {@code java.lang}; no Go counterpart.
 */
final class BufferConcatenator implements Concatenator {

  @Override
  @SuppressWarnings("JdkObsolete") // it is here to be compared
  public String concat(String[] parts) {
    StringBuffer joined = new StringBuffer();
    for (String part : parts) {
      joined.append(part);
    }
    return joined.toString();
  }
}
