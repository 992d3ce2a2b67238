package dev.benchstudy.benchstat.read;

import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** Reads one metric of a JMH record from JSON. */
final class JmhMetricParser {
  private static final String LIST_OF_FORKS = "a list with one list of values for each fork";
  private static final String HISTOGRAMS =
      "a list with one list for each fork, in it one list of pairs [value, count] for each"
          + " iteration";

  private final JsonCursor json;

  private JmhMetricParser(JsonCursor json) {
    this.json = json;
  }

  /** Reads the object that begins at this place. */
  static JmhMetric parse(JsonCursor json) throws IOException, JsonFault {
    return new JmhMetricParser(json).metric();
  }

  private JmhMetric metric() throws IOException, JsonFault {
    double score = Double.NaN;
    String unit = "";
    List<List<Double>> raw = List.of();
    List<List<Histogram>> histograms = List.of();
    while (json.nextUnless(JsonToken.END_OBJECT)) {
      switch (json.memberName()) {
        case "score" -> score = json.number("a number for \"score\"");
        case "scoreUnit" -> unit = json.text("a text for \"scoreUnit\"");
        case "rawData" -> raw = forks();
        case "rawDataHistogram" -> histograms = histogramsOfForks();
        default -> json.skip();
      }
    }
    return new JmhMetric(score, unit, raw, histograms);
  }

  /** Returns whether a list begins here; anything else is a fault, but for null. */
  private boolean listBegins(String what) throws JsonFault {
    if (json.at(JsonToken.VALUE_NULL)) {
      return false;
    }
    json.expect(JsonToken.START_ARRAY, what);
    return true;
  }

  private List<List<Double>> forks() throws IOException, JsonFault {
    List<List<Double>> forks = new ArrayList<>();
    if (listBegins(LIST_OF_FORKS)) {
      while (json.nextUnless(JsonToken.END_ARRAY)) {
        forks.add(iterations());
      }
    }
    return forks;
  }

  private List<Double> iterations() throws IOException, JsonFault {
    List<Double> values = new ArrayList<>();
    if (listBegins(LIST_OF_FORKS)) {
      while (json.nextUnless(JsonToken.END_ARRAY)) {
        values.add(json.number("a number"));
      }
    }
    return values;
  }

  private List<List<Histogram>> histogramsOfForks() throws IOException, JsonFault {
    List<List<Histogram>> forks = new ArrayList<>();
    if (listBegins(HISTOGRAMS)) {
      while (json.nextUnless(JsonToken.END_ARRAY)) {
        forks.add(histograms());
      }
    }
    return forks;
  }

  private List<Histogram> histograms() throws IOException, JsonFault {
    List<Histogram> iterations = new ArrayList<>();
    if (listBegins(HISTOGRAMS)) {
      while (json.nextUnless(JsonToken.END_ARRAY)) {
        iterations.add(histogram());
      }
    }
    return iterations;
  }

  private Histogram histogram() throws IOException, JsonFault {
    json.expect(JsonToken.START_ARRAY, HISTOGRAMS);
    Histogram.Builder counts = new Histogram.Builder();
    while (json.nextUnless(JsonToken.END_ARRAY)) {
      json.expect(JsonToken.START_ARRAY, "a pair [value, count]");
      json.next();
      double value = json.number("a value");
      json.next();
      double count = json.number("a count");
      if (!(count >= 0 && count <= Integer.MAX_VALUE && count == Math.rint(count))) {
        throw json.expected("a whole number from 0 to " + Integer.MAX_VALUE + " for the count");
      }
      counts.add(value, (long) count);
      json.next();
      json.expect(JsonToken.END_ARRAY, "the end of a pair [value, count]");
    }
    return counts.build();
  }
}
