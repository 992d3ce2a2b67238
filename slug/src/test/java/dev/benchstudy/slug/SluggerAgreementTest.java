package dev.benchstudy.slug;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Every implementation gives, on random titles, what a plain reading of the contract gives. */
class SluggerAgreementTest {

  private static final long SEED = 20_260_101L;
  private static final int TITLES = 10_000;
  private static final int LONGEST = 120;

  /** Characters at which an implementation may go wrong: edges of ranges, near misses, halves. */
  private static final String DELICATE =
      "azAZ09`{@[/:-_ \0\u007f\u0080\u00ff\u0130\u0141\u212a\ud83d\ude00";

  private static final String KEPT =
      "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";
  private static final String BECOMES =
      "abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyz0123456789";

  @ParameterizedTest
  @EnumSource
  void agreesWithThePlainReading(SluggerVariant variant) {
    Random random = new Random(SEED);
    for (int i = 0; i < TITLES; i++) {
      String title = randomTitle(random);
      assertThat(variant.slugger().slug(title))
          .as("seed %d, title %d: \"%s\"", SEED, i, title)
          .isEqualTo(plainReading(title));
    }
  }

  /** The words of the title, spelled with the letters a slug may hold, and dashes between them. */
  private static String plainReading(String title) {
    List<String> words = new ArrayList<>();
    boolean inWord = false;
    for (int i = 0; i < title.length(); i++) {
      int place = KEPT.indexOf(title.charAt(i));
      if (place < 0) {
        inWord = false;
        continue;
      }
      if (!inWord) {
        words.add("");
        inWord = true;
      }
      int last = words.size() - 1;
      words.set(last, words.get(last) + BECOMES.charAt(place));
    }
    return String.join("-", words);
  }

  private static String randomTitle(Random random) {
    int length = random.nextInt(LONGEST + 1);
    // Some titles are nearly all letters, some nearly all separators.
    int lettersInTen = random.nextInt(11);
    StringBuilder title = new StringBuilder(length);
    while (title.length() < length) {
      if (random.nextInt(10) < lettersInTen) {
        title.append((char) ('a' + random.nextInt(26)));
      } else {
        title.append(randomCharacter(random));
      }
    }
    return title.toString();
  }

  private static char randomCharacter(Random random) {
    return switch (random.nextInt(4)) {
      case 0 -> (char) random.nextInt(128);
      case 1 -> (char) random.nextInt(Character.MAX_VALUE + 1);
      case 2 -> ' ';
      default -> DELICATE.charAt(random.nextInt(DELICATE.length()));
    };
  }
}
