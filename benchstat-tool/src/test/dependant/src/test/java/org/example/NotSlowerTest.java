package org.example;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.benchstudy.benchstat.api.Judgement;
import dev.benchstudy.benchstat.api.ResultComparison;
import dev.benchstudy.benchstat.compare.GateOutcome;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class NotSlowerTest {
  private static final Path BEFORE = Path.of("src/test/resources/doc/blocks-before.json");
  private static final Path AFTER = Path.of("src/test/resources/doc/blocks-after.json");

  @Test
  void slugIsNotSlowerThanBefore() throws IOException {
    Judgement judgement = ResultComparison.of(BEFORE, AFTER).judge("sec/op:5%");
    assertEquals(GateOutcome.PASSED, judgement.outcome(), judgement::text);
  }
}
