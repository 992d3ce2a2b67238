package dev.benchstudy.slug;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** What only {@link FastestSlugger} can get wrong: the seams between pairs and between eights. */
class FastestSluggerTest {

  /** One of each kind of character the tables tell apart, one of them outside Latin-1. */
  private static final char[] KINDS = {'a', 'Z', '5', ' ', '\u0141'};

  @Test
  void everyPairAgreesAtEveryPlace() {
    Slugger fastest = new FastestSlugger();
    Slugger builder = new BuilderSlugger();
    for (int first = 0; first <= 0x17F; first++) {
      for (int second = 0; second <= 0x17F; second++) {
        String pair = "" + (char) first + (char) second;
        String title = pair + "." + pair + "x" + pair + "  " + pair;
        assertThat(fastest.slug(title))
            .as("characters %x and %x", first, second)
            .isEqualTo(builder.slug(title));
      }
    }
  }

  @Test
  void everySequenceOfKindsAgreesAroundEveryLength() {
    Slugger fastest = new FastestSlugger();
    Slugger builder = new BuilderSlugger();
    int sequences = (int) Math.pow(KINDS.length, 5);
    for (int sequence = 0; sequence < sequences; sequence++) {
      StringBuilder kinds = new StringBuilder();
      for (int rest = sequence, i = 0; i < 5; i++, rest /= KINDS.length) {
        kinds.append(KINDS[rest % KINDS.length]);
      }
      for (int length = 5; length <= 19; length++) {
        String title = kinds.toString().repeat(4).substring(0, length);
        assertThat(fastest.slug(title)).as(title).isEqualTo(builder.slug(title));
      }
    }
  }
}
