package dev.benchstudy.benchstat.measure;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * What a run is asked to do.
 *
 * @param sides what is measured in turn
 * @param seed from which the order follows; empty to choose one
 * @param fresh whether to throw an unfinished run away instead of going on with it
 * @param out the folder for the results
 * @param forkLimit how long one fork may take; empty to decide by its plan
 */
record CampaignSetup(
    List<Side> sides, OptionalLong seed, boolean fresh, Path out, Optional<Duration> forkLimit) {
  CampaignSetup {
    sides = List.copyOf(sides);
  }
}
