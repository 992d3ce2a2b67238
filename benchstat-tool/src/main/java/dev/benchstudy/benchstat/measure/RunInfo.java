package dev.benchstudy.benchstat.measure;

import dev.benchstudy.benchstat.measure.JsonValue.JsonObject;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Optional;

/**
 * What all forks of one run have in common, as it stands in every record.
 *
 * @param seed from which the order of the forks follows
 * @param started when the run began; going on after an interruption keeps it
 * @param blackhole how JMH's blackholes worked, once a fork has told
 * @param emptySeconds what one call of an empty benchmark takes here, if measured
 */
record RunInfo(
    long seed, Instant started, Optional<String> blackhole, Optional<Double> emptySeconds) {

  RunInfo withBlackhole(String mode) {
    return new RunInfo(seed, started, Optional.of(mode), emptySeconds);
  }

  RunInfo withEmptySeconds(double seconds) {
    return new RunInfo(seed, started, blackhole, Optional.of(seconds));
  }

  /** The member {@code run} of the records of one side. */
  JsonObject toJson(Revision revision) {
    JsonObject json =
        JsonObject.EMPTY
            .with("seed", JsonValue.of(Long.toString(seed)))
            .with("revision", JsonValue.of(revision.id()))
            .with("clean", JsonValue.of(revision.clean()));
    if (blackhole.isPresent()) {
      json = json.with("blackhole", JsonValue.of(blackhole.get()));
    }
    json = json.with("started", JsonValue.of(started.truncatedTo(ChronoUnit.SECONDS).toString()));
    return emptySeconds.isPresent() ? json.with("empty", JsonValue.of(emptySeconds.get())) : json;
  }
}
