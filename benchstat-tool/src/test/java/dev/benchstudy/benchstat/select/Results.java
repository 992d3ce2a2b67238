package dev.benchstudy.benchstat.select;

import dev.benchstudy.benchstat.model.BenchmarkName;
import dev.benchstudy.benchstat.model.Configuration;
import dev.benchstudy.benchstat.model.Measurement;
import dev.benchstudy.benchstat.model.Position;
import dev.benchstudy.benchstat.model.Result;
import dev.benchstudy.benchstat.text.ByteText;
import dev.benchstudy.benchstat.unit.Unit;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Makes results for tests. */
final class Results {
  private Results() {}

  /**
   * Returns the result of a line such as {@code Encode 1 5 ns/op}, with settings given as {@code
   * key=value}.
   */
  static Result line(String line, String... settings) {
    String[] fields = ByteText.of(line).split(" ", -1);
    List<Measurement> measurements = new ArrayList<>();
    for (int i = 2; i < fields.length; i += 2) {
      Unit unit = Unit.of(fields[i + 1]);
      measurements.add(new Measurement(unit.tidy(Double.parseDouble(fields[i])), unit));
    }
    Configuration configuration = Configuration.EMPTY;
    for (String setting : settings) {
      int equals = setting.indexOf('=');
      configuration =
          configuration.with(setting.substring(0, equals), setting.substring(equals + 1));
    }
    return new Result(
        new Position("test", 1),
        BenchmarkName.parse(fields[0]),
        configuration,
        Configuration.EMPTY,
        Optional.empty(),
        measurements);
  }
}
