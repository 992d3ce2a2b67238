package dev.benchstudy.benchstat.compare;

import dev.benchstudy.benchstat.unit.NumberText;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/** All values of a sample should be equal: the most frequent value, and every difference counts. */
record ExactRule() implements Rule {
  @Override
  public Summary summarize(Sample sample) {
    double low = sample.least();
    double high = sample.greatest();
    List<Warning> warnings =
        low == high
            ? List.of()
            : List.of(
                new Warning(
                    Warning.Kind.NOT_EXACT,
                    "exact distribution expected, but values range from "
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
    return new Comparison(
        before,
        after,
        after / before,
        OptionalDouble.empty(),
        true,
        base.size(),
        sample.size(),
        base.forks().isEmpty() ? Counted.RESULTS : Counted.FORKS,
        Optional.empty(),
        List.of());
  }
}
