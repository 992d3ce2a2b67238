package dev.benchstudy.cacheparallel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashMap;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The contract of {@link SharedCache} as one thread sees it, for every variant. */
class SharedCacheContractTest {

  private static final int ROOMY = 100_000;
  private static final long SEED = 20_260_101;

  @ParameterizedTest
  @EnumSource
  void aNewCacheIsEmpty(CacheVariant variant) {
    SharedCache<String, Integer> cache = variant.create(10);
    assertThat(cache.size()).isZero();
    assertThat(cache.get("a")).isNull();
  }

  @ParameterizedTest
  @EnumSource
  void whatWasPutIsGot(CacheVariant variant) {
    SharedCache<String, Integer> cache = variant.create(10);
    cache.put("a", 1);
    cache.put("b", 2);
    assertThat(cache.get("a")).isEqualTo(1);
    assertThat(cache.get("b")).isEqualTo(2);
    assertThat(cache.size()).isEqualTo(2);
  }

  @ParameterizedTest
  @EnumSource
  void aSecondPutReplacesTheFirst(CacheVariant variant) {
    SharedCache<String, Integer> cache = variant.create(10);
    cache.put("a", 1);
    cache.put("a", 2);
    assertThat(cache.get("a")).isEqualTo(2);
    assertThat(cache.size()).isEqualTo(1);
  }

  /** The strings "Aa" and "BB" have the same hash code. */
  @ParameterizedTest
  @EnumSource
  void keysAreComparedByEqualsNotByIdentityOrHash(CacheVariant variant) {
    SharedCache<String, Integer> cache = variant.create(10);
    cache.put("Aa", 1);
    cache.put("BB", 2);
    assertThat(cache.get(String.valueOf(new char[] {'A', 'a'}))).isEqualTo(1);
    assertThat(cache.get("BB")).isEqualTo(2);
  }

  @ParameterizedTest
  @EnumSource
  void theValueIsTheVeryObject(CacheVariant variant) {
    SharedCache<String, int[]> cache = variant.create(10);
    int[] value = {1};
    cache.put("a", value);
    assertThat(cache.get("a")).isSameAs(value);
  }

  @ParameterizedTest
  @EnumSource
  @SuppressWarnings("NullAway") // the contract says what null does, so the test passes null
  void nullIsRefusedAndChangesNothing(CacheVariant variant) {
    SharedCache<String, Integer> cache = variant.create(10);
    cache.put("a", 1);
    assertThatNullPointerException().isThrownBy(() -> cache.get(null));
    assertThatNullPointerException().isThrownBy(() -> cache.put(null, 2));
    assertThatNullPointerException().isThrownBy(() -> cache.put("a", null));
    assertThatNullPointerException().isThrownBy(() -> cache.put("b", null));
    assertThat(cache.get("a")).isEqualTo(1);
    assertThat(cache.size()).isEqualTo(1);
  }

  @ParameterizedTest
  @EnumSource
  void aCapacityBelowOneIsRefused(CacheVariant variant) {
    assertThatThrownBy(() -> variant.create(0))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("0");
    assertThatThrownBy(() -> variant.create(-5)).hasMessageContaining("-5");
  }

  @ParameterizedTest
  @EnumSource
  void withRoomForAllItAgreesWithAHashMap(CacheVariant variant) {
    SplittableRandom random = new SplittableRandom(SEED);
    for (int round = 0; round < 20; round++) {
      int keys = 1 + random.nextInt(2000);
      SharedCache<Integer, Integer> cache = variant.create(variant.bounded() ? ROOMY : 1);
      Map<Integer, Integer> model = new HashMap<>();
      for (int step = 0; step < 3000; step++) {
        // Multiples of 65,536 share their low bits, which a poor table would put into one place.
        int key = random.nextInt(keys) * (round % 2 == 0 ? 1 : 65_536);
        if (random.nextInt(3) == 0) {
          cache.put(key, step);
          model.put(key, step);
        } else {
          assertThat(cache.get(key))
              .as("seed %d round %d step %d", SEED, round, step)
              .isEqualTo(model.get(key));
        }
      }
      assertThat(cache.size()).isEqualTo(model.size());
      model.forEach((key, value) -> assertThat(cache.get(key)).isEqualTo(value));
    }
  }

  @ParameterizedTest
  @EnumSource
  void anUnboundedCacheKeepsEverything(CacheVariant variant) {
    SharedCache<Integer, Integer> cache = variant.create(1);
    for (int key = 0; key < 10_000; key++) {
      cache.put(key, -key);
    }
    if (variant.bounded()) {
      assertThat(cache.size()).isLessThanOrEqualTo(1);
    } else {
      assertThat(cache.size()).isEqualTo(10_000);
      for (int key = 0; key < 10_000; key++) {
        assertThat(cache.get(key)).isEqualTo(-key);
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void aBoundedCacheStaysWithinItsCapacityAndNeverShowsAnOlderValue(CacheVariant variant) {
    SplittableRandom random = new SplittableRandom(SEED);
    for (int capacity : new int[] {1, 2, 3, 10, 100}) {
      SharedCache<Integer, Integer> cache = variant.create(capacity);
      Map<Integer, Integer> latest = new HashMap<>();
      for (int step = 0; step < 2000; step++) {
        int key = random.nextInt(3 * capacity);
        if (random.nextBoolean()) {
          cache.put(key, step);
          latest.put(key, step);
        } else {
          Integer value = cache.get(key);
          if (value != null || !variant.bounded()) {
            assertThat(value)
                .as("seed %d capacity %d step %d", SEED, capacity, step)
                .isEqualTo(latest.get(key));
          }
        }
        if (variant.bounded() && step % 50 == 0) {
          assertThat(cache.size()).isLessThanOrEqualTo(capacity);
        }
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void isFoundByItsLabel(CacheVariant variant) {
    assertThat(CacheVariant.named(variant.label())).isEqualTo(variant);
  }

  @Test
  void anUnknownLabelIsRefusedWithTheKnownOnes() {
    assertThatThrownBy(() -> CacheVariant.named("redis"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("redis")
        .hasMessageContaining("concurrentMap")
        .hasMessageContaining("clockLru");
  }
}
