package dev.benchstudy.benchstat.render;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class HtmlRendererTest {
  private static final Pattern SCRIPT = Pattern.compile("<script>(.*?)</script>", Pattern.DOTALL);

  @Test
  void theVerdictIsAWordBesideItsSign() {
    assertThat(Reports.three().render(OutputFormat.HTML))
        .contains("<b>1</b>better", "<b>1</b>worse", "<b>1</b>not shown to differ")
        .contains("\u25cf</span> better", "\u25c6</span> worse");
  }

  @Test
  void differencesOfProvenanceAreHighlightedAndFootnotesExplained() {
    assertThat(
            Reports.three()
                .row("base", "Quick.gone", "sec/op", 1e-6)
                .results("new", "Few", "sec/op", 1e-6)
                .render(OutputFormat.HTML))
        .contains("<tr class=\"differs\">\n<th scope=\"row\">jdk</th>")
        .contains("<code>Quick.gone</code> is in base, not in new")
        .contains("<ol class=\"notes\">\n<li id=\"note-1\">");
  }

  @Test
  void thePolicyAllowsItsOwnScriptsAndNothingElse() {
    String page = Reports.three().render(OutputFormat.HTML);
    Matcher policy = Pattern.compile("Security-Policy\" content=\"([^\"]*)\"").matcher(page);
    assertThat(policy.find()).isTrue();
    assertThat(policy.group(1)).startsWith("default-src 'none'").doesNotContain("http");
    List<String> scripts = SCRIPT.matcher(page).results().map(r -> r.group(1)).toList();
    assertThat(scripts).hasSize(3);
    assertThat(scripts).allSatisfy(s -> assertThat(policy.group(1)).contains(HtmlText.hash(s)));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "<script>alert(1)</script>",
        "</script><img src=x>",
        "<!-- --!>",
        "\"' onclick='x",
        "&lt;b&gt;",
        "\u2028\u202e"
      })
  void aNameIsNeverMarkup(String name) {
    String page =
        new Reports()
            .row("base", name, "sec/op", 1e-6)
            .row("new", name, "sec/op", 1e-6)
            .render(OutputFormat.HTML);
    String ours = page.replaceAll("(?s)<script.*?</script>|<style>.*?</style>", "");
    String plain = new Reports().row("base", "x", "sec/op", 1).render(OutputFormat.HTML);
    assertThat(ours).doesNotContain(name);
    assertThat(page.split("<script", -1)).hasSameSizeAs(plain.split("<script", -1));
    assertThat(page.split("</script", -1)).hasSameSizeAs(plain.split("</script", -1));
  }

  @Test
  void noScriptOfOursEndsItsElement() {
    for (PageResource resource : PageResource.values()) {
      assertThat(resource.text()).doesNotContainIgnoringCase("</script").doesNotContain("<!--");
    }
  }

  @Test
  void picturesAreDrawnWithoutABrowser() {
    Reports reports = new Reports();
    for (String side : List.of("base", "new")) {
      for (int n = 1; n <= 100; n *= 10) {
        reports.row(side, "Grow.up/n=" + n, "sec/op", n * 1e-6);
        reports.row(side, "Grow.up/n=" + n, "B/op", n * 16.0);
      }
    }
    assertThat(Pictures.of(reports.report()))
        .containsOnlyKeys("forest-sec-op", "growth-sec-op", "allocation-sec-op")
        .allSatisfy((name, svg) -> assertThat(svg).startsWith("<svg").contains("<path"));
  }

  @Test
  void aPictureShowsAllNamesOfItsLegend() {
    Reports reports = new Reports();
    for (int side = 1; side <= 10; side++) {
      for (int n = 1; n <= 100; n *= 10) {
        reports.row("implementation" + side, "Grow.up/n=" + n, "sec/op", side * n * 1e-6);
      }
    }
    String svg = Pictures.of(reports.report()).getOrDefault("growth-sec-op", "");
    assertThat(svg).contains(">implementation1<", ">implementation10<").doesNotContain(">1/");
    Pattern place = Pattern.compile("translate\\((-?[0-9.]+)[^>]*>implementation");
    assertThat(place.matcher(svg).results())
        .hasSize(10)
        .allSatisfy(name -> assertThat(Double.parseDouble(name.group(1))).isBetween(0.0, 560.0));
  }

  @Test
  void namesInPicturesAreText() {
    assertThat(
            Pictures.of(
                new Reports()
                    .row("base", "<script>a&b</script>", "sec/op", 1)
                    .row("new", "<script>a&b</script>", "sec/op", 2)
                    .report()))
        .allSatisfy(
            (name, svg) ->
                assertThat(svg).contains("&lt;script&gt;a&amp;b").doesNotContain("<script"));
  }
}
