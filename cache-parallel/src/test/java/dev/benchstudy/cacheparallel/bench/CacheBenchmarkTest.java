package dev.benchstudy.cacheparallel.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.benchstudy.cacheparallel.CacheVariant;
import java.lang.reflect.Field;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.openjdk.jmh.annotations.Param;

/**
 * The benchmark's own set-up: requests, fillings and counters are what the chapter says they are.
 */
class CacheBenchmarkTest {

  private static Requests requests(int thread) {
    Requests requests = new Requests();
    requests.draw(thread);
    return requests;
  }

  @Test
  void theParametersNameEveryVariantInOrder() throws ReflectiveOperationException {
    String[] labels =
        Arrays.stream(CacheVariant.values()).map(CacheVariant::label).toArray(String[]::new);
    for (Class<?> state :
        new Class<?>[] {CacheBenchmark.FullCache.class, CacheBenchmark.LimitedCache.class}) {
      Field impl = state.getDeclaredField("impl");
      assertThat(impl.getAnnotation(Param.class).value()).containsExactly(labels);
    }
  }

  @Test
  void thePopulationIsTheSameEveryTimeButNotTheSameObjects() {
    Long[] one = Requests.population();
    Long[] other = Requests.population();
    assertThat(one).hasSize(Requests.KEYS).doesNotHaveDuplicates().isEqualTo(other);
    assertThat(one[0]).isNotSameAs(other[0]);
  }

  @Test
  void aThreadAlwaysDrawsTheSameRequestsAndAnotherThreadOthers() {
    Requests one = requests(0);
    Requests again = requests(0);
    Requests other = requests(1);
    int different = 0;
    for (int i = 0; i < Requests.LENGTH; i++) {
      Long key = one.next();
      assertThat(again.next()).isEqualTo(key);
      assertThat(again.isPut()).isEqualTo(one.isPut());
      if (!other.next().equals(key)) {
        different++;
      }
    }
    assertThat(different).isGreaterThan(Requests.LENGTH / 2);
  }

  @Test
  void oneRequestInTenIsAPutAndTheCommonestKeyIsOneInTen() {
    Requests requests = requests(0);
    Long commonest = Requests.population()[0];
    int puts = 0;
    int common = 0;
    for (int i = 0; i < Requests.LENGTH; i++) {
      common += requests.next().equals(commonest) ? 1 : 0;
      puts += requests.isPut() ? 1 : 0;
    }
    assertThat((double) puts / Requests.LENGTH).isCloseTo(0.1, within(0.01));
    assertThat((double) common / Requests.LENGTH).isCloseTo(0.1, within(0.015));
  }

  @ParameterizedTest
  @EnumSource
  void everyGetOfTheFullCacheHits(CacheVariant variant) {
    CacheBenchmark.FullCache state = new CacheBenchmark.FullCache();
    state.impl = variant.label();
    state.fill();
    Requests requests = requests(0);
    Requests same = requests(0);
    for (int i = 0; i < Requests.LENGTH; i++) {
      assertThat(new CacheBenchmark().get(state, requests)).isEqualTo(same.next());
    }
  }

  @ParameterizedTest
  @EnumSource
  void theLimitedCacheHitsAlwaysOrAsOftenAsItsSizeAllows(CacheVariant variant) {
    CacheBenchmark.LimitedCache state = new CacheBenchmark.LimitedCache();
    state.impl = variant.label();
    state.capacity = 1000;
    state.fill();
    Requests requests = requests(0);
    HitRate hitRate = new HitRate();
    hitRate.reset(1);
    for (int i = 0; i < Requests.LENGTH; i++) {
      new CacheBenchmark().getPut(state, requests, hitRate);
    }
    if (variant.bounded()) {
      // The thousand commonest of the ten thousand keys make up 0.76 of all requests.
      assertThat(hitRate.hitPercent()).isBetween(50.0, 78.0);
    } else {
      assertThat(hitRate.hitPercent()).isEqualTo(100);
    }
  }

  @Test
  void theHitRatesOfTheThreadsAddUpToTheRateOfAll() {
    HitRate one = new HitRate();
    HitRate other = new HitRate();
    one.reset(2);
    other.reset(2);
    for (int i = 0; i < 100; i++) {
      one.count(true);
      other.count(i < 50);
    }
    assertThat(one.hitPercent() + other.hitPercent()).isEqualTo(75);
    one.reset(2);
    assertThat(one.hitPercent()).isZero();
  }

  @Test
  void countersOfDifferentThreadsNeverMeet() {
    CounterBenchmark.Counters counters = new CounterBenchmark.Counters();
    counters.make();
    Set<Integer> places = new HashSet<>();
    for (int thread = 0; thread < 64; thread++) {
      CounterBenchmark.Place place = new CounterBenchmark.Place();
      place.choose(thread);
      assertThat(place.apart - CounterBenchmark.LONGS_APART * thread)
          .isEqualTo(CounterBenchmark.LONGS_APART);
      assertThat(counters.many.length()).isGreaterThan(place.apart + CounterBenchmark.LONGS_APART);
      places.add(place.adjacent);
    }
    assertThat(places).hasSize(64);
  }
}
