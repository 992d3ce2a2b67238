package dev.benchstudy.cacheparallel;

import org.jspecify.annotations.Nullable;

/**
 * A map from keys to values that many threads use at once, mostly to read.
 *
 * <p>The contract, for every implementation:
 *
 * <ul>
 *   <li>Keys are compared by {@code equals} and must not change. Neither keys nor values are null:
 *       {@link #get} and {@link #put} then throw a {@link NullPointerException} and change nothing.
 *   <li>Every method may be called by any thread at any time. Each call takes effect at one moment
 *       between its start and its end (it is linearizable): a {@code get} that starts after a
 *       {@code put} has returned sees that value or a later one.
 *   <li>No value is torn: {@code get} returns a reference that some thread put under an equal key,
 *       and what that thread wrote into the object before putting it is visible.
 *   <li>An unbounded cache keeps every entry. A bounded one holds at most its capacity once no call
 *       is under way, and may drop any entry at any moment; what it dropped reads as absent until
 *       it is put again, never as an older value.
 *   <li>No callback, no expiry, no loading: a miss is the caller's affair.
 * </ul>
 *
 * @param <K> keys, immutable
 * @param <V> values
 */
public interface SharedCache<K, V> {

  /** Returns the value last put under the key, or null if there is none (any more). */
  @Nullable V get(K key);

  /** Keeps the value under the key, in place of an earlier one. */
  void put(K key, V value);

  /**
   * Returns the number of entries, after any bookkeeping the cache had put off. Exact while no
   * other thread changes the cache.
   */
  int size();
}
