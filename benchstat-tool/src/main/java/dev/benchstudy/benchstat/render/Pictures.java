package dev.benchstudy.benchstat.render;

import dev.benchstudy.benchstat.compare.Report;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.mozilla.javascript.Context;
import org.mozilla.javascript.NativeObject;
import org.mozilla.javascript.Scriptable;

/**
 * The charts of a report as SVG, one picture each: drawn by the scripts that draw them in the page,
 * but without a page.
 */
public final class Pictures {
  /** What ECharts looks for and does not need: nothing is drawn later. */
  private static final String SURROUNDINGS =
      "var exports = {}, module = {exports: exports}, self = this;"
          + "function setTimeout() { return 0; } function clearTimeout() {}";

  private static final String DRAW = "benchstatPictures(exports, JSON.parse(report))";

  /**
   * ECharts writes names into SVG as they are, so what would be markup goes through it under
   * characters that Unicode leaves to private use.
   */
  private static final String MARKUP = "<>&";

  private static final char FIRST_STAND_IN = '\ue000';
  private static final List<String> REFERENCES = List.of("&lt;", "&gt;", "&amp;");
  private static final Pattern NOT_XML =
      Pattern.compile("[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f\ufffe\uffff]");

  private Pictures() {}

  /** Returns pictures by their names, such as {@code growth-sec-op}; ordinary text. */
  public static Map<String, String> of(Report report) {
    try (Context context = Context.enter()) {
      context.setLanguageVersion(Context.VERSION_ES6);
      // Compiling the library would take longer than running it once.
      context.setInterpretedMode(true);
      Scriptable scope = context.initSafeStandardObjects();
      context.evaluateString(scope, SURROUNDINGS, "surroundings", 1, null);
      for (PageResource script :
          List.of(PageResource.ECHARTS, PageResource.CHARTS, PageResource.PICTURES)) {
        context.evaluateString(scope, script.text(), script.name(), 1, null);
      }
      String json = ReportJson.forCharts().write(report, report.tables());
      scope.put("report", scope, withoutMarkup(json));
      Object drawn = context.evaluateString(scope, DRAW, "draw", 1, null);
      Map<String, String> pictures = new LinkedHashMap<>();
      NativeObject byName = (NativeObject) drawn;
      for (Object name : byName.getIds()) {
        pictures.put(Context.toString(name), withNames(Context.toString(byName.get(name))));
      }
      return pictures;
    }
  }

  private static String withoutMarkup(String json) {
    String safe = json;
    for (int i = 0; i < MARKUP.length(); i++) {
      safe = safe.replace(MARKUP.charAt(i), (char) (FIRST_STAND_IN + i));
    }
    return safe;
  }

  private static String withNames(String svg) {
    String named = NOT_XML.matcher(svg).replaceAll("\ufffd");
    for (int i = 0; i < MARKUP.length(); i++) {
      named = named.replace(String.valueOf((char) (FIRST_STAND_IN + i)), REFERENCES.get(i));
    }
    return named;
  }
}
