package dev.benchstudy.cacheparallel;

/**
 * Every cache, in the order of the chapter: first those that keep everything, then the bounded
 * ones.
 */
public enum CacheVariant {
  /** A hash map behind its monitor: the base of the comparison. */
  SYNCHRONIZED_MAP("synchronizedMap", false, SynchronizedMapCache::new),
  /** A hash map behind a read-write lock. */
  READ_WRITE_LOCK("readWriteLock", false, ReadWriteLockCache::new),
  /** A table of our own, read optimistically. */
  STAMPED_LOCK("stampedLock", false, StampedLockCache::new),
  /** The library's concurrent map: the new of the comparison. */
  CONCURRENT_MAP("concurrentMap", false, ConcurrentMapCache::new),
  /** A linked hash map in access order behind its monitor. */
  SYNCHRONIZED_LRU("synchronizedLru", true, SynchronizedLruCache::new),
  /** A bounded cache of our own: marks and a clock. */
  CLOCK_LRU("clockLru", true, ClockLruCache::new),
  /** Guava's cache. */
  GUAVA("guava", true, GuavaCache::new),
  /** Caffeine. */
  CAFFEINE("caffeine", true, CaffeineCache::new);

  private interface Maker {
    <K, V> SharedCache<K, V> make(int capacity);
  }

  private final String label;
  private final boolean bounded;

  @SuppressWarnings("ImmutableEnumChecker") // a reference to a constructor, which holds nothing
  private final Maker maker;

  CacheVariant(String label, boolean bounded, Maker maker) {
    this.label = label;
    this.bounded = bounded;
    this.maker = maker;
  }

  /** Returns the name used in parameters and tables. */
  public String label() {
    return label;
  }

  /** Returns whether the cache drops entries rather than hold more than its capacity. */
  public boolean bounded() {
    return bounded;
  }

  /**
   * Returns a new, empty cache.
   *
   * @param capacity the most entries a bounded cache holds; the number of entries an unbounded one
   *     starts with room for
   * @throws IllegalArgumentException if the capacity is below 1
   */
  public <K, V> SharedCache<K, V> create(int capacity) {
    return maker.make(capacity);
  }

  /**
   * Returns the variant with that label.
   *
   * @throws IllegalArgumentException if there is none; the message names those there are
   */
  public static CacheVariant named(String label) {
    StringBuilder known = new StringBuilder();
    for (CacheVariant variant : values()) {
      if (variant.label.equals(label)) {
        return variant;
      }
      known.append(' ').append(variant.label);
    }
    throw new IllegalArgumentException("no cache named \"" + label + "\"; there are:" + known);
  }
}
