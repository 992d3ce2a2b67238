package dev.benchstudy.cacheparallel;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.TreeMap;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The caches with several threads in them, and the same checks on caches that must fail them. */
@Timeout(60)
class SharedCacheThreadsTest {

  private static final long SEED = 20_261_130;

  /** Schedules for a cache that should be right: all of them are run. */
  private static final int SCHEDULES = 400;

  /**
   * Schedules for a broken cache: far fewer are run as a rule, since the first fault ends the
   * check.
   */
  private static final int SCHEDULES_FOR_BROKEN = 100_000;

  static List<Arguments> everyCheckOfEveryVariant() {
    List<Arguments> cases = new ArrayList<>();
    for (ThreadChecks check : ThreadChecks.values()) {
      for (CacheVariant variant : CacheVariant.values()) {
        cases.add(Arguments.of(check, variant));
      }
    }
    return cases;
  }

  @ParameterizedTest(name = "{0} {1}")
  @MethodSource("everyCheckOfEveryVariant")
  void threadsFindNoFault(ThreadChecks check, CacheVariant variant) {
    int schedules =
        check == ThreadChecks.HISTORIES || check == ThreadChecks.HISTORIES_WITH_EVICTION
            ? 3 * SCHEDULES
            : SCHEDULES;
    assertThat(check.fault(variant::create, variant.bounded(), SEED, schedules)).isEmpty();
  }

  @ParameterizedTest
  @EnumSource
  void aBrokenCacheIsCaught(BrokenCache broken) {
    assertThat(broken.check.fault(broken::create, broken.bounded, SEED, SCHEDULES_FOR_BROKEN))
        .isPresent();
  }

  /** So it is the threads that show the fault, not a mistake that any test would find. */
  @ParameterizedTest
  @EnumSource
  void aBrokenCacheIsRightForOneThread(BrokenCache broken) {
    SharedCache<Integer, Stamp> cache = broken.create(1000);
    TreeMap<Integer, Stamp> model = new TreeMap<>();
    SplittableRandom random = new SplittableRandom(SEED);
    cache.put(0, Stamp.of(0));
    model.put(0, Stamp.of(0));
    for (int step = 0; step < 5000; step++) {
      int key = random.nextInt(500);
      if (random.nextBoolean()) {
        Stamp value = Stamp.of(step);
        cache.put(key, value);
        model.put(key, value);
      } else {
        assertThat(cache.get(key)).isEqualTo(model.get(key));
      }
    }
    assertThat(cache.size()).isEqualTo(model.size());
  }
}
