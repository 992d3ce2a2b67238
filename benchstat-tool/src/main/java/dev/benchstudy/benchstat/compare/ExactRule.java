package dev.benchstudy.benchstat.compare;

import dev.benchstudy.benchstat.unit.NumberText;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * All values of a sample should be equal: the most frequent value, and every difference counts;
 * where forks counted, every difference that the counting resolves.
 *
 * @param unit the unit whose values are compared
 */
record ExactRule(String unit) implements Rule {
  @Override
  public Summary summarize(Sample sample) {
    double low = sample.least();
    double high = sample.greatest();
    boolean counted = !sample.forks().isEmpty();
    boolean equal =
        low == high || counted && Resolution.of(unit).equalWithin(low, high).isPresent();
    List<Warning> warnings =
        equal
            ? List.of()
            : List.of(
                new Warning(
                    Warning.Kind.NOT_EXACT,
                    (counted
                            ? "the forks should count alike, but count from "
                            : "exact distribution expected, but values range from ")
                        + NumberText.shortest(low)
                        + " to "
                        + NumberText.shortest(high)));
    return new Summary(mode(sample.ascending()), low, high, sample.size(), warnings);
  }

  /** Returns the most frequent value, the least of several. */
  private static double mode(double[] ascending) {
    double mode = ascending[0];
    int longest = 0;
    int start = 0;
    for (int i = 1; i <= ascending.length; i++) {
      if (i == ascending.length || ascending[i] != ascending[start]) {
        if (i - start > longest) {
          longest = i - start;
          mode = ascending[start];
        }
        start = i;
      }
    }
    return mode;
  }

  @Override
  public Comparison compare(Sample base, Sample sample) {
    double before = mode(base.ascending());
    double after = mode(sample.ascending());
    boolean counted = !base.forks().isEmpty() && !sample.forks().isEmpty();
    Optional<Warning> tooSmall =
        counted && before != after
            ? Resolution.of(unit).equalWithin(before, after)
            : Optional.empty();
    return new Comparison(
        before,
        after,
        tooSmall.isPresent() ? 1 : after / before,
        OptionalDouble.empty(),
        tooSmall.isEmpty(),
        base.size(),
        sample.size(),
        base.forks().isEmpty() ? Counted.RESULTS : Counted.FORKS,
        Optional.empty(),
        tooSmall.isPresent() ? List.of(tooSmall.get()) : List.of());
  }
}
