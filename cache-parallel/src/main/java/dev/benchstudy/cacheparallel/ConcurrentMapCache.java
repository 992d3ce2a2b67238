package dev.benchstudy.cacheparallel;

import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * The library's concurrent hash map.
 *
 * <p>Idea: readers take no lock and write nothing; a writer locks the one bin its key falls into.
 * Cost alone: a hash map's, with volatile reads, which on x86 are ordinary ones. Cost in company:
 * none between readers; writers of one bin wait for each other.
 *
 * <p>Source: {@link ConcurrentHashMap}. In Go: {@code sync.Map}.
 */
final class ConcurrentMapCache<K, V> implements SharedCache<K, V> {

  private final ConcurrentHashMap<K, V> map;

  /** A cache that starts with room for so many entries, and grows. */
  ConcurrentMapCache(int expectedEntries) {
    map = new ConcurrentHashMap<>(Capacities.requirePositive(expectedEntries));
  }

  @Override
  public @Nullable V get(K key) {
    return map.get(key);
  }

  @Override
  public void put(K key, V value) {
    map.put(key, value);
  }

  @Override
  public int size() {
    return map.size();
  }
}
