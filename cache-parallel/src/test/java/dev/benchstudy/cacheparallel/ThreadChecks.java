package dev.benchstudy.cacheparallel;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/**
 * What a cache must not do when threads meet in it. Each check races threads through many seeded
 * schedules and returns the first fault it sees, or nothing.
 *
 * <p>A check that finds nothing proves little by itself; that it finds the fault of a cache broken
 * on purpose shows that it looks in the right place.
 */
enum ThreadChecks {
  /**
   * Threads put keys of their own and count on a key of their own; in the end everything must be
   * there.
   */
  LOST_UPDATES {
    @Override
    Optional<String> fault(
        IntFunction<SharedCache<Integer, Stamp>> maker, boolean bounded, long seed, int schedules) {
      int threads = 3;
      int keysEach = 40;
      try (Race race = new Race(threads)) {
        for (int schedule = 0; schedule < schedules; schedule++) {
          SharedCache<Integer, Stamp> cache = maker.apply(bounded ? ROOM_FOR_ALL : 1);
          race.run(
              thread -> {
                for (int i = 0; i < keysEach; i++) {
                  cache.put(threads + i * threads + thread, Stamp.of(i));
                  Stamp count = cache.get(thread);
                  cache.put(thread, Stamp.of(count == null ? 1 : count.number() + 1));
                }
              });
          for (int thread = 0; thread < threads; thread++) {
            if (!Stamp.of(keysEach).equals(cache.get(thread))) {
              return Optional.of(
                  "schedule "
                      + schedule
                      + ": thread "
                      + thread
                      + " counted to "
                      + keysEach
                      + ", kept is "
                      + cache.get(thread));
            }
            for (int i = 0; i < keysEach; i++) {
              int key = threads + i * threads + thread;
              if (!Stamp.of(i).equals(cache.get(key))) {
                return Optional.of(
                    "schedule " + schedule + ": key " + key + " was put and is " + cache.get(key));
              }
            }
          }
          if (cache.size() != threads * (keysEach + 1)) {
            return Optional.of(
                "schedule "
                    + schedule
                    + ": size is "
                    + cache.size()
                    + " after "
                    + threads * (keysEach + 1)
                    + " keys");
          }
        }
      }
      return Optional.empty();
    }
  },

  /** Threads put and get values under the same few keys; every value got must be whole. */
  TORN_VALUES {
    @Override
    Optional<String> fault(
        IntFunction<SharedCache<Integer, Stamp>> maker, boolean bounded, long seed, int schedules) {
      int threads = 3;
      AtomicReference<@Nullable Stamp> torn = new AtomicReference<>();
      try (Race race = new Race(threads)) {
        SharedCache<Integer, Stamp> cache = maker.apply(ROOM_FOR_ALL);
        for (int schedule = 0; schedule < schedules && torn.get() == null; schedule++) {
          long scheduleSeed = seed + schedule;
          race.run(
              thread -> {
                SplittableRandom random = new SplittableRandom(scheduleSeed * threads + thread);
                for (int i = 0; i < 200; i++) {
                  int key = random.nextInt(2);
                  if (random.nextBoolean()) {
                    cache.put(key, Stamp.of(random.nextLong()));
                  } else {
                    Stamp got = cache.get(key);
                    if (got != null && !got.whole()) {
                      torn.set(got);
                    }
                  }
                }
              });
        }
      }
      return Optional.ofNullable(torn.get()).map(got -> "torn value " + got);
    }
  },

  /**
   * Short histories of puts and gets on two keys, with room for both; each must be linearizable.
   */
  HISTORIES {
    @Override
    Optional<String> fault(
        IntFunction<SharedCache<Integer, Stamp>> maker, boolean bounded, long seed, int schedules) {
      return impossibleHistory(() -> maker.apply(ROOM_FOR_ALL), false, 2, seed, schedules);
    }
  },

  /**
   * The same on four keys in a cache with room for two, which may forget but not bring back what it
   * forgot.
   */
  HISTORIES_WITH_EVICTION {
    @Override
    Optional<String> fault(
        IntFunction<SharedCache<Integer, Stamp>> maker, boolean bounded, long seed, int schedules) {
      return impossibleHistory(() -> maker.apply(2), bounded, 4, seed, schedules);
    }
  },

  /**
   * While one thread puts ever new keys and makes the table grow, keys that were there must not be
   * missed.
   */
  VANISHED_KEYS {
    @Override
    Optional<String> fault(
        IntFunction<SharedCache<Integer, Stamp>> maker, boolean bounded, long seed, int schedules) {
      int old = 50;
      AtomicReference<@Nullable String> missed = new AtomicReference<>();
      try (Race race = new Race(2)) {
        for (int schedule = 0; schedule < schedules && missed.get() == null; schedule++) {
          SharedCache<Integer, Stamp> cache = maker.apply(bounded ? ROOM_FOR_ALL : 1);
          for (int key = 0; key < old; key++) {
            cache.put(key, Stamp.of(key));
          }
          AtomicBoolean done = new AtomicBoolean();
          long scheduleSeed = seed + schedule;
          race.run(
              thread -> {
                if (thread == 0) {
                  for (int key = old; key < 3000; key++) {
                    cache.put(key, Stamp.of(key));
                  }
                  done.set(true);
                  return;
                }
                SplittableRandom random = new SplittableRandom(scheduleSeed);
                while (!done.get()) {
                  int key = random.nextInt(old);
                  if (!Stamp.of(key).equals(cache.get(key))) {
                    missed.set("key " + key + " was not found while others were put");
                  }
                }
              });
        }
      }
      return Optional.ofNullable(missed.get());
    }
  },

