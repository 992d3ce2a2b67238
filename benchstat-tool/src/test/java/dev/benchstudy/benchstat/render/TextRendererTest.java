package dev.benchstudy.benchstat.render;

import static org.assertj.core.api.Assertions.assertThat;

import dev.benchstudy.benchstat.text.ByteText;
import org.junit.jupiter.api.Test;

class TextRendererTest {
  private static final RenderOptions ASCII = new RenderOptions(false, false, true, false, false);
  private static final RenderOptions COLOR = new RenderOptions(false, false, false, true, false);
  private static final RenderOptions ONLY_CHANGED =
      new RenderOptions(false, true, false, false, false);
  private static final RenderOptions EXPLAIN = new RenderOptions(true, false, false, false, true);

  @Test
  void asciiKeepsTheColumnsInLine() {
    String text = Reports.three().render(OutputFormat.TEXT, ASCII);
    assertThat(text.chars()).allMatch(c -> c < 0x80);
    assertThat(text).contains("2.007u +/- 0%", "|    sec/op     |");
    assertThat(text.lines().filter(line -> line.startsWith("Quick")).map(l -> l.indexOf("+/-")))
        .doesNotContain(-1)
        .satisfies(positions -> assertThat(positions.stream().distinct()).hasSize(1));
  }

  @Test
  void asciiWritesMarksInBracketsAndOtherCharactersAsEscapes() {
    assertThat(Ascii.of(ByteText.of("1.5µ ± ∞ ¹² é"))).isEqualTo("1.5u +/- inf [12] \\u00e9");
  }

  @Test
  void betterIsGreenAndWorseIsRed() {
    String text = Reports.three().render(OutputFormat.TEXT, COLOR);
    assertThat(text).contains("\u001b[32m-50.00%\u001b[0m", "\u001b[31m+100.00%\u001b[0m");
  }

  @Test
  void colourGoesByTheDirectionOfTheUnit() {
    String text =
        new Reports()
            .row("base", "Rate.up", "op/s", 1e6)
            .row("new", "Rate.up", "op/s", 2e6)
            .render(OutputFormat.TEXT, COLOR);
    assertThat(text).contains("\u001b[32m+100.00%");
  }

  @Test
  void coloursMoveNothing() {
    assertThat(Reports.three().render(OutputFormat.TEXT, COLOR).replaceAll("\u001b\\[\\d+m", ""))
        .isEqualTo(Reports.three().render(OutputFormat.TEXT));
  }

  @Test
  void onlyChangedSaysHowManyRowsItLeavesOut() {
    assertThat(Reports.three().render(OutputFormat.TEXT, ONLY_CHANGED))
        .contains("Quick.faster", "Quick.slower", "not shown to differ and left out: 1 row;")
        .doesNotContain("Quick.steady");
  }

  @Test
  void explainSpeaksOfWhatIsShownOnly() {
    String text = Reports.three().render(OutputFormat.TEXT, EXPLAIN);
    assertThat(text).contains("the number of forks", "less is better", "geomean\n");
    assertThat(text).doesNotContain("the number of blocks", "more is better", "Holm");
  }
}
