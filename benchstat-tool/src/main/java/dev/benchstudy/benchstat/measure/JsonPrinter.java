package dev.benchstudy.benchstat.measure;

import dev.benchstudy.benchstat.measure.JsonValue.JsonArray;
import dev.benchstudy.benchstat.measure.JsonValue.JsonConstant;
import dev.benchstudy.benchstat.measure.JsonValue.JsonNumber;
import dev.benchstudy.benchstat.measure.JsonValue.JsonObject;
import dev.benchstudy.benchstat.measure.JsonValue.JsonText;
import java.util.HexFormat;
import java.util.Locale;
import java.util.Map;

/**
 * Writes a JSON value as text that can be read and compared line by line: one member a line, arrays
 * of plain values on one line.
 */
final class JsonPrinter {
  private static final HexFormat HEX = HexFormat.of();

  private final StringBuilder out = new StringBuilder();

  private JsonPrinter() {}

  /** The value as text, ending in a newline. */
  static String print(JsonValue value) {
    JsonPrinter printer = new JsonPrinter();
    printer.append(value, "\n");
    return printer.out.append('\n').toString();
  }

  private void append(JsonValue value, String newline) {
    if (value instanceof JsonObject object) {
      appendObject(object, newline);
    } else if (value instanceof JsonArray array) {
      appendArray(array, newline);
    } else if (value instanceof JsonText text) {
      appendText(text.value());
    } else if (value instanceof JsonNumber number) {
      out.append(number.literal());
    } else if (value instanceof JsonConstant constant) {
      out.append(constant.name().toLowerCase(Locale.ROOT));
    }
  }

  private void appendObject(JsonObject object, String newline) {
    if (object.members().isEmpty()) {
      out.append("{}");
      return;
    }
    String inner = newline + "  ";
    String before = "{";
    for (Map.Entry<String, JsonValue> member : object.members().entrySet()) {
      out.append(before).append(inner);
      appendText(member.getKey());
      out.append(" : ");
      append(member.getValue(), inner);
      before = ",";
    }
    out.append(newline).append('}');
  }

  private void appendArray(JsonArray array, String newline) {
    boolean plain =
        array.items().stream().noneMatch(v -> v instanceof JsonArray || v instanceof JsonObject);
    String between = plain ? " " : newline + "  ";
    String before = plain ? "[" : "[" + between;
    for (JsonValue item : array.items()) {
      out.append(before);
      append(item, newline + "  ");
      before = "," + between;
    }
    if (array.items().isEmpty()) {
      out.append('[');
    }
    out.append(plain ? "" : newline).append(']');
  }

  private void appendText(String text) {
    out.append('"');
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      switch (c) {
        case '"', '\\' -> out.append('\\').append(c);
        case '\n' -> out.append("\\n");
        case '\t' -> out.append("\\t");
        case '\r' -> out.append("\\r");
        default -> {
          if (c < ' ') {
            out.append("\\u").append(HEX.toHexDigits(c));
          } else {
            out.append(c);
          }
        }
      }
    }
    out.append('"');
  }
}
