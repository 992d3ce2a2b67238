package dev.benchstudy.hashmix;

/**
 * A mixing function on 64-bit numbers that can be undone.
 *
 * <p>The contract, for every implementation:
 *
 * <ul>
 *   <li>Input: every {@code long}; its 64 bits are read as an unsigned number. There is no error
 *       and nothing is thrown.
 *   <li>Pure: equal input gives equal output, in every call, thread and JVM; nothing is stored and
 *       nothing allocated.
 *   <li>A bijection: {@code unmix(mix(x)) == x} and {@code mix(unmix(x)) == x}. Two different
 *       inputs never collide.
 *   <li>Avalanche: changing any one bit of the input changes every bit of the output with a
 *       probability near one half (the tests allow a bias of 3 % over 20,000 random inputs).
 *   <li>{@code mix(0) == 0}: zero is a fixed point, so callers that need a mixed zero add a
 *       constant first.
 * </ul>
 *
 * <p>It is no cryptographic function: {@link #unmix} is as cheap as {@link #mix}.
 */
public interface Mixer {

  /** Returns the mixed value. */
  long mix(long value);

  /** Returns the one value that {@link #mix} turns into {@code mixed}. */
  long unmix(long mixed);
}
