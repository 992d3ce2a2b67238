package dev.benchstudy.benchstat.render;

import dev.benchstudy.benchstat.compare.Warning;
import dev.benchstudy.benchstat.text.ByteText;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The footnotes of a page, numbered from 1 by first use, each with what it means. */
final class HtmlNotes {
  private final Map<Warning, Integer> numbers = new LinkedHashMap<>();

  /** Returns links to the footnotes of warnings; empty without warnings. */
  String marks(List<Warning> warnings) {
    StringBuilder marks = new StringBuilder();
    for (Warning warning : warnings) {
      Integer known = numbers.putIfAbsent(warning, numbers.size() + 1);
      int number = known == null ? numbers.size() : known;
      marks
          .append("<sup><a href=\"#note-")
          .append(number)
          .append("\" title=\"")
          .append(HtmlText.of(warning.text()))
          .append("\" aria-label=\"footnote ")
          .append(number)
          .append("\">")
          .append(number)
          .append("</a></sup>");
    }
    return marks.toString();
  }

  /** Writes the list of footnotes, nothing if there are none. */
  void print(StringBuilder out) {
    if (numbers.isEmpty()) {
      return;
    }
    out.append("<h2>Footnotes</h2>\n<ol class=\"notes\">\n");
    numbers.forEach(
        (warning, number) ->
            out.append("<li id=\"note-")
                .append(number)
                .append("\"><b>")
                .append(HtmlText.of(warning.text()))
                .append("</b><br>\n<span class=\"faint\">")
                .append(HtmlText.of(ByteText.of(warning.kind().explanation())))
                .append(".</span></li>\n"));
    out.append("</ol>\n");
  }
}
