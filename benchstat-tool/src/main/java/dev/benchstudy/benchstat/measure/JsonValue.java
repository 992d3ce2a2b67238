package dev.benchstudy.benchstat.measure;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A JSON value. A file of results is read, changed in places and written again, so what this
 * program does not know of has to survive; numbers therefore keep the text they were written with.
 */
sealed interface JsonValue {

  /** A text value. */
  static JsonValue of(String value) {
    return new JsonText(value);
  }

  /** A number as JMH writes it: what JSON has no number for becomes a text. */
  static JsonValue of(double value) {
    if (Double.isNaN(value)) {
      return new JsonText("NaN");
    }
    if (Double.isInfinite(value)) {
      return new JsonText(value > 0 ? "+INF" : "-INF");
    }
    return new JsonNumber(Double.toString(value));
  }

  /** A whole number. */
  static JsonValue of(long value) {
    return new JsonNumber(Long.toString(value));
  }

  /** A truth value. */
  static JsonValue of(boolean value) {
    return value ? JsonConstant.TRUE : JsonConstant.FALSE;
  }

  /** A list of numbers as JMH writes them. */
  static JsonArray ofNumbers(List<Double> values) {
    return new JsonArray(values.stream().map(JsonValue::of).toList());
  }

  /** The number that stands here, JMH's texts for NaN and the infinities included. */
  default Optional<Double> asNumber() {
    return Optional.empty();
  }

  /** The text that stands here. */
  default Optional<String> asText() {
    return Optional.empty();
  }

  /** The items of an array; none if this is something else. */
  default List<JsonValue> items() {
    return List.of();
  }

  /** A text. */
  record JsonText(String value) implements JsonValue {
    @Override
    public Optional<Double> asNumber() {
      return switch (value) {
        case "NaN" -> Optional.of(Double.NaN);
        case "+INF" -> Optional.of(Double.POSITIVE_INFINITY);
        case "-INF" -> Optional.of(Double.NEGATIVE_INFINITY);
        default -> Optional.empty();
      };
    }

    @Override
    public Optional<String> asText() {
      return Optional.of(value);
    }
  }

  /** A number by the text it was written with. */
  record JsonNumber(String literal) implements JsonValue {
    @Override
    public Optional<Double> asNumber() {
      return Optional.of(Double.parseDouble(literal));
    }
  }

  /** The values that are words of JSON itself. */
  enum JsonConstant implements JsonValue {
    TRUE,
    FALSE,
    NULL
  }

  /** An array. */
  record JsonArray(List<JsonValue> items) implements JsonValue {
    public JsonArray {
      items = List.copyOf(items);
    }

    /** This array and one more item. */
    JsonArray plus(JsonValue item) {
      List<JsonValue> longer = new ArrayList<>(items);
      longer.add(item);
      return new JsonArray(longer);
    }
  }

  /** An object; its members keep their order. */
  record JsonObject(Map<String, JsonValue> members) implements JsonValue {
    static final JsonObject EMPTY = new JsonObject(Map.of());

    public JsonObject {
      members = Collections.unmodifiableMap(new LinkedHashMap<>(members));
    }

    Optional<JsonValue> get(String name) {
      return Optional.ofNullable(members.get(name));
    }

    Optional<String> text(String name) {
      return get(name).flatMap(JsonValue::asText);
    }

    Optional<Double> number(String name) {
      return get(name).flatMap(JsonValue::asNumber);
    }

    /** The items of an array member; none if there is no such array. */
    List<JsonValue> items(String name) {
      return get(name).map(JsonValue::items).orElse(List.of());
    }

    /** An object member; an empty object if there is none. */
    JsonObject object(String name) {
      return members.get(name) instanceof JsonObject object ? object : EMPTY;
    }

    /** This object with one member set: in its old place, or at the end. */
    JsonObject with(String name, JsonValue value) {
      Map<String, JsonValue> changed = new LinkedHashMap<>(members);
      changed.put(name, value);
      return new JsonObject(changed);
    }
  }
}
