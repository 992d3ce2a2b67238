package dev.benchstudy.benchstat.measure;

import dev.benchstudy.benchstat.measure.JsonValue.JsonArray;
import dev.benchstudy.benchstat.measure.JsonValue.JsonObject;
import dev.benchstudy.benchstat.text.AtomicFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * What an unfinished run keeps beside its result files, so that a later start can go on with it.
 *
 * @param identity what must be the same for that, one fact a line
 */
record CampaignState(List<String> identity, RunInfo info) {
  CampaignState {
    identity = List.copyOf(identity);
  }

  /** The state kept in a file; empty if there is none that can be read. */
  static Optional<CampaignState> read(Path file) {
    try {
      return JsonParsing.parse(Files.readString(file)) instanceof JsonObject json
          ? Optional.of(of(json))
          : Optional.empty();
    } catch (IOException | DateTimeException | NumberFormatException e) {
      return Optional.empty();
    }
  }

  private static CampaignState of(JsonObject json) {
    RunInfo info =
        new RunInfo(
            Long.parseLong(json.text("seed").orElse("")),
            Instant.parse(json.text("started").orElse("")),
            json.text("blackhole"),
            json.number("empty"));
    List<String> identity =
        json.items("identity").stream().flatMap(line -> line.asText().stream()).toList();
    return new CampaignState(identity, info);
  }

  void write(Path file) throws IOException {
    JsonObject json =
        JsonObject.EMPTY
            .with("identity", new JsonArray(identity.stream().map(JsonValue::of).toList()))
            .with("seed", JsonValue.of(Long.toString(info.seed())))
            .with("started", JsonValue.of(info.started().toString()));
    if (info.blackhole().isPresent()) {
      json = json.with("blackhole", JsonValue.of(info.blackhole().get()));
    }
    if (info.emptySeconds().isPresent()) {
      json = json.with("empty", JsonValue.of(info.emptySeconds().get()));
    }
    AtomicFile.write(file, JsonPrinter.print(json));
  }

  /** The first fact in which a run differs from this one; empty if it may go on. */
  Optional<String> differenceFrom(List<String> wanted) {
    for (String line : wanted) {
      if (!identity.contains(line)) {
        return Optional.of(line);
      }
    }
    return identity.size() == wanted.size() ? Optional.empty() : Optional.of("fewer sides");
  }
}
