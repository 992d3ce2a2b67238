package dev.benchstudy.cacheparallel;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * Caches that are right as long as one thread uses them, each broken on purpose in one way that
 * only company shows. They are here to be caught.
 */
enum BrokenCache {
  /**
   * Copies the map for each put and publishes the copy, but does not make sure nobody else did
   * meanwhile.
   */
  COPIES_WITHOUT_LOCK(ThreadChecks.LOST_UPDATES, false) {
    @Override
    SharedCache<Integer, Stamp> create(int capacity) {
      return new CopyingCache();
    }
  },

  /** Keeps the two halves of a value in two fields and changes them one after the other. */
  SPLITS_VALUES(ThreadChecks.TORN_VALUES, false) {
    @Override
    SharedCache<Integer, Stamp> create(int capacity) {
      return new SplittingCache();
    }
  },

  /** Lets each thread remember what it read and look no further. */
  REMEMBERS_PER_THREAD(ThreadChecks.HISTORIES, false) {
    @Override
    SharedCache<Integer, Stamp> create(int capacity) {
      return new RememberingCache();
    }
  },

  /**
   * Moves what was read to the young end in two steps; a put in between is overwritten with the
   * older value.
   */
  PROMOTES_IN_TWO_STEPS(ThreadChecks.HISTORIES_WITH_EVICTION, true) {
    @Override
    SharedCache<Integer, Stamp> create(int capacity) {
      return new TwoStepLruCache(capacity);
    }
  },

  /**
   * Reads a growing table without asking whether it changed: the optimistic read without its
   * validation.
   */
  DOES_NOT_VALIDATE(ThreadChecks.VANISHED_KEYS, false) {
    @Override
    SharedCache<Integer, Stamp> create(int capacity) {
      return new UnvalidatedCache();
    }
  },

  /** Looks at the size first and puts afterwards; another thread may do so in between. */
  CHECKS_THEN_PUTS(ThreadChecks.CAPACITY, true) {
    @Override
    SharedCache<Integer, Stamp> create(int capacity) {
      return new CheckThenPutCache(capacity);
    }
  };

  /** The check that must find the fault. */
  final ThreadChecks check;

  final boolean bounded;

  BrokenCache(ThreadChecks check, boolean bounded) {
    this.check = check;
    this.bounded = bounded;
  }

  abstract SharedCache<Integer, Stamp> create(int capacity);

  /**
   * Lets another thread run at the worst moment, so that the fault shows soon on a busy machine
   * with one core too.
   */
  @SuppressWarnings("ThreadPriorityCheck") // to disturb the schedule is the purpose
  private static void dawdle() {
    Thread.yield();
  }

  private static final class CopyingCache implements SharedCache<Integer, Stamp> {
    private volatile Map<Integer, Stamp> map = Map.of();

    @Override
    public @Nullable Stamp get(Integer key) {
      return map.get(key);
    }

    @Override
    public void put(Integer key, Stamp value) {
      Map<Integer, Stamp> copy = new HashMap<>(map);
      copy.put(key, value);
      dawdle();
      map = copy;
    }

    @Override
    public int size() {
      return map.size();
    }
  }

  private static final class SplittingCache implements SharedCache<Integer, Stamp> {
    private static final class Halves {
      volatile long number;
      volatile long complement;
    }

    private final Map<Integer, Halves> map = new ConcurrentHashMap<>();

    @Override
    public @Nullable Stamp get(Integer key) {
      Halves halves = map.get(key);
      return halves == null ? null : new Stamp(halves.number, halves.complement);
    }

    @Override
    public void put(Integer key, Stamp value) {
      Halves halves = map.computeIfAbsent(key, absent -> new Halves());
      halves.number = value.number();
      dawdle();
      halves.complement = value.complement();
    }

    @Override
    public int size() {
      return map.size();
    }
  }

  private static final class RememberingCache implements SharedCache<Integer, Stamp> {
    private final Map<Integer, Stamp> map = new ConcurrentHashMap<>();
    private final ThreadLocal<Map<Integer, Stamp>> remembered =
        ThreadLocal.withInitial(HashMap::new);

    @Override
    public @Nullable Stamp get(Integer key) {
      Map<Integer, Stamp> mine = remembered.get();
      Stamp value = mine.get(key);
      if (value == null) {
        value = map.get(key);
        if (value != null) {
          mine.put(key, value);
        }
      }
      return value;
    }

    @Override
    public void put(Integer key, Stamp value) {
      map.put(key, value);
      remembered.get().put(key, value);
    }

    @Override
    public int size() {
      return map.size();
    }
  }

  private static final class TwoStepLruCache implements SharedCache<Integer, Stamp> {
    private final Map<Integer, Stamp> map;

    TwoStepLruCache(int capacity) {
      map =
          new LinkedHashMap<>() {
            private static final long serialVersionUID = 1;

            @Override
            protected boolean removeEldestEntry(Map.Entry<Integer, Stamp> eldest) {
              return size() > capacity;
            }
          };
    }

    @Override
    public @Nullable Stamp get(Integer key) {
      Stamp value;
      synchronized (map) {
        value = map.get(key);
      }
      if (value != null) {
        dawdle();
        synchronized (map) {
          map.remove(key);
          map.put(key, value);
        }
      }
      return value;
    }

    @Override
    public void put(Integer key, Stamp value) {
      synchronized (map) {
        map.put(key, value);
      }
    }

    @Override
    public int size() {
      synchronized (map) {
        return map.size();
      }
    }
  }

  private static final class UnvalidatedCache implements SharedCache<Integer, Stamp> {
    private record Entry(Integer key, Stamp value) {}

    private volatile @Nullable Entry[] table = new Entry[4];
    private int size;

    @Override
    public @Nullable Stamp get(Integer key) {
      @Nullable Entry[] now = table;
      for (int step = 0; step < now.length; step++) {
        Entry entry = now[(key + step) & (now.length - 1)];
        if (entry == null) {
          return null;
        }
        if (entry.key.equals(key)) {
          return entry.value;
        }
      }
      return null;
    }

    @Override
    public synchronized void put(Integer key, Stamp value) {
      if (insert(new Entry(key, value)) && ++size > table.length / 2) {
        @Nullable Entry[] old = table;
        table = new Entry[2 * old.length];
        dawdle();
        for (Entry entry : old) {
          if (entry != null) {
            insert(entry);
          }
        }
      }
    }

    private boolean insert(Entry entry) {
      for (int step = 0; ; step++) {
        int slot = (entry.key + step) & (table.length - 1);
        Entry there = table[slot];
        if (there == null || there.key.equals(entry.key)) {
          table[slot] = entry;
          return there == null;
        }
      }
    }

    @Override
    public synchronized int size() {
      return size;
    }
  }

  private static final class CheckThenPutCache implements SharedCache<Integer, Stamp> {
    private final ConcurrentHashMap<Integer, Stamp> map = new ConcurrentHashMap<>();
    private final int capacity;

    CheckThenPutCache(int capacity) {
      this.capacity = capacity;
    }

    @Override
    public @Nullable Stamp get(Integer key) {
      return map.get(key);
    }

    @Override
    public void put(Integer key, Stamp value) {
      if (!map.containsKey(key) && map.size() >= capacity) {
        map.keySet().stream().findAny().ifPresent(map::remove);
      }
      dawdle();
      map.put(key, value);
    }

    @Override
    public int size() {
      return map.size();
    }
  }
}
