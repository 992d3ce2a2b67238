package dev.benchstudy.benchstat.read;

import dev.benchstudy.benchstat.model.Fork;
import dev.benchstudy.benchstat.model.Notice;
import dev.benchstudy.benchstat.model.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** What is noteworthy in one file, told once for each kind however often it occurs. */
final class JmhNotices {
  /** A kind of noteworthy thing. */
  enum Kind {
    /** JMH started no JVM for a record. */
    NO_FORK("forks is 0, so it ran in JMH's own JVM, on code compiled for the rows before it"),
    /** Only the score of a metric is there. */
    NO_RAW_DATA("no raw data in the file, so the score counts as one value"),
    /** A value cannot be used. */
    NOT_FINITE("NaN or infinite, left out"),
    /** A record has no number at all. */
    NOTHING("no number in this record, no row for it"),
    /** Mode and unit say different things of what is better. */
    MODE_AND_UNIT("mode and unit disagree; the unit says what is better"),
    /** Our runner marked forks. */
    CONTENDED("marked as contended: " + Fork.CONTENDED);

    private final String text;

    Kind(String text) {
      this.text = text;
    }
  }

  private static final int MOST_NAMED = 3;

  /** Where a kind occurred first, whom it concerns, and how many more there are. */
  private static final class Found {
    private final Position first;
    private final List<String> named = new ArrayList<>();
    private int more;

    Found(Position first) {
      this.first = first;
    }
  }

  private final Map<Kind, Found> all = new TreeMap<>();

  /**
   * Adds one occurrence.
   *
   * @param subject what it concerns
   */
  void add(Kind kind, Position position, String subject) {
    Found found = all.get(kind);
    if (found == null) {
      found = new Found(position);
      all.put(kind, found);
    }
    if (found.named.size() < MOST_NAMED) {
      found.named.add(subject);
    } else {
      found.more++;
    }
  }

  /** Passes on one notice for each kind that occurred. */
  void passTo(RecordSink sink) {
    for (Map.Entry<Kind, Found> entry : all.entrySet()) {
      Found found = entry.getValue();
      String more = found.more == 0 ? "" : " and " + found.more + " more";
      sink.accept(
          new Notice(
              found.first, String.join(", ", found.named) + more + ": " + entry.getKey().text));
    }
  }
}
