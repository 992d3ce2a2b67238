package dev.benchstudy.filelen;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import java.util.Random;

/**
 * The study's test file: 65,204 bytes that look like English prose and mean nothing.
 *
 * <p>The bytes stand in the module as {@code data.txt}. This program made them and makes them
 * again: {@link Random} with a given seed gives the same numbers on every Java. Words are built of
 * syllables, frequent words are drawn more often, lines are wrapped and paragraphs set apart by an
 * empty line. The text is cut at the wanted length, in the middle of a word if need be, and ends
 * with a line feed.
 */
public final class DataText {

  /** The length of the text in bytes, which are all ASCII. */
  public static final int LENGTH = 65_204;

  private static final long SEED = 20_240_911L;
  private static final int VOCABULARY = 600;
  private static final int LINE = 72;
  private static final String[] ONSETS = {
    "b", "c", "d", "f", "g", "h", "l", "m", "n", "p", "r", "s", "t", "v", "w", "st", "tr", "pl", ""
  };
  private static final String[] VOWELS = {"a", "e", "i", "o", "u", "ea", "ou"};
  private static final String[] CODAS = {"", "", "n", "r", "s", "l", "t", "nd", "ck"};

  private final Random random = new Random(SEED);
  private final String[] words = new String[VOCABULARY];
  private final StringBuilder text = new StringBuilder(LENGTH + LINE);
  private int lineStart;

  private DataText() {
    for (int i = 0; i < words.length; i++) {
      words[i] = word();
    }
  }

  /**
   * Writes the text to a file.
   *
   * @param arguments the file to write
   * @throws IOException if the file cannot be written
   */
  public static void main(String[] arguments) throws IOException {
    if (arguments.length != 1) {
      throw new IllegalArgumentException("give one argument: the file to write");
    }
    Files.writeString(Path.of(arguments[0]), made(), StandardCharsets.US_ASCII);
  }

  /** The text, made anew from the seed. */
  public static String made() {
    DataText maker = new DataText();
    while (maker.text.length() < LENGTH) {
      maker.paragraph();
    }
    maker.text.setLength(LENGTH - 1);
    return maker.text.append('\n').toString();
  }

  /**
   * Copies the stored text to a new temporary file, which the caller deletes.
   *
   * @throws IOException if it cannot be written
   */
  public static Path temporaryFile() throws IOException {
    Path file = Files.createTempFile("filelen-", ".txt");
    Files.write(file, stored());
    return file;
  }

  /**
   * The text as it is stored in the module.
   *
   * @throws IOException if it cannot be read
   */
  public static byte[] stored() throws IOException {
    try (InputStream in = DataText.class.getResourceAsStream("data.txt")) {
      return Objects.requireNonNull(in, "data.txt").readAllBytes();
    }
  }

  private void paragraph() {
    int sentences = 3 + random.nextInt(5);
    for (int i = 0; i < sentences; i++) {
      sentence();
    }
    text.append("\n\n");
    lineStart = text.length();
  }

  private void sentence() {
    int length = 4 + random.nextInt(12);
    for (int i = 0; i < length; i++) {
      // The square makes the words at the front of the list the frequent ones.
      double draw = random.nextDouble();
      String word = words[(int) (draw * draw * VOCABULARY)];
      String shown = i == 0 ? Character.toUpperCase(word.charAt(0)) + word.substring(1) : word;
      String end = i == length - 1 ? "." : random.nextInt(9) == 0 ? "," : "";
      append(shown + end);
    }
  }

  private void append(String word) {
    if (text.length() > lineStart) {
      boolean full = text.length() + 1 + word.length() - lineStart > LINE;
      text.append(full ? '\n' : ' ');
      lineStart = full ? text.length() : lineStart;
    }
    text.append(word);
  }

  private String word() {
    StringBuilder word = new StringBuilder();
    int syllables = 1 + random.nextInt(3);
    for (int i = 0; i < syllables; i++) {
      word.append(pick(ONSETS)).append(pick(VOWELS)).append(pick(CODAS));
    }
    return word.toString();
  }

  private String pick(String[] parts) {
    return parts[random.nextInt(parts.length)];
  }
}
