package dev.benchstudy.cacheparallel;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Decides whether a small history of calls on one key could have happened one call after the other.
 *
 * <p>Linearizable means: the calls can be put in an order in which each gives what it gave, and in
 * which a call that had ended before another began comes first. The search tries every order, depth
 * first, and remembers what it has seen to be hopeless (a set of calls done and the value then
 * kept), so it is quick for a dozen calls. A cache is linearizable if it is so for each key by
 * itself.
 *
 * <p>Source: M. Herlihy and J. Wing, "Linearizability: A Correctness Condition for Concurrent
 * Objects" (1990), with locality as theorem 1; J. Wing and C. Gong, "Testing and Verifying
 * Concurrent Objects" (1993), for the search.
 */
final class Linearizability {

  /** A set of calls done (bits) and the value kept after them. */
  private record Situation(int done, @Nullable Long kept) {}

  private final List<Call> calls;
  private final boolean mayForget;
  private final Set<Situation> hopeless = new HashSet<>();

  private Linearizability(List<Call> calls, boolean mayForget) {
    this.calls = calls;
    this.mayForget = mayForget;
  }

  /**
   * Returns whether there is such an order.
   *
   * @param calls at most 30 calls on one key that is absent at first
   * @param mayForget whether the key may become absent at any moment, as in a bounded cache
   */
  static boolean holds(List<Call> calls, boolean mayForget) {
    if (calls.size() > 30) {
      throw new IllegalArgumentException("too long a history: " + calls.size() + " calls");
    }
    return new Linearizability(calls, mayForget).continues(0, null);
  }

  private boolean continues(int done, @Nullable Long kept) {
    if (done == (1 << calls.size()) - 1) {
      return true;
    }
    Situation situation = new Situation(done, kept);
    if (hopeless.contains(situation)) {
      return false;
    }
    for (int next = 0; next < calls.size(); next++) {
      if ((done & 1 << next) != 0 || !mayBeNext(next, done)) {
        continue;
      }
      Call call = calls.get(next);
      Long value = call.value();
      if (call.put()) {
        if (continues(done | 1 << next, value)) {
          return true;
        }
      } else if (value == null ? kept == null || mayForget : value.equals(kept)) {
        if (continues(done | 1 << next, value)) {
          return true;
        }
      }
    }
    hopeless.add(situation);
    return false;
  }

  /** Returns whether no other call that is still to come had ended before this one began. */
  private boolean mayBeNext(int next, int done) {
    long start = calls.get(next).start();
    for (int other = 0; other < calls.size(); other++) {
      if (other != next && (done & 1 << other) == 0 && calls.get(other).end() < start) {
        return false;
      }
    }
    return true;
  }
}
