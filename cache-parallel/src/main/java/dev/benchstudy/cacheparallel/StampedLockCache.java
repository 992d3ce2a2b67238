package dev.benchstudy.cacheparallel;

import java.util.Objects;
import java.util.concurrent.locks.StampedLock;
import org.jspecify.annotations.Nullable;

/**
 * A small hash table of our own that is read first and asked afterwards whether anybody wrote
 * meanwhile.
 *
 * <p>Idea: an optimistic read writes nothing at all. It takes the lock's stamp, reads, and compares
 * the stamp; if a writer came in between, what was read is thrown away and the read is done again
 * under the read lock. Cost alone: two reads of the stamp and a fence. Cost in company: none
 * between readers; each write makes the reads around it repeat.
 *
 * <p>Such a read may see the table in the middle of a change, so it must not be a {@code HashMap}
 * (whose authors promise nothing then). Here a read can do no harm: entries are immutable objects
 * with final fields, which the Java memory model shows whole even without a lock; an array's length
 * is final too; and the search ends after one round of the table.
 *
 * <p>Source: {@link StampedLock}, whose documentation asks for just this care; open addressing with
 * linear probing, Knuth, The Art of Computer Programming, volume 3, section 6.4, algorithm L.
 * Nothing is ever removed, which keeps probing simple. Go's library has no such lock.
 */
final class StampedLockCache<K, V> implements SharedCache<K, V> {

  /** A key, its spread hash and its value; replaced as a whole when the value changes. */
  private record Entry<K, V>(K key, int hash, V value) {}

  private final StampedLock lock = new StampedLock();

  /**
   * A power of two long and at most half full, so that runs of neighbours stay short and a null
   * always ends a search.
   */
  private @Nullable Entry<K, V>[] table;

  private int size;

  /** A cache that starts with room for so many entries, and grows. */
  StampedLockCache(int expectedEntries) {
    int entries = Math.min(Capacities.requirePositive(expectedEntries), 1 << 28);
    table = newTable(Integer.highestOneBit(2 * entries) * 2);
  }

  @Override
  public @Nullable V get(K key) {
    int hash = spread(key);
    long stamp = lock.tryOptimisticRead();
    if (stamp != 0) {
      V value = find(table, key, hash);
      if (lock.validate(stamp)) {
        return value;
      }
    }
    stamp = lock.readLock();
    try {
      return find(table, key, hash);
    } finally {
      lock.unlockRead(stamp);
    }
  }

  @Override
  public void put(K key, V value) {
    Entry<K, V> entry = new Entry<>(key, spread(key), Objects.requireNonNull(value));
    long stamp = lock.writeLock();
    try {
      if (insert(table, entry)) {
        size++;
        if (size > table.length / 2) {
          table = twiceAsLong(table);
        }
      }
    } finally {
      lock.unlockWrite(stamp);
    }
  }

  @Override
  public int size() {
    long stamp = lock.readLock();
    try {
      return size;
    } finally {
      lock.unlockRead(stamp);
    }
  }

  /**
   * Brings the high bits of the hash down, since the table looks at the low ones only; 0x9e3779b9
   * is 2^32 / golden ratio.
   */
  private static int spread(Object key) {
    int hash = key.hashCode() * 0x9e3779b9;
    return hash ^ (hash >>> 16);
  }

  private static <K, V> @Nullable V find(@Nullable Entry<K, V>[] table, K key, int hash) {
    int mask = table.length - 1;
    for (int step = 0; step <= mask; step++) {
      Entry<K, V> entry = table[(hash + step) & mask];
      if (entry == null) {
        return null;
      }
      if (entry.hash == hash && entry.key.equals(key)) {
        return entry.value;
      }
    }
    return null;
  }

  /** Returns whether the key is new to the table. */
  private static <K, V> boolean insert(@Nullable Entry<K, V>[] table, Entry<K, V> entry) {
    int mask = table.length - 1;
    for (int slot = entry.hash & mask; ; slot = (slot + 1) & mask) {
      Entry<K, V> there = table[slot];
      if (there == null || (there.hash == entry.hash && there.key.equals(entry.key))) {
        table[slot] = entry;
        return there == null;
      }
    }
  }

  private static <K, V> @Nullable Entry<K, V>[] twiceAsLong(@Nullable Entry<K, V>[] old) {
    @Nullable Entry<K, V>[] table = newTable(Math.multiplyExact(old.length, 2));
    for (Entry<K, V> entry : old) {
      if (entry != null) {
        insert(table, entry);
      }
    }
    return table;
  }

  @SuppressWarnings({
    "unchecked",
    "rawtypes"
  }) // Java makes no arrays of a generic type; this one never leaves the class
  private static <K, V> @Nullable Entry<K, V>[] newTable(int length) {
    return (Entry<K, V>[]) new Entry[length];
  }
}
