package dev.benchstudy.benchstat.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.core.io.JsonStringEncoder;
import dev.benchstudy.benchstat.text.ByteText;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/**
 * Opens reports in a headless Chromium; skipped where there is none. What it saw is saved as
 * pictures below {@code target/pages}.
 */
class ReportPageTest {
  private static final Path FOLDER = Path.of("target", "pages").toAbsolutePath();
  private static final String ROWS = "document.querySelectorAll('tr.row:not(.away)').length";
  private static final String ALL_IN_VIEW_DRAWN =
      "Array.from(document.querySelectorAll('.chart')).filter(c => c.getBoundingClientRect().top < innerHeight)"
          + ".every(c => c.dataset.marks > 0)";

  private static final List<String> HOSTILE =
      List.of(
          "<script>window.hacked=1</script>",
          "</script><script>window.hacked=1</script>",
          "<!--<script>",
          "\"><img src=x onerror=window.hacked=1>",
          "' onmouseover='window.hacked=1",
          "&lt;b&gt;bold",
          "a|b`c`@octocat",
          "=cmd()",
          "{a|rich}\u2028text",
          "\u202eturned",
          "__proto__");

  private static Browser browser;

  @BeforeAll
  static void start() throws Exception {
    Optional<Path> program = Browser.program();
    assumeTrue(program.isPresent(), "no Chromium on PATH: the pages of reports are not opened");
    Files.createDirectories(FOLDER);
    browser = Browser.start(program.get());
  }

  @AfterAll
  static void stop() throws Exception {
    if (browser != null) {
      browser.close();
    }
  }

  @Test
  void aStudysReportShowsItsTablesAndCharts() throws Exception {
    Path results = Path.of("..", "results", "slug").toAbsolutePath();
    assumeTrue(Files.exists(results.resolve("new.json")), "slug has no results yet");
    open("slug", results, "-ignore", "/impl", "-bytes", "/n");
    assertThat(browser.evaluate("document.querySelectorAll('[data-chart=growth]').length > 0"))
        .isEqualTo("true");
    openFirstRow();
    assertThat(browser.evaluate("document.querySelectorAll('.forks svg path').length > 20"))
        .isEqualTo("true");
    assertThat(
            browser.evaluate("document.querySelector('.forks .chart').getAttribute('aria-label')"))
        .contains("forks from");
    save("slug");
    quiet();
  }

  @Test
  void fiveHundredRowsOpenSortAndFilter() throws Exception {
    List<String> names = IntStream.range(0, 500).mapToObj(i -> "k" + i).toList();
    open("rows", write("rows", names));
    assertThat(browser.evaluate(ROWS)).isEqualTo("500");
    assertThat(Files.size(FOLDER.resolve("rows.html"))).isLessThan(3_000_000);
    String opened =
        browser.evaluate("Math.round(performance.getEntriesByType('navigation')[0].loadEventEnd)");
    System.out.println("a report of 500 rows was open after " + opened + " ms");

    browser.evaluate("document.querySelectorAll('.sort')[3].click()");
    assertThat(
            browser.evaluate(
                "document.querySelector('th[aria-sort]').textContent + changes()"
                    .replace("changes()", changesSorted("<="))))
        .isEqualTo("changetrue");
    browser.evaluate("document.querySelectorAll('.sort')[3].click()");
    assertThat(browser.evaluate(changesSorted(">="))).isEqualTo("true");

    type("k49");
    assertThat(browser.evaluate(ROWS)).isEqualTo("11");
    assertThat(browser.evaluate("document.getElementById('status').textContent"))
        .isEqualTo("11 of 500 rows");
    type("");
    browser.evaluate("document.getElementById('changed-only').click()");
    assertThat(browser.evaluate(ROWS)).isEqualTo("250");
    browser.evaluate("document.querySelector('[data-chart=forest]').scrollIntoView()");
    browser.await("document.querySelector('[data-chart=forest]').dataset.marks === '250'");
    browser.await(ALL_IN_VIEW_DRAWN);
    save("rows");
    quiet();
  }

  private static String changesSorted(String order) {
    return "(() => { const all = Array.from(document.querySelectorAll('tr.row'), r => Number(r.cells[3].dataset.sort));"
        + " return all.every((v, i) => i === 0 || all[i - 1] "
        + order
        + " v); })()";
  }

