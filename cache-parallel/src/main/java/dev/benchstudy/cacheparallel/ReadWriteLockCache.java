package dev.benchstudy.cacheparallel;

import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import org.jspecify.annotations.Nullable;

/**
 * A hash map behind a lock that lets readers in together.
 *
 * <p>Idea: reads do not disturb each other, so let only writers be alone. Cost alone: entering and
 * leaving are a compare-and-swap each on the lock's counter of readers, and each reader also counts
 * its own holds in a thread-local. Cost in company: the counter is one word that every read writes
 * twice, so its cache line moves from core to core with each read, and with two or more readers
 * there is always someone to race with. It pays when the work under the lock is long.
 *
 * <p>Source: {@link ReentrantReadWriteLock}, not fair. In Go: a map with a {@code sync.RWMutex},
 * which counts its readers in one word too.
 */
final class ReadWriteLockCache<K, V> implements SharedCache<K, V> {

  private final Map<K, V> map;
  private final Lock readLock;
  private final Lock writeLock;

  /** A cache that starts with room for so many entries, and grows. */
  ReadWriteLockCache(int expectedEntries) {
    map = new HashMap<>(Capacities.tableSizeFor(expectedEntries));
    ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    readLock = lock.readLock();
    writeLock = lock.writeLock();
  }

  @Override
  public @Nullable V get(K key) {
    Objects.requireNonNull(key);
    readLock.lock();
    try {
      return map.get(key);
    } finally {
      readLock.unlock();
    }
  }

  @Override
  public void put(K key, V value) {
    Objects.requireNonNull(key);
    Objects.requireNonNull(value);
    writeLock.lock();
    try {
      map.put(key, value);
    } finally {
      writeLock.unlock();
    }
  }

  @Override
  public int size() {
    readLock.lock();
    try {
      return map.size();
    } finally {
      readLock.unlock();
    }
  }
}
