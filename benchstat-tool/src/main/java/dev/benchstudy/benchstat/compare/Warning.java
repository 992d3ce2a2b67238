package dev.benchstudy.benchstat.compare;

import java.util.Objects;

/**
 * Something a reader must know about a number; a renderer shows it as a footnote or beside the
 * output.
 *
 * @param kind what it is about
 * @param text its words, byte text
 */
public record Warning(Kind kind, String text) {
  /** What a warning is about, and what follows from it. */
  public enum Kind {
    /** A cell holds results that differ in something no projection names. */
    MIXED_RESULTS(
        "the cell mixes results that may not belong together; name the field in -row, -col or -ignore"),
    /** Too few values for an interval. */
    TOO_FEW_FOR_INTERVAL("with so few values no interval can be given at this confidence level"),
    /** Values that should all be equal are not. */
    NOT_EXACT(
        "values of this unit should be equal, as an input says or because they are counted, yet they differ"),
    /** All values of both sides are equal, so no test can be made. */
    ALL_EQUAL("there is no difference, and no variation that a test could work with"),
    /** Too few values to find any difference. */
    TOO_FEW_TO_DETECT("with so few values the test cannot call anything significant"),
    /** A geometric mean is over other rows than that of the first column. */
    OTHER_ROWS("rows are missing on one side, so the two geometric means are over different rows"),
    /** A geometric mean of values that are not all positive. */
    NOT_POSITIVE("a geometric mean needs positive numbers"),
    /** One fork on a side. */
    ONE_FORK(
        "iterations of one JVM share its compiled code and memory layout; another start may differ by more, so measure"
            + " with six forks or more (-f 6)"),
    /** Two to five forks on a side. */
    FEW_FORKS(
        "with two to five forks on a side a rank test finds nothing or next to nothing; the t-test takes logarithms as normally distributed"),
    /** Iterations of several forks taken as independent. */
    POOLED_ITERATIONS(
        "iterations of one fork are not independent, so p is far too small; leave out -sample iteration"),
    /** A fork that should be there is not. */
    DEAD_FORK("a fork ended without a result; its JVM may have crashed or run into a time limit"),
    /** Forks vary widely. */
    WIDE_SPREAD(
        "the forks differ so much that only large changes can be seen; quiet the machine or add forks"),
    /** Forks differ more than the iterations of one fork. */
    FORKS_DIFFER(
        "each JVM start settles at a level of its own; more iterations do not help, more forks do"),
    /** Iterations go one way within the forks. */
    DRIFT(
        "the code was still warming up, or slowing down, while it was measured; give it more warm-up"),
    /** An operation no slower than an empty benchmark. */
    EMPTY(
        "the compiler has probably removed the work, unless a call does many operations at once; look at the generated"
            + " code"),
    /** A difference too small to be one. */
    BELOW_RESOLUTION(
        "so small a difference in allocation comes from the harness, not from the code"),
    /** The change shown is not one of those that the test allows. */
    BESIDE_INTERVAL(
        "the percentage compares the values in the middle of either side; the test, its interval and the words better"
            + " and worse go by all pairs of a value of one side and one of the other; the two part where values fall"
            + " into groups, as when the compiler decides one way in some forks and another way in the rest"),
    /** Pairs could not be made of all forks. */
    UNPAIRED_FORKS("some forks have no partner in their block and do not count");

    private final String explanation;

    Kind(String explanation) {
      this.explanation = explanation;
    }

    /** Returns what it means and what to do. */
    public String explanation() {
      return explanation;
    }
  }

  /** Checks the parts. */
  public Warning {
    Objects.requireNonNull(kind);
    Objects.requireNonNull(text);
  }
}
