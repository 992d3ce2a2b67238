package dev.benchstudy.cacheparallel;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import org.jspecify.annotations.Nullable;

/**
 * Caffeine, bounded by number of entries.
 *
 * <p>Idea: a {@code ConcurrentHashMap} holds the entries; what was read is noted in small ring
 * buffers that threads share as little as possible, and notes may be lost when a buffer is full.
 * Reordering and eviction (W-TinyLFU: a small sketch of how often keys were asked for decides whom
 * to admit) happen later, in batches, on another thread. Cost alone: the map's and a note for each
 * read. Cost in company: nearly none between readers; the batches take time on some core.
 *
 * <p>Source: Ben Manes, Caffeine; G. Einziger, R. Friedman, B. Manes, "TinyLFU: A Highly Efficient
 * Cache Admission Policy" (2017).
 */
final class CaffeineCache<K, V> implements SharedCache<K, V> {

  private final Cache<K, V> cache;

  /** A cache of at most so many entries. */
  CaffeineCache(int capacity) {
    cache = Caffeine.newBuilder().maximumSize(Capacities.requirePositive(capacity)).build();
  }

  @Override
  public @Nullable V get(K key) {
    return cache.getIfPresent(key);
  }

  @Override
  public void put(K key, V value) {
    cache.put(key, value);
  }

  @Override
  public int size() {
    cache.cleanUp();
    return Math.toIntExact(cache.estimatedSize());
  }
}
