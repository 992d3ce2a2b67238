package dev.benchstudy.cacheparallel;

import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A hash map behind its own monitor: one thread at a time, readers too.
 *
 * <p>Idea: the simplest thing that is right. Cost alone: one compare-and-swap to enter and one to
 * leave. Cost in company: while one thread is inside, the others spin and then sleep, so the cache
 * serves at most what one thread can do.
 *
 * <p>Source: what {@code Collections.synchronizedMap} does. In Go: a map with a {@code sync.Mutex}.
 */
final class SynchronizedMapCache<K, V> implements SharedCache<K, V> {

  private final Map<K, V> map;

  /** A cache that starts with room for so many entries, and grows. */
  SynchronizedMapCache(int expectedEntries) {
    map = new HashMap<>(Capacities.tableSizeFor(expectedEntries));
  }

  @Override
  public synchronized @Nullable V get(K key) {
    return map.get(Objects.requireNonNull(key));
  }

  @Override
  public synchronized void put(K key, V value) {
    map.put(Objects.requireNonNull(key), Objects.requireNonNull(value));
  }

  @Override
  public synchronized int size() {
    return map.size();
  }
}
