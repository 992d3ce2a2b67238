package dev.benchstudy.concat;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Every implementation gives, on random parts, the characters of all parts one by one. */
class ConcatenatorAgreementTest {

  private static final long SEED = 20_260_102L;
  private static final int CASES = 10_000;
  private static final int MOST_PARTS = 40;
  private static final int LONGEST_PART = 12;

  @ParameterizedTest
  @EnumSource
  void agreesWithThePlainReading(ConcatenatorVariant variant) {
    Random random = new Random(SEED);
    for (int i = 0; i < CASES; i++) {
      String[] parts = randomParts(random);
      assertThat(variant.concatenator().concat(parts))
          .as("seed %d, case %d: %s", SEED, i, (Object) parts)
          .isEqualTo(plainReading(parts));
    }
  }

  private static String plainReading(String[] parts) {
    int length = 0;
    for (String part : parts) {
      length += part.length();
    }
    char[] joined = new char[length];
    int end = 0;
    for (String part : parts) {
      for (int i = 0; i < part.length(); i++) {
        joined[end++] = part.charAt(i);
      }
    }
    return new String(joined);
  }

  private static String[] randomParts(Random random) {
    String[] parts = new String[random.nextInt(MOST_PARTS + 1)];
    // Most cases are ASCII or Latin-1 throughout, as most strings are.
    int characters = new int[] {0x80, 0x100, 0x101, 0x10000}[random.nextInt(4)];
    for (int i = 0; i < parts.length; i++) {
      char[] part = new char[random.nextInt(LONGEST_PART + 1)];
      for (int j = 0; j < part.length; j++) {
        part[j] = (char) random.nextInt(characters);
      }
      parts[i] = new String(part);
    }
    return parts;
  }
}
