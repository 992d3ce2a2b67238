package dev.benchstudy.cacheparallel;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Which entry the two LRU caches drop, step by step against plain models of the two rules. */
class EvictionOrderTest {

  private static final long SEED = 1968;

  /** A cache for one thread that can be checked by reading it. */
  private interface Model {
    @Nullable Integer get(int key);

    void put(int key, int value);

    int size();
  }

  /** Exact LRU: the keys in a list, the one used last at the end. */
  private static final class ListModel implements Model {
    private final int capacity;
    private final List<Integer> order = new ArrayList<>();
    private final Map<Integer, Integer> values = new HashMap<>();

    ListModel(int capacity) {
      this.capacity = capacity;
    }

    @Override
    public @Nullable Integer get(int key) {
      if (order.remove((Integer) key)) {
        order.add(key);
      }
      return values.get(key);
    }

    @Override
    public void put(int key, int value) {
      order.remove((Integer) key);
      order.add(key);
      values.put(key, value);
      if (order.size() > capacity) {
        values.remove(order.remove(0));
      }
    }

    @Override
    public int size() {
      return order.size();
    }
  }

  /**
   * Second chance as a queue: the hand of a clock stands at the head; a marked key loses its mark
   * and goes to the tail, the first one without a mark is dropped. Since new keys join at the tail,
   * the queue turns as the circle does.
   */
  private static final class QueueModel implements Model {
    private final int capacity;
    private final List<Integer> queue = new ArrayList<>();
    private final Map<Integer, Boolean> marks = new HashMap<>();
    private final Map<Integer, Integer> values = new HashMap<>();

    QueueModel(int capacity) {
      this.capacity = capacity;
    }

    @Override
    public @Nullable Integer get(int key) {
      marks.computeIfPresent(key, (same, mark) -> true);
      return values.get(key);
    }

    @Override
    public void put(int key, int value) {
      if (!values.containsKey(key)) {
        if (queue.size() == capacity) {
          dropOne();
        }
        queue.add(key);
      }
      marks.put(key, true);
      values.put(key, value);
    }

    private void dropOne() {
      while (true) {
        Integer head = queue.remove(0);
        if (Boolean.FALSE.equals(marks.get(head))) {
          marks.remove(head);
          values.remove(head);
          return;
        }
        marks.put(head, false);
        queue.add(head);
      }
    }

    @Override
    public int size() {
      return queue.size();
    }
  }

  @Test
  void synchronizedLruDropsTheKeyNotUsedForLongest() {
    for (int capacity : new int[] {1, 2, 5, 50}) {
      agrees(CacheVariant.SYNCHRONIZED_LRU, capacity, new ListModel(capacity));
    }
  }

  @Test
  void clockLruGivesEveryUsedKeyASecondChance() {
    for (int capacity : new int[] {1, 2, 5, 50}) {
      agrees(CacheVariant.CLOCK_LRU, capacity, new QueueModel(capacity));
    }
  }

  private static void agrees(CacheVariant variant, int capacity, Model model) {
    SharedCache<Integer, Integer> cache = variant.create(capacity);
    SplittableRandom random = new SplittableRandom(SEED);
    for (int step = 0; step < 20_000; step++) {
      int key = random.nextInt(2 * capacity + 1);
      if (random.nextInt(3) == 0) {
        cache.put(key, step);
        model.put(key, step);
      } else {
        assertThat(cache.get(key))
            .as("seed %d capacity %d step %d", SEED, capacity, step)
            .isEqualTo(model.get(key));
      }
      assertThat(cache.size()).isEqualTo(model.size());
    }
  }

  @Test
  void clockLruKeepsTheKeyThatWasPutLast() {
    SharedCache<Integer, Integer> cache = CacheVariant.CLOCK_LRU.create(2);
    for (int key = 0; key < 100; key++) {
      cache.put(key, key);
      assertThat(cache.get(key)).isEqualTo(key);
      if (key > 0) {
        assertThat(cache.size()).isEqualTo(2);
      }
    }
  }
}
