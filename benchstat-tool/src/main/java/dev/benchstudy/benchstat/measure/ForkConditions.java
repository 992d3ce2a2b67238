package dev.benchstudy.benchstat.measure;

import dev.benchstudy.benchstat.machine.MachineLoad;
import dev.benchstudy.benchstat.measure.JsonValue.JsonObject;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.OptionalDouble;

/**
 * When one fork ran, and how busy the machine was.
 *
 * @param start when its JVM was started
 * @param elapsed how long it took, JVM starts included
 * @param cpuWall the share of the time in which the benchmark's threads really ran; empty if not
 *     measured
 */
record ForkConditions(
    Instant start,
    Duration elapsed,
    MachineLoad before,
    MachineLoad after,
    OptionalDouble cpuWall) {
  /** A single thread that ran less than this share of the time had to wait for a processor. */
  private static final double CONTENDED_BELOW = 0.9;

  /**
   * Whether something else took the processor from this fork. Several threads may wait by design.
   */
  boolean contended(int threads) {
    return threads == 1 && cpuWall.isPresent() && cpuWall.getAsDouble() < CONTENDED_BELOW;
  }

  /** The fork's entry in the result file. */
  JsonObject toJson(int block, int position, boolean contended) {
    JsonObject json =
        JsonObject.EMPTY
            .with("block", JsonValue.of((long) block))
            .with("position", JsonValue.of((long) position))
            .with("start", JsonValue.of(start.truncatedTo(ChronoUnit.SECONDS).toString()))
            .with("seconds", JsonValue.of(elapsed.toMillis() / 1000.0));
    json = withKnown(json, "loadBefore", before.loadAverage());
    json = withKnown(json, "loadAfter", after.loadAverage());
    json = withKnown(json, "steal", after.stolenShareSince(before));
    json = withKnown(json, "cpuWall", cpuWall);
    return json.with("contended", JsonValue.of(contended));
  }

  private static JsonObject withKnown(JsonObject json, String name, OptionalDouble value) {
    return value.isPresent() ? json.with(name, JsonValue.of(rounded(value.getAsDouble()))) : json;
  }

  private static double rounded(double value) {
    return Math.round(value * 1e4) / 1e4;
  }
}
