package dev.benchstudy.benchstat.render;

import static org.assertj.core.api.Assertions.assertThat;

import dev.benchstudy.benchstat.text.ByteText;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MarkdownRendererTest {
  private static final RenderOptions ONLY_CHANGED =
      new RenderOptions(false, true, false, false, false);

  @Test
  void theFirstLineTellsTheVerdicts() {
    assertThat(Reports.three().render(OutputFormat.MD).lines().findFirst())
        .hasValueSatisfying(
            line ->
                assertThat(line)
                    .startsWith("**1 better, 1 worse, 1 not shown to differ, 0 missing**"));
  }

  @Test
  void changedRowsComeFirstAndTheRestIsFoldedAway() {
    String page = Reports.three().render(OutputFormat.MD);
    int folded = page.indexOf("<details>");
    assertThat(page.substring(0, folded))
        .containsPattern("Quick.faster</code> .*-50.00% \\| \\*\\*better\\*\\*")
        .containsPattern("Quick.slower</code> .*\\+100.00% \\| \\*\\*worse\\*\\*")
        .doesNotContain("Quick.steady");
    assertThat(page.substring(folded)).contains("1 row not shown to differ", "Quick.steady");
    assertThat(page).contains("jdk differs: base 17.0.1; new 25.0.2");
  }

  @Test
  void onlyChangedLeavesOutTheRest() {
    assertThat(Reports.three().render(OutputFormat.MD, ONLY_CHANGED))
        .doesNotContain("Quick.steady");
  }

  @Test
  void nothingComparedAndOnlyChangesWantedIsSaid() {
    String page =
        new Reports()
            .row("base", "Quick.only", "sec/op", 1e-6)
            .render(OutputFormat.MD, ONLY_CHANGED);
    assertThat(page)
        .startsWith("**0 better, 0 worse, 0 not shown to differ, 0 missing** (<code>base</code>)");
  }

  @Test
  void aLongReportOfOneSideSaysWhatItLeftOut() {
    Reports reports = new Reports();
    for (int i = 0; i < 700; i++) {
      reports.row("base", "Long.name" + "0123456789".repeat(10) + i, "sec/op", 1e-6);
    }
    assertThat(reports.render(OutputFormat.MD))
        .hasSizeLessThan(MarkdownRenderer.LIMIT)
        .containsPattern("short enough: \\d+ rows \\(not compared\\)");
  }

  @Test
  void missingRowsAreToldWithTheirSide() {
    String page = Reports.three().row("base", "Quick.gone", "sec/op", 1e-6).render(OutputFormat.MD);
    assertThat(page)
        .contains("1 missing", "- <code>Quick.gone</code> is in <code>base</code>, not in");
  }

  @Test
  void aLongReportStaysBelowTheLimitOfACommentAndSaysWhatItLeftOut() {
    Reports reports = new Reports();
    for (int i = 0; i < 700; i++) {
      String name = "Long.name" + "0123456789".repeat(10) + i;
      reports.row("base", name, "sec/op", 1e-6);
      reports.row("new", name, "sec/op", i % 2 == 0 ? 1e-6 : 3e-6);
    }
    String page = reports.render(OutputFormat.MD);
    assertThat(page).hasSizeLessThan(MarkdownRenderer.LIMIT).hasSizeGreaterThan(60_000);
    assertThat(page)
        .contains("350 worse")
        .contains("short enough: 350 rows (not shown to differ).");
    assertThat(page.lines().filter(line -> line.contains("**worse**")).count()).isGreaterThan(200);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "<script>alert(1)</script>",
        "a|b",
        "`code`",
        "**bold** _i_ ~s~",
        "@octocat",
        "[x](http://example.com)",
        "#12 :tada:",
        "</code></details>",
        "&lt;b&gt;",
        "a\nb",
        "\u202eevil"
      })
  void aNameIsNeverMarkup(String name) {
    String code = ByteText.toUnicode(MarkdownText.code(ByteText.of(name)));
    String inside = code.substring("<code>".length(), code.length() - "</code>".length());
    assertThat(inside.replace("<!-- -->", "").replaceAll("&#\\d+;", ""))
        .doesNotContainPattern("[<>|`*_~@\\[\\]#!&\\\\:\\n\u202e]");
  }

  @Test
  void asciiIsAscii() {
    RenderOptions ascii = new RenderOptions(false, false, true, false, false);
    assertThat(Reports.three().render(OutputFormat.MD, ascii).chars()).allMatch(c -> c < 0x80);
  }

  @Test
  void anAddressIsNoLink() {
    assertThat(MarkdownText.plain("see www.example.com")).isEqualTo("see www&#46;example.com");
    assertThat(MarkdownText.plain("a@b.c")).isEqualTo("a&#64;<!-- -->b.c");
  }
}
