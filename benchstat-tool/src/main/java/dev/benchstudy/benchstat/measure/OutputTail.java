package dev.benchstudy.benchstat.measure;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What a process said: its beginning and its end. The middle is dropped, so that a process which
 * never stops talking fills no memory.
 */
final class OutputTail {
  private static final int KEPT_BYTES = 1 << 16;

  /** JMH tells once how its blackholes are compiled; its result files do not. */
  private static final Pattern BLACKHOLE = Pattern.compile("(?m)^# Blackhole mode: ([^(\\n]+)");

  private final byte[] head = new byte[KEPT_BYTES];
  private final byte[] tail = new byte[KEPT_BYTES];
  private long total;

  /** Reads to the end of the stream, or until it is closed. */
  void drain(InputStream in) {
    byte[] buffer = new byte[8192];
    try {
      for (int n = in.read(buffer); n >= 0; n = in.read(buffer)) {
        append(buffer, n);
      }
    } catch (IOException e) {
      // The process was ended; what it said so far is all there is.
    }
  }

  private synchronized void append(byte[] bytes, int length) {
    for (int i = 0; i < length; i++, total++) {
      if (total < KEPT_BYTES) {
        head[(int) total] = bytes[i];
      }
      tail[(int) (total % KEPT_BYTES)] = bytes[i];
    }
  }

  /** The last lines that are not blank, each cut to a readable length. */
  synchronized List<String> lastLines(int count) {
    int kept = (int) Math.min(total, KEPT_BYTES);
    byte[] ordered = new byte[kept];
    for (int i = 0; i < kept; i++) {
      ordered[i] = tail[(int) ((total - kept + i) % KEPT_BYTES)];
    }
    List<String> lines =
        new String(ordered, StandardCharsets.UTF_8)
            .lines()
            .filter(line -> !line.isBlank())
            .map(OutputTail::printable)
            .toList();
    return lines.subList(Math.max(0, lines.size() - count), lines.size());
  }

  /** How JMH said its blackholes work, for instance {@code compiler}. */
  synchronized Optional<String> blackholeMode() {
    String start = new String(head, 0, (int) Math.min(total, KEPT_BYTES), StandardCharsets.UTF_8);
    Matcher matcher = BLACKHOLE.matcher(start);
    return matcher.find() ? Optional.of(matcher.group(1).strip()) : Optional.empty();
  }

  private static String printable(String line) {
    String clean = line.replace("\t", "  ").replaceAll("\\p{Cntrl}", "?");
    return clean.length() <= 200 ? clean : clean.substring(0, 200) + "...";
  }
}
