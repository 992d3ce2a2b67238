package dev.benchstudy.benchstat.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * No input makes the program crash, hang, or leave by another way than those documented.
 *
 * <p>With {@code fuzz.seconds} each target is fuzzed for as long, guided by the branches it
 * reaches; what is found is saved in {@code target/fuzz} and, mended, becomes a test with a name:
 *
 * <pre>{@code mvn -pl benchstat-tool test -Dtest=FuzzTest -Dfuzz.seconds=600 -Dfuzz.seed=1}</pre>
 */
class FuzzTest {
  private static final int FEW = 300;

  @ParameterizedTest
  @EnumSource
  @SuppressWarnings("SystemOut") // how far a long run came is what its reader wants to know
  void noInputIsTooMuch(FuzzTarget target) throws IOException {
    Fuzzer fuzzer = new Fuzzer(target, Long.getLong("fuzz.seed", 1));
    int seconds = Integer.getInteger("fuzz.seconds", 0);
    if (seconds > 0) {
      System.out.println(fuzzer.tryFor(Duration.ofSeconds(seconds)));
    } else {
      fuzzer.tryFew(FEW);
    }
  }

  @ParameterizedTest
  @EnumSource
  void eachTargetHasSavedInputs(FuzzTarget target) throws IOException {
    List<byte[]> saved = Fuzzer.saved(target);

    assertThat(saved).hasSizeGreaterThan(2);
  }

  @ParameterizedTest
  @EnumSource
  void aSeedMakesTheSameInputsAgain(FuzzTarget target) throws IOException {
    List<byte[]> corpus = Fuzzer.saved(target);
    Mutator one = new Mutator(7, target.words());
    Mutator other = new Mutator(7, target.words());

    for (int i = 0; i < 50; i++) {
      assertThat(one.next(corpus)).isEqualTo(other.next(corpus));
    }
  }
}
