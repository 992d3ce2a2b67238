package dev.benchstudy.benchstat.measure;

import java.time.Duration;
import java.util.List;
import java.util.Optional;

/** How one fork ended. */
sealed interface ForkOutcome {

  /** How long it took, JVM starts included. */
  Duration elapsed();

  /**
   * It measured.
   *
   * @param result the one record JMH wrote
   * @param blackhole how JMH's blackholes worked, if JMH said so
   */
  record Measured(JmhRecord result, ForkConditions conditions, Optional<String> blackhole)
      implements ForkOutcome {
    @Override
    public Duration elapsed() {
      return conditions.elapsed();
    }
  }

  /**
   * It gave no result.
   *
   * @param reason one line
   * @param hung whether it was ended because its time was up; trying again would take as long
   * @param tail the last lines it wrote
   */
  record Failed(String reason, boolean hung, List<String> tail, Duration elapsed)
      implements ForkOutcome {
    public Failed {
      tail = List.copyOf(tail);
    }
  }
}
