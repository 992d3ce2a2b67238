package dev.benchstudy.benchstat.measure;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import dev.benchstudy.benchstat.measure.JsonValue.JsonArray;
import dev.benchstudy.benchstat.measure.JsonValue.JsonConstant;
import dev.benchstudy.benchstat.measure.JsonValue.JsonNumber;
import dev.benchstudy.benchstat.measure.JsonValue.JsonObject;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads JSON text into a value, for the little that is changed as a whole. */
final class JsonParsing {
  private static final JsonFactory FACTORY = new JsonFactory();

  private JsonParsing() {}

  /**
   * The one value that a text holds.
   *
   * @throws IOException if it is not JSON, or more than one value; the message says where
   */
  static JsonValue parse(String text) throws IOException {
    try (JsonParser parser = FACTORY.createParser(text)) {
      JsonToken first = parser.nextToken();
      if (first == null) {
        throw new IOException("empty where JSON was expected");
      }
      JsonValue value = value(parser, first);
      if (parser.nextToken() != null) {
        throw new IOException("more text after the JSON value");
      }
      return value;
    }
  }

  private static JsonValue value(JsonParser parser, JsonToken token) throws IOException {
    return switch (token) {
      case START_OBJECT -> object(parser);
      case START_ARRAY -> array(parser);
      case VALUE_STRING -> JsonValue.of(parser.getText());
      case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT -> new JsonNumber(parser.getText());
      case VALUE_TRUE -> JsonConstant.TRUE;
      case VALUE_FALSE -> JsonConstant.FALSE;
      case VALUE_NULL -> JsonConstant.NULL;
      case END_ARRAY, END_OBJECT, FIELD_NAME, NOT_AVAILABLE, VALUE_EMBEDDED_OBJECT ->
          throw new IOException("unexpected " + token);
    };
  }

  private static JsonObject object(JsonParser parser) throws IOException {
    Map<String, JsonValue> members = new LinkedHashMap<>();
    for (String name = parser.nextFieldName(); name != null; name = parser.nextFieldName()) {
      members.put(name, value(parser, parser.nextToken()));
    }
    return new JsonObject(members);
  }

  private static JsonArray array(JsonParser parser) throws IOException {
    List<JsonValue> items = new ArrayList<>();
    for (JsonToken t = parser.nextToken(); t != JsonToken.END_ARRAY; t = parser.nextToken()) {
      items.add(value(parser, t));
    }
    return new JsonArray(items);
  }
}
