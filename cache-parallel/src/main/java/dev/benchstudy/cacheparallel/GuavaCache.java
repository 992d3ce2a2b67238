package dev.benchstudy.cacheparallel;

import com.google.common.cache.Cache;
import com.google.common.cache.CacheBuilder;
import org.jspecify.annotations.Nullable;

/**
 * Guava's cache, bounded by number of entries.
 *
 * <p>Idea: a few segments (four unless told otherwise), each a hash table with a lock for writers
 * and its own order of use. A read takes no lock but notes the entry in the segment's queue of
 * recent reads; every so often a reader that gets the lock brings the order up to date. Cost alone:
 * the hash map's and a new node in a concurrent linked queue for each read, that is an allocation.
 * Cost in company: all readers of a segment append to the same queue's tail. Each segment has its
 * share of the capacity, so it may drop entries before the cache as a whole is full.
 *
 * <p>Source: {@code com.google.common.cache.LocalCache}, which began as a fork of an early
 * ConcurrentHashMap.
 */
final class GuavaCache<K, V> implements SharedCache<K, V> {

  private final Cache<K, V> cache;

  /** A cache of at most so many entries. */
  GuavaCache(int capacity) {
    cache = CacheBuilder.newBuilder().maximumSize(Capacities.requirePositive(capacity)).build();
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
    return Math.toIntExact(cache.size());
  }
}
