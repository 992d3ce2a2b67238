package dev.benchstudy.benchstat.read;

import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonToken;
import dev.benchstudy.benchstat.read.JmhRecord.Conditions;
import dev.benchstudy.benchstat.text.VisibleText;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Reads one JMH record from JSON.
 *
 * <p>Members it does not know are kept if they are plain, else passed over. What is wrong with a
 * member is told only at the end: an object that is no JMH record at all has a better message.
 */
final class JmhRecordParser {
  private static final Set<String> COUNTS = Set.of("threads", "forks", "measurementIterations");
  private static final int LONGEST_COUNT = 9;
  private static final String SCALAR = "a text or a number";

  private final JsonCursor json;
  private final Set<String> names = new LinkedHashSet<>();
  private final Map<String, String> fields = new LinkedHashMap<>();
  private Map<String, String> params = Map.of();
  private final Map<String, JmhMetric> secondary = new LinkedHashMap<>();
  private @Nullable JmhMetric primary;
  private Conditions conditions = Conditions.NONE;
  private @Nullable JsonFault firstFault;

  private JmhRecordParser(JsonCursor json) {
    this.json = json;
  }

  /** Reads the object that begins at this place. */
  static JmhRecord parse(JsonCursor json) throws IOException, JsonFault {
    return new JmhRecordParser(json).record();
  }

  private JmhRecord record() throws IOException, JsonFault {
    json.beginRecord();
    JsonLocation start = json.location();
    while (json.nextUnless(JsonToken.END_OBJECT)) {
      String name = json.memberName();
      checkNew(names.add(name), name);
      member(name);
    }
    String benchmark = fields.getOrDefault("benchmark", "");
    if (benchmark.isEmpty() || primary == null && !names.contains("primaryMetric")) {
      throw ForeignJson.fault(start, names);
    } else if (firstFault != null) {
      throw firstFault;
    } else if (primary == null) {
      throw new JsonFault(start, "\"primaryMetric\" is not an object");
    } else if (primary.unit().isEmpty()) {
      throw new JsonFault(start, "\"primaryMetric\" has no \"scoreUnit\"");
    }
    return new JmhRecord(
        start.getLineNr(), benchmark, fields, params, primary, secondary, conditions);
  }

  private void member(String name) throws IOException, JsonFault {
    switch (name) {
      case "params" -> params = scalars();
      case "primaryMetric" -> {
        if (object()) {
          primary = JmhMetricParser.parse(json);
        }
      }
      case "secondaryMetrics" -> secondaryMetrics();
      case "benchstudy" -> conditions();
      default -> field(name);
    }
  }

  /** Returns whether an object begins here; anything else is a fault, but for null. */
  private boolean object() throws IOException, JsonFault {
    if (json.at(JsonToken.START_OBJECT)) {
      return true;
    }
    if (!json.at(JsonToken.VALUE_NULL)) {
      remember(json.expected("an object"));
      json.skip();
    }
    return false;
  }

  private void remember(JsonFault fault) {
    if (firstFault == null) {
      firstFault = fault;
    }
  }

  private void checkNew(boolean isNew, String name) {
    if (!isNew) {
      remember(
          new JsonFault(
              json.location(), "\"" + VisibleText.of(name) + "\" stands twice in one object"));
    }
  }

  private void field(String name) throws IOException, JsonFault {
    if (json.at(JsonToken.START_ARRAY)) {
      Optional<String> text = list();
      if (text.isPresent()) {
        fields.put(name, text.get());
      }
    } else if (json.at(JsonToken.START_OBJECT)) {
      json.skip();
    } else {
      String text = json.text(SCALAR);
      if (COUNTS.contains(name) && !text.isEmpty() && !WholeNumber.is(text, LONGEST_COUNT)) {
        remember(json.expected("a whole number for \"" + name + "\""));
      } else {
        fields.put(name, text);
      }
    }
  }

  /** Returns the texts of an array, joined by blanks; empty if it holds anything but texts. */
  private Optional<String> list() throws IOException, JsonFault {
    StringBuilder joined = new StringBuilder();
    boolean plain = true;
    while (json.nextUnless(JsonToken.END_ARRAY)) {
      if (json.at(JsonToken.START_ARRAY) || json.at(JsonToken.START_OBJECT)) {
        json.skip();
        plain = false;
      } else if (plain && joined.length() < JsonCursor.LONGEST_TEXT) {
        joined.append(joined.isEmpty() ? "" : " ").append(json.text(SCALAR));
      }
    }
    return plain ? Optional.of(joined.toString()) : Optional.empty();
  }

  /** Returns the members of an object, which should be texts or numbers. */
  private Map<String, String> scalars() throws IOException, JsonFault {
    Map<String, String> found = new LinkedHashMap<>();
    if (object()) {
      while (json.nextUnless(JsonToken.END_OBJECT)) {
        String name = json.memberName();
        if (json.at(JsonToken.START_ARRAY) || json.at(JsonToken.START_OBJECT)) {
          remember(json.expected(SCALAR + " for \"" + VisibleText.of(name) + "\""));
          json.skip();
        } else {
          checkNew(found.put(name, json.text(SCALAR)) == null, name);
        }
      }
    }
    return found;
  }

  private void secondaryMetrics() throws IOException, JsonFault {
    if (object()) {
      while (json.nextUnless(JsonToken.END_OBJECT)) {
        String name = json.memberName();
        if (object()) {
          checkNew(secondary.put(name, JmhMetricParser.parse(json)) == null, name);
        }
      }
    }
  }

  private void conditions() throws IOException, JsonFault {
    Map<String, String> machine = Map.of();
    Map<String, String> run = Map.of();
    List<Map<String, String>> forks = new ArrayList<>();
    if (object()) {
      while (json.nextUnless(JsonToken.END_OBJECT)) {
        switch (json.memberName()) {
          case "machine" -> machine = scalars();
          case "run" -> run = scalars();
          case "forks" -> {
            if (json.at(JsonToken.START_ARRAY)) {
              while (json.nextUnless(JsonToken.END_ARRAY)) {
                forks.add(scalars());
              }
            }
          }
          default -> json.skip();
        }
      }
    }
    conditions = new Conditions(machine, run, forks);
  }
}