  @Test
  void hostileNamesAreShownAndDoNothing() throws Exception {
    open("hostile", write("hostile", HOSTILE));
    assertThat(browser.evaluate("typeof window.hacked")).isEqualTo("undefined");
    assertThat(browser.evaluate("document.scripts.length")).isEqualTo("4");
    assertThat(browser.evaluate("document.querySelectorAll('img, body b[onmouseover]').length"))
        .isEqualTo("0");
    assertThat(browser.evaluate("document.querySelectorAll('tr.row').length"))
        .isEqualTo(Integer.toString(HOSTILE.size()));
    String shown = browser.evaluate("document.querySelector('table').textContent");
    assertThat(shown)
        .contains("</script><script>window.hacked=1</script>", "&lt;b&gt;bold", "__proto__")
        .contains("\\u202eturned");
    for (int row = 0; row < HOSTILE.size(); row++) {
      browser.evaluate("document.querySelectorAll('.open')[" + row + "].click()");
    }
    browser.evaluate("document.querySelectorAll('.chart')[0].scrollIntoView()");
    browser.await(ALL_IN_VIEW_DRAWN);
    assertThat(browser.evaluate("typeof window.hacked")).isEqualTo("undefined");
    save("hostile");
    quiet();
  }

  private static void openFirstRow() throws Exception {
    browser.evaluate("document.querySelector('.open').click()");
    browser.await("document.querySelectorAll('.forks .chart[data-marks]').length === 2");
  }

  private static void type(String words) throws Exception {
    browser.evaluate(
        "(() => { const f = document.getElementById('filter'); f.value = '"
            + words
            + "'; f.dispatchEvent(new Event('input')); })()");
  }

  private static void open(String name, Path inputs, String... flags) throws Exception {
    List<String> words =
        new ArrayList<>(List.of("-format", "html", "-o", FOLDER + "/" + name + ".html"));
    words.addAll(List.of(flags));
    words.add("base=" + inputs.resolve("base.json"));
    words.add("new=" + inputs.resolve("new.json"));
    ByteArrayOutputStream errors = new ByteArrayOutputStream();
    PrintStream stream = new PrintStream(errors, true);
    ExitStatus status =
        new BenchstatCommand(
                new Console(new ByteArrayInputStream(new byte[0]), stream, stream, FOLDER))
            .run(words.stream().map(ByteText::of).toList());
    assertThat(status).as(errors.toString(StandardCharsets.UTF_8)).isEqualTo(ExitStatus.OK);
    browser.open(FOLDER.resolve(name + ".html"));
    browser.await(ALL_IN_VIEW_DRAWN);
  }

  /** Saves the page as it looks by day and by night. */
  private static void save(String name) throws Exception {
    browser.screenshot(FOLDER.resolve(name + ".png"));
    browser.prefer("dark");
    browser.await(ALL_IN_VIEW_DRAWN);
    browser.screenshot(FOLDER.resolve(name + "-dark.png"));
    browser.prefer("light");
  }

  private static void quiet() throws IOException {
    assertThat(browser.complaints()).isEmpty();
    assertThat(browser.requests())
        .allMatch(url -> url.startsWith("file:") || url.startsWith("data:"));
    assertThat(browser.requests().stream().filter(url -> url.startsWith("file:"))).hasSize(1);
  }

  /** Writes both sides of a comparison in which every second row is 30 % slower. */
  private static Path write(String name, List<String> parameters) throws IOException {
    Path folder = Files.createDirectories(FOLDER.resolve(name));
    for (String side : List.of("base", "new")) {
      Stream<String> records =
          IntStream.range(0, parameters.size())
              .mapToObj(
                  i -> entry(parameters.get(i), side.equals("new") && i % 2 == 1 ? 130 : 100));
      Files.writeString(
          folder.resolve(side + ".json"), "[" + String.join(",\n", records.toList()) + "]");
    }
    return folder;
  }

  private static String entry(String parameter, int center) {
    List<String> forks =
        IntStream.range(0, 6)
            .mapToObj(
                fork -> "[" + (center + fork) + "," + (center + fork + 0.5) + "," + center + "]")
            .toList();
    return "{\"jmhVersion\":\"1.37\",\"benchmark\":\"org.example.Page.run\",\"mode\":\"avgt\",\"threads\":1,\"forks\":6,"
        + "\"jdkVersion\":\"17\",\"params\":{\"p\":\""
        + new String(JsonStringEncoder.getInstance().quoteAsString(parameter))
        + "\",\"n\":\"8\"},\"primaryMetric\":{\"score\":1,\"scoreUnit\":\"ns/op\",\"rawData\":["
        + String.join(",", forks)
        + "]},\"secondaryMetrics\":{}}";
  }
}
