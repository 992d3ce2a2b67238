package dev.benchstudy.benchstat.read;

import dev.benchstudy.benchstat.text.ByteText;
import java.io.IOException;

/** Cuts bytes into lines; of a line longer than {@link #LONGEST} it only says that it is there. */
final class LineSource {
  /** The longest line, in bytes. */
  static final int LONGEST = 1 << 24;

  private final ByteSource source;
  private long lines;
  private String line = "";
  private boolean tooLong;

  LineSource(ByteSource source) {
    this.source = source;
  }

  /** Returns how many lines have been returned. */
  long lines() {
    return lines;
  }

  /**
   * Moves on to the next line.
   *
   * @return whether there is one; {@link #line} then returns it
   */
  boolean next() throws IOException {
    StringBuilder carried = new StringBuilder(0);
    tooLong = false;
    while (true) {
      byte[] buffer = source.buffer();
      int from = source.position();
      int limit = source.limit();
      int end = from;
      while (end < limit && buffer[end] != '\n') {
        end++;
      }
      if (end < limit) {
        source.moveTo(end + 1);
        return found(carried, ByteText.of(buffer, from, end));
      }
      String part = ByteText.of(buffer, from, end);
      source.moveTo(end);
      if (!source.refill()) {
        return (tooLong || carried.length() + part.length() > 0) && found(carried, part);
      }
      tooLong |= carried.length() + part.length() > LONGEST;
      carried = tooLong ? new StringBuilder(0) : carried.append(part);
    }
  }

  /** Returns the line without its end: the line feed, and one carriage return before it. */
  String line() {
    return line;
  }

  /** Returns whether the line was passed over because of its length. */
  boolean isTooLong() {
    return tooLong;
  }

  private boolean found(StringBuilder before, String rest) {
    String whole = tooLong ? "" : before.isEmpty() ? rest : before.append(rest).toString();
    line = whole.endsWith("\r") ? whole.substring(0, whole.length() - 1) : whole;
    lines++;
    return true;
  }
}
