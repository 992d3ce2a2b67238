package dev.benchstudy.benchstat.study;

import java.util.ArrayList;
import java.util.List;

/** Splits a line into words as a shell does: at blanks that no quote holds together. */
public final class CommandWords {
  private CommandWords() {}

  /**
   * The words of a line.
   *
   * @throws StudyException if a quote is not closed
   */
  public static List<String> split(String line) throws StudyException {
    List<String> words = new ArrayList<>();
    StringBuilder word = new StringBuilder();
    boolean inWord = false;
    char quote = 0;
    for (int i = 0; i < line.length(); i++) {
      char c = line.charAt(i);
      if (quote != 0 && c == quote) {
        quote = 0;
      } else if (quote == 0 && (c == '"' || c == '\'')) {
        quote = c;
        inWord = true;
      } else if (quote == 0 && Character.isWhitespace(c)) {
        if (inWord) {
          words.add(word.toString());
          word.setLength(0);
          inWord = false;
        }
      } else {
        word.append(c);
        inWord = true;
      }
    }
    if (quote != 0) {
      throw new StudyException("a quote is opened and not closed: " + line);
    }
    if (inWord) {
      words.add(word.toString());
    }
    return words;
  }
}
