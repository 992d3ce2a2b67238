package dev.benchstudy.benchstat.profile;

import static org.assertj.core.api.Assertions.assertThat;

import dev.benchstudy.benchstat.profile.Sample.Frame;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class TopTableTest {
  private static final Pattern ALL = Pattern.compile("");

  /** Two samples in copy under join, one in join itself, one in a method that calls itself. */
  private static final Profile CPU =
      new Profile(
          SampleKind.CPU,
          List.of(
              sample(1, "", "copy:7", "join:12"),
              sample(1, "", "copy:8", "join:12"),
              sample(1, "", "join:13"),
              sample(1, "", "sort:1", "sort:2", "sort:2")),
          Map.of("jdk.ExecutionSample", 5),
          1);

  private static final Profile BYTES =
      new Profile(
          SampleKind.ALLOCATION,
          List.of(
              sample(3 * 1024, "byte[]", "copy:7", "join:12"),
              sample(1024, "java.lang.String", "join:13")),
          Map.of("jdk.ObjectAllocationSample", 2),
          0);

  @Test
  void flatIsTheInnermostFrameAndCumulativeEveryFrameOnce() {
    TopTable table = TopTable.byFrame(CPU, ALL, false);

    assertThat(table.rows())
        .containsExactly(
            new TopTable.Row("copy", 2, 2),
            new TopTable.Row("join", 1, 3),
            new TopTable.Row("sort", 1, 1));
  }

  @Test
  void linesAreRowsOfTheirOwnOnRequest() {
    TopTable table = TopTable.byFrame(CPU, ALL, true);

    assertThat(table.rows())
        .extracting(TopTable.Row::label)
        .containsExactly("copy:7", "copy:8", "join:13", "sort:1", "join:12", "sort:2");
  }

  @Test
  void focusKeepsStacksWithAMatchAndTheWholeAsMeasure() {
    TopTable table = TopTable.byFrame(CPU, Pattern.compile("jo.n"), false);

    assertThat(table.shown()).isEqualTo(3);
    assertThat(table.total()).isEqualTo(4);
    assertThat(table.rows()).extracting(TopTable.Row::label).containsExactly("copy", "join");
  }

  @Test
  void theReportSaysWhatItIsASampleOf() throws Exception {
    assertThat(report(CPU, 2, ALL))
        .isEqualTo(
            """
            CPU: 4 samples of running threads (events: jdk.ExecutionSample 5)
            1 sample of the harness and of other threads left out (-harness shows them)
                  flat   flat%    sum%        cum    cum%  frame
                     2  50.00%  50.00%          2  50.00%  copy
                     1  25.00%  75.00%          3  75.00%  join
            ... and 1 more (-top 3)
            """);
  }

  @Test
  void anAllocationReportAddsClassesWithTheirFrames() throws Exception {
    assertThat(report(BYTES, 9, Pattern.compile("copy")))
        .isEqualTo(
            """
            Allocation: 2 samples, which stand for about 4.000KiB (events: jdk.ObjectAllocationSample 2); bytes are estimates, not counts
            Of these, 3.000KiB (75.00%) in stacks that match copy
                  flat   flat%    sum%        cum    cum%  frame
              3.000KiB  75.00%  75.00%   3.000KiB  75.00%  copy
                     0   0.00%  75.00%   3.000KiB  75.00%  join

                  flat   flat%    sum%        cum    cum%  class and allocating frame
              3.000KiB  75.00%  75.00%   3.000KiB  75.00%  byte[]  in copy
            """);
  }

  private static String report(Profile profile, int top, Pattern focus) throws Exception {
    StringBuilder text = new StringBuilder();
    new TopReport(profile, top, focus, false).write(text);
    return text.toString().replace(System.lineSeparator(), "\n");
  }

  private static Sample sample(double weight, String allocated, String... frames) {
    List<Frame> all = new ArrayList<>();
    for (String frame : frames) {
      int colon = frame.indexOf(':');
      all.add(new Frame(frame.substring(0, colon), Integer.parseInt(frame.substring(colon + 1))));
    }
    return new Sample(weight, all, allocated);
  }
}
