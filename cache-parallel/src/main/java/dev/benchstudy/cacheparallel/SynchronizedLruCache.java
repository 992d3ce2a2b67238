package dev.benchstudy.cacheparallel;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A bounded cache that drops the entry not used for longest, as one writes it in ten lines.
 *
 * <p>Idea: a linked hash map in access order, told to drop its eldest entry. Cost alone: a hash
 * map's, and each read unlinks its entry from the list and links it in at the end: six references
 * written. Cost in company: a read changes the map, so even readers must be alone; no lock for
 * readers could help.
 *
 * <p>Source: {@link LinkedHashMap#removeEldestEntry}. In Go: a map and a {@code container/list}
 * under a mutex.
 */
final class SynchronizedLruCache<K, V> implements SharedCache<K, V> {

  private final Map<K, V> map;

  /** A cache of at most so many entries. */
  SynchronizedLruCache(int capacity) {
    map = new InAccessOrder<>(capacity);
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

  private static final class InAccessOrder<K, V> extends LinkedHashMap<K, V> {

    private static final long serialVersionUID = 1;

    private final int capacity;

    InAccessOrder(int capacity) {
      super(Capacities.tableSizeFor(capacity), 0.75f, /* accessOrder= */ true);
      this.capacity = capacity;
    }

    @Override
    protected boolean removeEldestEntry(Map.Entry<K, V> eldest) {
      return size() > capacity;
    }
  }
}
