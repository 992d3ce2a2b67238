package dev.benchstudy.benchstat.profile;

import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;
import java.util.regex.Pattern;

/**
 * The frames of a profile, the heaviest first.
 *
 * @param rows all rows, by falling flat weight, then by falling cumulative weight
 * @param shown what the samples that the rows are made of weigh
 * @param total what all samples of the profile weigh; percentages are parts of this
 */
record TopTable(List<Row> rows, double shown, double total) {

  /**
   * One row.
   *
   * @param label the frame, or the class and the frame that allocated it
   * @param flat the weight of the samples in which the frame was the innermost
   * @param cumulative the weight of the samples in which it occurred at all
   */
  record Row(String label, double flat, double cumulative) {}

  private static final Comparator<Row> HEAVIEST_FIRST =
      descending(Row::flat).thenComparing(descending(Row::cumulative)).thenComparing(Row::label);

  TopTable {
    rows = List.copyOf(rows);
  }

  /**
   * A row for each frame.
   *
   * @param focus only samples in which some frame's label contains a match
   * @param withLines whether two lines of one method are two rows
   */
  static TopTable byFrame(Profile profile, Pattern focus, boolean withLines) {
    Weights weights = new Weights();
    double shown = 0;
    for (Sample sample : profile.samples()) {
      List<String> labels = labels(sample, withLines);
      if (labels.stream().anyMatch(focus.asPredicate())) {
        shown += sample.weight();
        weights.add(labels.get(0), sample.weight(), sample.weight());
        // A method that calls itself counts once for each sample.
        LinkedHashSet<String> callers = new LinkedHashSet<>(labels);
        callers.remove(labels.get(0));
        callers.forEach(label -> weights.add(label, 0, sample.weight()));
      }
    }
    return new TopTable(weights.rows(), shown, profile.total());
  }

  /**
   * A row for each pair of an allocated class and the frame that allocated it.
   *
   * @param focus only samples in which some frame's label contains a match
   * @param withLines whether two lines of one method are two rows
   */
  static TopTable byClass(Profile profile, Pattern focus, boolean withLines) {
    Weights weights = new Weights();
    Predicate<String> matches = focus.asPredicate();
    double shown = 0;
    for (Sample sample : profile.samples()) {
      List<String> labels = labels(sample, withLines);
      if (labels.stream().anyMatch(matches)) {
        shown += sample.weight();
        String label = sample.allocated() + "  in " + labels.get(0);
        weights.add(label, sample.weight(), sample.weight());
      }
    }
    return new TopTable(weights.rows(), shown, profile.total());
  }

  private static List<String> labels(Sample sample, boolean withLines) {
    return sample.frames().stream().map(frame -> frame.label(withLines)).toList();
  }

  private static Comparator<Row> descending(ToDoubleFunction<Row> weight) {
    return Comparator.comparingDouble(weight).reversed();
  }

  private static final class Weights {
    private final Map<String, Row> rows = new HashMap<>();

    void add(String label, double flat, double cumulative) {
      rows.merge(
          label,
          new Row(label, flat, cumulative),
          (a, b) -> new Row(label, a.flat() + b.flat(), a.cumulative() + b.cumulative()));
    }

    List<Row> rows() {
      return rows.values().stream().sorted(HEAVIEST_FIRST).toList();
    }
  }
}
