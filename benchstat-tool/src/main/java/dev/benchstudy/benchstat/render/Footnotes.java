package dev.benchstudy.benchstat.render;

import dev.benchstudy.benchstat.compare.Warning;
import dev.benchstudy.benchstat.text.ByteText;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;

/** The footnotes of one table, numbered from 1 by first use; equal texts share a number. */
final class Footnotes {
  private static final String SUPERSCRIPTS = "⁰¹²³⁴⁵⁶⁷⁸⁹";

  private final Map<String, Integer> numbers = new LinkedHashMap<>();

  /** Returns the marks of warnings, joined by blanks; empty without warnings. */
  String marks(List<Warning> warnings) {
    StringJoiner marks = new StringJoiner(" ");
    for (Warning warning : warnings) {
      marks.add(superscript(number(warning)));
    }
    return marks.toString();
  }

  private int number(Warning warning) {
    Integer known = numbers.putIfAbsent(warning.text(), numbers.size() + 1);
    return known == null ? numbers.size() : known;
  }

  private static String superscript(int number) {
    StringBuilder mark = new StringBuilder();
    for (char digit : Integer.toString(number).toCharArray()) {
      mark.append(SUPERSCRIPTS.charAt(digit - '0'));
    }
    return ByteText.of(mark.toString());
  }

  /** Returns one line for each footnote. */
  List<String> lines() {
    List<String> lines = new ArrayList<>();
    for (Map.Entry<String, Integer> note : numbers.entrySet()) {
      lines.add(superscript(note.getValue()) + " " + note.getKey());
    }
    return lines;
  }
}
