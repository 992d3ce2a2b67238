package dev.benchstudy.benchstat.large;

import java.io.IOException;

/**
 * Go benchmark text: for each name a number of lines with three units.
 *
 * @param names how many benchmarks
 * @param runs how many lines for each of them
 */
public record GoText(int names, int runs) {
  private static final int GROUP = 100;

  /** Writes one side; sides differ in a tenth of the benchmarks. */
  public void write(Side side, Appendable out) throws IOException {
    out.append("goos: linux\ngoarch: amd64\npkg: example.org/codec\ncpu: Example CPU @ 3.00GHz\n");
    MadeValues levels = new MadeValues(1);
    MadeValues values = new MadeValues(side.seed());
    for (int name = 0; name < names; name++) {
      double nanos = side.changed(name, levels.level(10, 1e9));
      double bytes = levels.level(16, 1e6);
      double objects = levels.level(10, 1e4);
      String full = "BenchmarkGroup" + name / GROUP + "/case=" + name % GROUP + "/size=4k-8\t";
      for (int run = 0; run < runs; run++) {
        out.append(full)
            .append("1000000\t")
            .append(values.text(nanos, 0.02))
            .append(" ns/op\t")
            .append(values.text(bytes, 0.001))
            .append(" B/op\t")
            .append(values.text(objects, 0.005))
            .append(" allocs/op\n");
      }
    }
  }
}
