package dev.benchstudy.cacheparallel;

import org.jspecify.annotations.Nullable;

/**
 * One call to a cache as it was seen from outside.
 *
 * @param key the key it was about
 * @param put whether it was a put, else a get
 * @param value what was put, or what get returned; null for a miss
 * @param start a moment before the call, in nanoseconds of {@link System#nanoTime}
 * @param end a moment after it
 */
record Call(int key, boolean put, @Nullable Long value, long start, long end) {}
