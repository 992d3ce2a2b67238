package dev.benchstudy.benchstat.compare;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LooksTest {
  @Test
  void theUsualBlocksAreLookedAtSevenTimes() {
    assertThat(Looks.until(Looks.USUAL_BLOCKS)).containsExactly(4, 6, 8, 10, 12, 16, 20);
  }

  @ParameterizedTest
  @ValueSource(ints = {4, 5, 7, 13, 21, 37, 100})
  void theLastLookIsAtTheEndOfTheBudget(int mostBlocks) {
    int[] looks = Looks.until(mostBlocks);
    assertThat(looks[looks.length - 1]).isEqualTo(mostBlocks);
    assertThat(looks).isSorted().doesNotHaveDuplicates();
  }
}
