package dev.benchstudy.hashmix.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.benchstudy.hashmix.MixSum;
import dev.benchstudy.hashmix.Mixer;
import dev.benchstudy.hashmix.MixerVariant;
import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.infra.Blackhole;

/** The benchmarks' own set-up and methods: every form that claims to do the work does that work. */
class HashmixBenchmarkTest {

  private final Mixer mixer = MixerVariant.FMIX64.mixer();
  private final Blackhole blackhole =
      new Blackhole(
          "Today's password is swordfish. I understand instantiating Blackholes directly is dangerous.");

  @Test
  void everyFormOfOneCallTakesTheNextKey() {
    MixBenchmark benchmark = new MixBenchmark();
    assertThat(benchmark.returned()).isEqualTo(mixer.mix(0));
    benchmark.ignored();
    benchmark.consumed(blackhole);
    assertThat(benchmark.returned()).isEqualTo(mixer.mix(3));
    benchmark.staticSink();
    assertThat(MixBenchmark.plainSink).isEqualTo(mixer.mix(4));
    benchmark.volatileSink();
    assertThat(MixBenchmark.volatileSink).isEqualTo(mixer.mix(5));
    assertThat(benchmark.constant()).isEqualTo(mixer.mix(42));
  }

  @Test
  void everyFormOfTheLoopMixesTheNextKeys() {
    long[] keys = LongStream.range(0, MixLoopBenchmark.CALLS).toArray();
    long[] next = LongStream.range(MixLoopBenchmark.CALLS, 2 * MixLoopBenchmark.CALLS).toArray();
    long last = mixer.mix(2 * MixLoopBenchmark.CALLS - 1);
    long constant = MixLoopBenchmark.CALLS * mixer.mix(42);

    assertThat(mixAllTwice("ignored")).containsExactly(0, 0);
    assertThat(mixAllTwice("consumed")).containsExactly(0, 0);
    assertThat(mixAllTwice("returned"))
        .containsExactly(MixSum.of(mixer, keys), MixSum.of(mixer, next));
    assertThat(mixAllTwice("constant")).containsExactly(constant, constant);
    assertThat(mixAllTwice("staticSink")).containsExactly(0, 0);
    assertThat(ResultUse.plainSink).isEqualTo(last);
    assertThat(mixAllTwice("volatileSink")).containsExactly(0, 0);
    assertThat(ResultUse.volatileSink).isEqualTo(last);
  }

  private long[] mixAllTwice(String result) {
    MixLoopBenchmark benchmark = new MixLoopBenchmark();
    benchmark.result = result;
    benchmark.choose();
    return new long[] {benchmark.mixAll(blackhole), benchmark.mixAll(blackhole)};
  }

  @Test
  void everyUseOfTheResultIsAParameterOfTheLoop() throws ReflectiveOperationException {
    String[] labels =
        MixLoopBenchmark.class.getDeclaredField("result").getAnnotation(Param.class).value();
    assertThat(Arrays.stream(labels).map(ResultUse::named)).containsExactly(ResultUse.values());
    assertThatThrownBy(() -> ResultUse.named("printed")).hasMessageContaining("printed");
  }

  @Test
  void everyFormOfTheSumAddsTheSameValues() {
    SumBenchmark benchmark = new SumBenchmark();
    benchmark.n = 1000;
    benchmark.drawValues();
    long expected =
        Arrays.stream(new SplittableRandom(SumBenchmark.SEED).ints(1000).toArray())
            .asLongStream()
            .sum();

    benchmark.ignored();
    benchmark.consumedInside(blackhole);
    benchmark.boxedInside(blackhole);
    benchmark.storedInside();
    assertThat(SumBenchmark.plainSink).isEqualTo(expected);
    assertThat(benchmark.pasted()).isEqualTo(expected);
    assertThat(benchmark.inMethod()).isEqualTo(expected);
  }

  @Test
  void theDigestIsTheSameWhereverTheKeysAreDrawn() {
    SetupBenchmark benchmark = new SetupBenchmark();
    SetupBenchmark.OnceDrawn once = new SetupBenchmark.OnceDrawn();
    once.n = 16;
    once.draw();
    SetupBenchmark.DrawnBeforeEachCall each = new SetupBenchmark.DrawnBeforeEachCall();
    each.n = 16;
    each.draw();

    assertThat(benchmark.inside(once)).isEqualTo(benchmark.outside(once));
    assertThat(benchmark.beforeEachCall(each)).isEqualTo(benchmark.outside(once));
    assertThat(MixSum.of(mixer, benchmark.drawOnly(once))).isEqualTo(benchmark.outside(once));
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 1000})
  void everyLookUpFindsItsKey(int keys) {
    LookupBenchmark benchmark = new LookupBenchmark();
    LookupBenchmark.FilledMap map = new LookupBenchmark.FilledMap();
    map.keys = keys;
    map.fill();
    LookupBenchmark.FilledArray array = new LookupBenchmark.FilledArray();
    array.keys = keys;
    array.fill();
    LookupBenchmark.Cursor ofMap = new LookupBenchmark.Cursor();
    LookupBenchmark.Cursor ofArray = new LookupBenchmark.Cursor();
    LookupBenchmark.Cursor ofNothing = new LookupBenchmark.Cursor();

    for (int call = 0; call < 3000; call++) {
      long expected = ofNothing.random(keys);
      assertThat(expected).isBetween(0L, keys - 1L);
      assertThat(benchmark.mapRandom(map, ofMap)).isEqualTo(expected);
      assertThat(benchmark.arrayRandom(array, ofArray)).isEqualTo(expected);
    }
  }

  @Test
  void sequentialLookUpsVisitEveryKeyInOrder() {
    LookupBenchmark benchmark = new LookupBenchmark();
    LookupBenchmark.FilledMap map = new LookupBenchmark.FilledMap();
    map.keys = 3;
    map.fill();
    LookupBenchmark.FilledArray array = new LookupBenchmark.FilledArray();
    array.keys = 3;
    array.fill();
    LookupBenchmark.Cursor ofMap = new LookupBenchmark.Cursor();
    LookupBenchmark.Cursor ofArray = new LookupBenchmark.Cursor();
    for (long expected : new long[] {1, 2, 0, 1, 2, 0}) {
      assertThat(benchmark.mapSequential(map, ofMap)).isEqualTo(expected);
      assertThat(benchmark.arraySequential(array, ofArray)).isEqualTo(expected);
    }
  }

  @Test
  void drawingAloneDrawsTheSameKeys() {
    LookupBenchmark.Cursor one = new LookupBenchmark.Cursor();
    LookupBenchmark.Cursor other = new LookupBenchmark.Cursor();
    for (int call = 0; call < 100; call++) {
      assertThat(new LookupBenchmark().drawOnly(one)).isEqualTo(other.random(LookupBenchmark.MANY));
    }
  }

  @Test
  void randomKeysCoverTheWholeRange() {
    LookupBenchmark.Cursor cursor = new LookupBenchmark.Cursor();
    int[] counts = new int[10];
    for (int call = 0; call < 100_000; call++) {
      counts[cursor.random(10)]++;
    }
    for (int count : counts) {
      assertThat(count).isBetween(9_500, 10_500);
    }
  }
}
