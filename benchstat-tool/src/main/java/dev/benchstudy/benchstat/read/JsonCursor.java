package dev.benchstudy.benchstat.read;

import ch.randelshofer.fastdoubleparser.JavaDoubleParser;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.core.json.JsonReadFeature;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A place in a JSON input that moves forward token by token.
 *
 * <p>Reads characters, not bytes, so that columns count characters and a byte outside UTF-8 becomes
 * U+FFFD. Depth, numbers and texts are bounded: no input makes it use much memory.
 */
final class JsonCursor {
  private static final int DEEPEST = 500;
  private static final int LONGEST_NUMBER = 1_000;

  /** The longest text, in characters. */
  static final int LONGEST_TEXT = 1 << 20;

  private static final int LONGEST_NAME = 10_000;

  /** What one record may hold, in characters; a number counts as {@link #COST} of them. */
  private static final int LARGEST_RECORD = 50_000_000;

  /** What a text costs besides its characters, and a number at all. */
  private static final int COST = 16;

  /** What a member costs besides the characters of its name. */
  private static final int MEMBER_COST = 256;

  private static final JsonFactory FACTORY =
      JsonFactory.builder()
          .enable(JsonReadFeature.ALLOW_NON_NUMERIC_NUMBERS)
          .disable(StreamReadFeature.AUTO_CLOSE_SOURCE)
          .streamReadConstraints(
              StreamReadConstraints.builder()
                  .maxNestingDepth(DEEPEST)
                  .maxNumberLength(LONGEST_NUMBER)
                  .maxStringLength(LONGEST_TEXT)
                  .maxNameLength(LONGEST_NAME)
                  .build())
          .build();

  /** Made when a number is read that stands there as a text. */
  private static final class PlainNumber {
    static final Pattern PATTERN =
        Pattern.compile("[-+]?[0-9]{1,1000}(?:\\.[0-9]{1,1000})?(?:[eE][-+]?[0-9]{1,9})?");
  }

  private final JsonParser parser;
  private int spent;

  private JsonCursor(JsonParser parser) {
    this.parser = parser;
  }

  /** Returns a place before the first token. */
  static JsonCursor of(ByteSource source) throws IOException {
    return new JsonCursor(
        FACTORY.createParser(new InputStreamReader(source.asStream(), StandardCharsets.UTF_8)));
  }

  /** Goes on to the next token and returns it; null at the end of the input. */
  @Nullable JsonToken next() throws IOException, JsonFault {
    try {
      return parser.nextToken();
    } catch (JsonProcessingException e) {
      throw fault(e);
    }
  }

  /** Goes on to the next token; returns false if that is {@code end}. */
  boolean nextUnless(JsonToken end) throws IOException, JsonFault {
    return next() != end;
  }

  /** Goes on to the end of the object or array that begins here, if one does. */
  void skip() throws IOException, JsonFault {
    try {
      parser.skipChildren();
    } catch (JsonProcessingException e) {
      throw fault(e);
    }
  }

  /** Goes on to the value of the member whose name stands here, and returns the name. */
  String memberName() throws IOException, JsonFault {
    String name = parser.currentName();
    spend(name.length() + MEMBER_COST);
    next();
    return name;
  }

  /** Tells that a record begins here. */
  void beginRecord() {
    spent = 0;
  }

  private void spend(int characters) throws JsonFault {
    spent += characters + COST;
    if (spent > LARGEST_RECORD) {
      throw new JsonFault(location(), JsonFault.BEYOND + "a record is too large");
    }
  }

  /** Returns whether this token is {@code token}. */
  boolean at(JsonToken token) {
    return parser.hasToken(token);
  }

  /** Returns where this token begins. */
  JsonLocation location() {
    return parser.currentTokenLocation();
  }

  /** Checks that this token is {@code token}; {@code what} says what should stand here. */
  void expect(JsonToken token, String what) throws JsonFault {
    if (!at(token)) {
      throw expected(what);
    }
  }

  /** Returns the text of a scalar, empty for null; {@code what} says what should stand here. */
  String text(String what) throws IOException, JsonFault {
    JsonToken token = parser.currentToken();
    if (token == null || !token.isScalarValue()) {
      throw expected(what);
    }
    try {
      String text = token == JsonToken.VALUE_NULL ? "" : parser.getText();
      spend(text.length());
      return text;
    } catch (JsonProcessingException e) {
      throw fault(e);
    }
  }

  /**
   * Returns a number. JMH writes those that JSON cannot hold as texts: {@code "NaN"}, {@code
   * "+INF"}, {@code "-INF"}; other programs write null for NaN.
   */
  double number(String what) throws IOException, JsonFault {
    JsonToken token = parser.currentToken();
    if (token != null && token.isNumeric()) {
      spend(0);
      try {
        return parser.isNaN()
            ? parser.getDoubleValue()
            : JavaDoubleParser.parseDouble(
                parser.getTextCharacters(), parser.getTextOffset(), parser.getTextLength());
      } catch (JsonProcessingException e) {
        throw fault(e);
      }
    }
    String text = text(what);
    return switch (text) {
      case "", "NaN" -> Double.NaN;
      case "INF", "+INF", "Infinity", "+Infinity" -> Double.POSITIVE_INFINITY;
      case "-INF", "-Infinity" -> Double.NEGATIVE_INFINITY;
      default -> {
        if (!PlainNumber.PATTERN.matcher(text).matches()) {
          throw expected(what);
        }
        yield Double.parseDouble(text);
      }
    };
  }

  /** Returns the fault of finding this token where {@code what} should stand. */
  JsonFault expected(String what) {
    return new JsonFault(location(), "expected " + what + ", found " + found());
  }

  private String found() {
    JsonToken token = parser.currentToken();
    if (token == null) {
      return "the end of the file";
    }
    return switch (token) {
      case START_OBJECT -> "an object";
      case START_ARRAY -> "an array";
      case END_ARRAY -> "the end of an array";
      case END_OBJECT -> "the end of an object";
      case FIELD_NAME -> "a member name";
      case VALUE_STRING -> "a text";
      case VALUE_NULL -> "null";
      case VALUE_TRUE, VALUE_FALSE -> "true or false";
      default -> "a number";
    };
  }

  private JsonFault fault(JsonProcessingException e) {
    return JsonFault.of(e, parser.currentLocation());
  }
}
