package dev.benchstudy.cacheparallel;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * A bounded cache of our own that drops an entry not used lately and in which readers neither wait
 * nor, most of the time, write.
 *
 * <p>Idea: exact order of use costs a write for each read, so keep less: one mark an entry, set
 * when it is used. The entries stand in a circle with a hand. To make room the hand goes round: a
 * marked entry loses its mark and stays, the first one without a mark goes. This is the "clock" or
 * "second chance" approximation of LRU.
 *
 * <pre>
 *             hand
 *              v
 *   ... [b *] [c *] [d  ] [e *] ...     to make room: c loses its mark, d goes, the new entry takes d's place
 * </pre>
 *
 * <p>Cost alone: a concurrent hash map's, one more object on the way to the value, and the mark. A
 * mark is written only if it is clear: entries in use are marked already, and a write that changes
 * nothing would still take the cache line from the other cores. Cost in company: none between
 * readers; putting a key that is there is one compare-and-swap on its own entry; only new keys wait
 * for each other, on the lock of the clock.
 *
 * <p>Correct because of two rules. An entry dies once: the one that evicts it, under the lock,
 * swaps its value for null, and a dead entry never gets a value again, so a put that finds it dead
 * goes on to the lock and puts a new one, and no put is lost. And the old entry leaves the map
 * before the new one enters, both under the lock, so the map never holds more than the capacity.
 *
 * <p>Source: F. J. Corbató, "A Paging Experiment with the Multics System" (1968). Go's library has
 * no such cache.
 */
final class ClockLruCache<K, V> implements SharedCache<K, V> {

  private final ConcurrentHashMap<K, Entry<K, V>> map;

  /**
   * Guards the clock: {@code circle}, {@code used}, {@code hand}, and which entries are in the map.
   */
  private final Object clock = new Object();

  private final @Nullable Entry<K, V>[] circle;
  private int used;
  private int hand;

  /** A cache of at most so many entries; the circle for all of them is allocated at once. */
  @SuppressWarnings({
    "unchecked",
    "rawtypes"
  }) // Java makes no arrays of a generic type; this one never leaves the class
  ClockLruCache(int capacity) {
    circle = (Entry<K, V>[]) new Entry[Capacities.requirePositive(capacity)];
    map = new ConcurrentHashMap<>(capacity);
  }

  @Override
  public @Nullable V get(K key) {
    Entry<K, V> entry = map.get(key);
    if (entry == null) {
      return null;
    }
    V value = entry.value;
    if (value != null) {
      entry.mark();
    }
    return value;
  }

  @Override
  public void put(K key, V value) {
    Objects.requireNonNull(value);
    Entry<K, V> entry = map.get(key);
    if (entry != null && entry.replace(value)) {
      entry.mark();
      return;
    }
    synchronized (clock) {
      // Another thread may have put the key meanwhile. No entry dies while we hold the lock.
      Entry<K, V> there = map.get(key);
      if (there != null && there.replace(value)) {
        there.mark();
      } else {
        insert(new Entry<>(key, value));
      }
    }
  }

  @Override
  public int size() {
    return map.size();
  }

  /**
   * Puts a new key's entry into the circle and the map, in place of another if the circle is full.
   * Needs the lock.
   */
  private void insert(Entry<K, V> entry) {
    int slot;
    if (used < circle.length) {
      slot = used++;
    } else {
      slot = evict();
    }
    circle[slot] = entry;
    map.put(entry.key, entry);
  }

  /**
   * Drops the first entry without a mark and returns its place, the hand one further. Readers may
   * set marks behind the hand, so after two rounds it takes the entry it stands at: the search is
   * bounded whatever readers do.
   */
  private int evict() {
    for (int step = 0; ; step++) {
      int slot = hand;
      hand = slot + 1 == circle.length ? 0 : slot + 1;
      Entry<K, V> entry = Objects.requireNonNull(circle[slot]);
      if (!entry.marked || step >= 2 * circle.length) {
        entry.die();
        map.remove(entry.key, entry);
        return slot;
      }
      entry.marked = false;
    }
  }

  /** A key with the value it has now; null for ever once the entry is evicted. */
  private static final class Entry<K, V> {

    private static final VarHandle VALUE;

    static {
      try {
        VALUE = MethodHandles.lookup().findVarHandle(Entry.class, "value", Object.class);
      } catch (ReflectiveOperationException impossible) {
        throw new ExceptionInInitializerError(impossible);
      }
    }

    private final K key;
    private volatile @Nullable V value;

    /**
     * Set by whoever uses the entry, cleared by the hand; born set, or a full clock would drop
     * newcomers first.
     */
    private volatile boolean marked = true;

    Entry(K key, V value) {
      this.key = key;
      this.value = value;
    }

    void mark() {
      if (!marked) {
        marked = true;
      }
    }

    /** Returns whether the entry was alive and now has the value. */
    boolean replace(V newValue) {
      V old = value;
      while (old != null) {
        if (VALUE.compareAndSet(this, old, newValue)) {
          return true;
        }
        old = value;
      }
      return false;
    }

    void die() {
      value = null;
    }
  }
}