  /**
   * Threads put more keys than there is room for; afterwards a bounded cache must be within its
   * capacity, and each value its key's.
   */
  CAPACITY {
    @Override
    Optional<String> fault(
        IntFunction<SharedCache<Integer, Stamp>> maker, boolean bounded, long seed, int schedules) {
      int threads = 3;
      int keys = 60;
      try (Race race = new Race(threads)) {
        for (int schedule = 0; schedule < schedules; schedule++) {
          int capacity = 1 + schedule % 20;
          SharedCache<Integer, Stamp> cache = maker.apply(capacity);
          long scheduleSeed = seed + schedule;
          race.run(
              thread -> {
                SplittableRandom random = new SplittableRandom(scheduleSeed * threads + thread);
                for (int i = 0; i < 100; i++) {
                  int key = random.nextInt(keys);
                  if (random.nextInt(4) == 0) {
                    cache.get(key);
                  } else {
                    cache.put(key, Stamp.of(key));
                  }
                }
              });
          if (bounded && cache.size() > capacity) {
            return Optional.of(
                "schedule "
                    + schedule
                    + ": "
                    + cache.size()
                    + " entries in a cache of "
                    + capacity);
          }
          int found = 0;
          for (int key = 0; key < keys; key++) {
            Stamp value = cache.get(key);
            if (value != null) {
              found++;
              if (!value.equals(Stamp.of(key))) {
                return Optional.of(
                    "schedule " + schedule + ": key " + key + " has the value " + value);
              }
            }
          }
          if (found != cache.size()) {
            return Optional.of(
                "schedule "
                    + schedule
                    + ": size is "
                    + cache.size()
                    + ", but "
                    + found
                    + " keys are found");
          }
        }
      }
      return Optional.empty();
    }
  };

  /**
   * A capacity at which no bounded cache drops any of the few keys of a check, however it divides
   * its room.
   */
  static final int ROOM_FOR_ALL = 100_000;

  /**
   * Returns the first fault seen.
   *
   * @param maker makes an empty cache of a capacity
   * @param bounded whether it may forget
   * @param seed of the schedules: what each thread does and how long it dawdles before each step
   * @param schedules how many to race through at most
   */
  abstract Optional<String> fault(
      IntFunction<SharedCache<Integer, Stamp>> maker, boolean bounded, long seed, int schedules);

  private static Optional<String> impossibleHistory(
      java.util.function.Supplier<SharedCache<Integer, Stamp>> maker,
      boolean mayForget,
      int keys,
      long seed,
      int schedules) {
    try (Race two = new Race(2);
        Race three = new Race(3)) {
      for (int schedule = 0; schedule < schedules; schedule++) {
        int threads = schedule % 4 == 3 ? 3 : 2;
        int callsEach = threads == 2 ? 8 : 5;
        SharedCache<Integer, Stamp> cache = maker.get();
        List<List<Call>> seen = new ArrayList<>();
        for (int thread = 0; thread < threads; thread++) {
          seen.add(new ArrayList<>());
        }
        long scheduleSeed = seed + schedule;
        (threads == 2 ? two : three)
            .run(thread -> record(cache, thread, keys, callsEach, scheduleSeed, seen.get(thread)));
        for (int key = 0; key < keys; key++) {
          List<Call> ofKey = new ArrayList<>();
          for (List<Call> calls : seen) {
            for (Call call : calls) {
              if (call.key() == key) {
                ofKey.add(call);
              }
            }
          }
          if (!Linearizability.holds(ofKey, mayForget)) {
            return Optional.of("seed " + scheduleSeed + ": no order explains " + ofKey);
          }
        }
      }
    }
    return Optional.empty();
  }

  @SuppressWarnings("ThreadPriorityCheck") // to disturb the schedule is the purpose
  private static void record(
      SharedCache<Integer, Stamp> cache,
      int thread,
      int keys,
      int calls,
      long seed,
      List<Call> seen) {
    SplittableRandom random = new SplittableRandom(seed * 31 + thread);
    for (int i = 0; i < calls; i++) {
      for (int wait = random.nextInt(80); wait > 0; wait--) {
        Thread.onSpinWait();
      }
      if (random.nextInt(16) == 0) {
        Thread.yield();
      }
      int key = random.nextInt(keys);
      boolean put = random.nextBoolean();
      Stamp stamp = Stamp.of(thread * 1000L + i);
      long start = System.nanoTime();
      if (put) {
        cache.put(key, stamp);
      } else {
        stamp = cache.get(key);
      }
      long end = System.nanoTime();
      seen.add(new Call(key, put, stamp == null ? null : stamp.number(), start, end));
    }
  }
}
