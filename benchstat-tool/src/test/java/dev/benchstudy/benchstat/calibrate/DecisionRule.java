package dev.benchstudy.benchstat.calibrate;

import dev.benchstudy.benchstat.stats.MannWhitney;
import dev.benchstudy.benchstat.stats.RatioTest;
import dev.benchstudy.benchstat.stats.StudentT;
import java.util.Arrays;
import java.util.stream.DoubleStream;

/** A way to say from the iterations of all forks that two sides differ. */
enum DecisionRule {
  /** What benchstat does by default: forks are the sample, or iterations if there is one fork. */
  DEFAULT("benchstat") {
    @Override
    boolean differs(double[][] base, double[][] next) {
      return Math.min(base.length, next.length) == 1
          ? POOLED.differs(base, next)
          : RatioTest.independent(means(base), means(next), ALPHA).rejects(ALPHA);
    }
  },
  /** All iterations of all forks as independent values, by Mann-Whitney. */
  POOLED("pooled iterations") {
    @Override
    boolean differs(double[][] base, double[][] next) {
      return MannWhitney.test(sorted(base), sorted(next)).rejects(ALPHA);
    }
  },
  /**
   * JMH's "score ± error" of the two sides do not overlap: 99.9 % t intervals of all iterations.
   */
  ERROR_BARS("JMH error bars apart") {
    @Override
    boolean differs(double[][] base, double[][] next) {
      double distance = Math.abs(mean(base) - mean(next));
      return distance > error(base) + error(next);
    }
  };

  static final double ALPHA = 0.05;
  private static final double ERROR_CONFIDENCE = 0.999;

  private final String label;

  DecisionRule(String label) {
    this.label = label;
  }

  String label() {
    return label;
  }

  abstract boolean differs(double[][] base, double[][] next);

  static double[] means(double[][] forks) {
    return Arrays.stream(forks)
        .mapToDouble(fork -> Arrays.stream(fork).average().orElseThrow())
        .toArray();
  }

  private static DoubleStream iterations(double[][] forks) {
    return Arrays.stream(forks).flatMapToDouble(Arrays::stream);
  }

  private static double[] sorted(double[][] forks) {
    return iterations(forks).sorted().toArray();
  }

  private static double mean(double[][] forks) {
    return iterations(forks).average().orElseThrow();
  }

  private static double error(double[][] forks) {
    double mean = mean(forks);
    double n = (double) iterations(forks).count();
    double squares = iterations(forks).map(value -> (value - mean) * (value - mean)).sum();
    double t = StudentT.twoSidedQuantile(ERROR_CONFIDENCE, n - 1);
    return t * Math.sqrt(squares / (n - 1) / n);
  }
}
